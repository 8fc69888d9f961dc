import { failedAs } from '../planner/ai/ai-failure.ts';
import type { Planner } from '../planner/planner.ts';
import type { AiCall, Metrics } from './metrics.ts';

/** The planner, with each call of it counted and timed. */
export function measuredPlanner(planner: Planner, { aiCall }: Pick<Metrics, 'aiCall'>): Planner {
  async function measured<Reply extends object>(
    work: AiCall['work'],
    call: Promise<Reply>,
  ): Promise<Reply> {
    const start = performance.now();
    const done = (outcome: string) =>
      aiCall({ work, outcome, seconds: (performance.now() - start) / 1000 });
    try {
      const reply = await call;
      done('understood' in reply && reply.understood === false ? 'not-understood' : 'answered');
      return reply;
    } catch (error) {
      done(failedAs(error) ?? 'error');
      throw error;
    }
  }
  return {
    structure: (...asked) => measured('structure', planner.structure(...asked)),
    revise: (...asked) => measured('revise', planner.revise(...asked)),
  };
}
