/**
 * The form of a reply, for services that can hold a model to one. Only what all of them know:
 * every field required, no other field, no lengths and no bounds.
 */

import type { ChatQuestion } from './dialect.ts';

const text = { type: 'string' } as const;

function object(properties: Readonly<Record<string, unknown>>) {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  } as const;
}

function list(items: Readonly<Record<string, unknown>>) {
  return { type: 'array', items } as const;
}

function mountainWith(own: Readonly<Record<string, unknown>>) {
  const pebble = object({ ...own, title: text, description: text, minutes: { type: 'integer' } });
  const rock = object({ ...own, title: text, pebbles: list(pebble) });
  const boulder = object({ ...own, title: text, rocks: list(rock) });
  return object({ ...own, title: text, description: text, boulders: list(boulder) });
}

export const PLAN_SCHEMA: ChatQuestion['schema'] = {
  name: 'plan',
  schema: object({ mountains: list(mountainWith({})) }),
};

export const REVISION_SCHEMA: ChatQuestion['schema'] = {
  name: 'mountain',
  schema: mountainWith({ id: text }),
};
