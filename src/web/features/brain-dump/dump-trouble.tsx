import type { ReactNode } from 'react';
import { Sentences } from '../../ui/sentences.tsx';
import { dumpProblem, type ProblemPlace } from './dump-problem.ts';

/** What to show when words did not become a plan or a change. */
export function dumpTrouble(cause: unknown, place: ProblemPlace): ReactNode {
  return <Sentences of={dumpProblem(cause, place)} />;
}
