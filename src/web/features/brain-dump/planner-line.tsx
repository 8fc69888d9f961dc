import { useEffect, useState } from 'react';
import type { PlannerReply } from '#domain/contract.ts';
import { ApiError } from '../../api/api-error.ts';
import { fetchPlanner } from '../../api/planner.ts';
import { backoffMs } from '../../plan/sync/backoff.ts';
import { useApi, useDevice } from '../../session/session-context.tsx';
import styles from './dump-form.module.css';

/** Who reads the words; null until the server has said so, which is asked until it has. */
export function usePlanner(): PlannerReply | null {
  const api = useApi();
  const device = useDevice();
  const [planner, setPlanner] = useState<PlannerReply | null>(null);
  const isKnown = planner !== null;
  useEffect(() => {
    if (isKnown) return;
    let isShown = true;
    let isAsking = false;
    let failures = 0;
    let cancel = (): void => undefined;
    // The server may be there again a moment later, without the browser noticing.
    const askLater = (cause: unknown): void => {
      isAsking = false;
      failures += 1;
      const retryAfterMs = cause instanceof ApiError ? cause.retryAfterMs : 0;
      const waitMs = backoffMs({ failures, random: device.random(), retryAfterMs });
      if (isShown) cancel = device.after(waitMs, ask);
    };
    const ask = (): void => {
      if (isAsking) return;
      cancel();
      isAsking = true;
      fetchPlanner(api).then((reply) => isShown && setPlanner(reply), askLater);
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
export function PlannerLine(props: {
  planner: PlannerReply | null;
  /** For the button that it is read out with. */
  id?: string;
}) {
  return (
    <p id={props.id} className={styles.planner}>
      {wordsFor(props.planner)}
    </p>
  );
}

function wordsFor(planner: PlannerReply | null): string {
  if (planner === null)
    return 'Your server makes the plan. If it uses an AI service, your words are sent there.';
  const { plannedBy, host } = planner;
  if (plannedBy === 'built-in') return 'Planned on this server, without AI. Your words stay here.';
  const service = host === null ? 'an AI service' : `the AI service at ${host}`;
  return `Planned by ${service}. Your words are sent there.`;
}
