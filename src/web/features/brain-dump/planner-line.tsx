import { useEffect, useState } from 'react';
import type { PlannerReply } from '#domain/contract.ts';
import { fetchPlanner } from '../../api/planner.ts';
import { useApi, useDevice } from '../../session/session-context.tsx';
import styles from './dump-form.module.css';

/** The server that could not be asked may be there again a moment later, without the browser noticing. */
const AGAIN_MS = 3_000;

/** Who reads the words; null until the server has said so, which is asked until it has. */
export function usePlanner(): PlannerReply | null {
  const api = useApi();
  const device = useDevice();
  const [planner, setPlanner] = useState<PlannerReply | null>(null);
  const isKnown = planner !== null;
  useEffect(() => {
    if (isKnown) return;
    let isShown = true;
    let cancel = (): void => undefined;
    const ask = (): void => {
      cancel();
      fetchPlanner(api).then(
        (reply) => isShown && setPlanner(reply),
        () => isShown && (cancel = device.after(AGAIN_MS, ask)),
      );
    };
    ask();
    const forget = device.onWake(ask);
    return () => {
      isShown = false;
      cancel();
      forget();
    };
  }, [api, device, isKnown]);
  return planner;
}

/** Who makes the plan and where the words go, said before anything is sent, and said when it is not known. */
export function PlannerLine({ planner }: { planner: PlannerReply | null }) {
  return <p className={styles.planner}>{wordsFor(planner)}</p>;
}

function wordsFor(planner: PlannerReply | null): string {
  if (planner === null)
    return 'Your server makes the plan. If it uses an AI service, your words are sent there.';
  const { plannedBy, host } = planner;
  if (plannedBy === 'built-in') return 'Planned on this server, without AI. Your words stay here.';
  const service = host === null ? 'an AI service' : `the AI service at ${host}`;
  return `Planned by ${service}. Your words are sent there.`;
}
