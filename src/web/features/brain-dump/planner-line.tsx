import { useEffect, useState } from 'react';
import type { PlannerReply } from '#domain/contract.ts';
import { fetchPlanner } from '../../api/planner.ts';
import { useApi } from '../../session/session-context.tsx';
import styles from './dump-form.module.css';

/** Who reads the words; null until the server has said so. */
export function usePlanner(): PlannerReply | null {
  const api = useApi();
  const [planner, setPlanner] = useState<PlannerReply | null>(null);
  useEffect(() => {
    let isShown = true;
    fetchPlanner(api).then(
      (reply) => isShown && setPlanner(reply),
      // Without an answer nothing can be sent either; a guess here could be a false promise.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [api]);
  return planner;
}

/** Who makes the plan and where the words go, said before anything is sent. */
export function PlannerLine({ planner }: { planner: PlannerReply | null }) {
  return (
    <p className={styles.planner}>{planner ? wordsFor(planner) : 'Planned by your server.'}</p>
  );
}

function wordsFor({ plannedBy, host }: PlannerReply): string {
  if (plannedBy === 'built-in') return 'Planned on this server, without AI. Your words stay here.';
  const service = host === null ? 'an AI service' : `the AI service at ${host}`;
  return `Planned by ${service}. Your words are sent there.`;
}
