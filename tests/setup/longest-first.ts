import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The longest files, which also need workers of a kind of their own. Where nobody has measured yet,
 * files go by their size, and these would be waited for alone at the end.
 */
const FIRST = [
  'domain/planner/plan-quality.test.ts',
  'domain/planner/built-in-planner.test.ts',
  'server/db/kill.test.ts',
  'server/live/rolling-restart.test.ts',
  'server/db/pglite/power-cut.test.ts',
  'server/main-start.test.ts',
  'web/plan/model/model.test.ts',
  'web/plan/model/model-server.test.ts',
  'web/session/session.test.ts',
  'web/session/recovery.test.ts',
  'web/session/devices.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = FIRST.findIndex((file) => moduleId.endsWith(file));
  return place === -1 ? FIRST.length : place;
}
