import { Hono } from 'hono';
import { PATHS } from '#domain/contract.ts';
import type { AppEnv } from '../http/variables.ts';
import type { Planning } from './planning.ts';

/** Where a page learns who will read the words, before somebody writes them. */
export function planningRoutes({ planning }: { readonly planning: Pick<Planning, 'whoReads'> }) {
  return new Hono<AppEnv>().get(PATHS.planner, (c) => c.json(planning.whoReads()));
}
