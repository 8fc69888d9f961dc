/** What tests read of the app's answers, and of its table of routes. */

import { inspectRoutes } from 'hono/dev';
import { PATHS, type Snapshot } from '#domain/contract.ts';
import type { ErrorBody } from '#domain/errors.ts';
import type { TestApp } from './test-app.ts';
import type { Person } from './test-person.ts';

export async function errorOf(
  response: Response,
): Promise<ErrorBody['error'] & { status: number }> {
  const { error } = (await response.json()) as ErrorBody;
  return { ...error, status: response.status };
}

export async function snapshotOf(person: Pick<Person, 'get'>): Promise<Snapshot> {
  return (await (await person.get(PATHS.profile)).json()) as Snapshot;
}

/** All that somebody answers by name: neither what every request passes nor the pages. */
export function routesOf({
  app,
}: Pick<TestApp, 'app'>): { readonly method: string; readonly path: string }[] {
  return inspectRoutes(app).filter(({ isMiddleware, path }) => !isMiddleware && path !== '/*');
}
