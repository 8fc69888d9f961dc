import { useState } from 'react';
import { usePlan } from '../plan/use-plan.ts';
import { isAway, standingWords } from './standing-words.ts';

export function StandingLine() {
  const plan = usePlan();
  const [wasAway, setWasAway] = useState(false);
  const away = isAway({ sync: plan.sync, wasAway });
  if (away !== wasAway) setWasAway(away);
  return standingWords({ ...plan, isAway: away });
}
