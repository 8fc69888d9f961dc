/** What a service says is wrong, read from the shapes that are about. */

import { parsedJson } from '#domain/parsed-json.ts';

export type ServerProblem = {
  readonly code: string;
  readonly param: string;
  readonly message: string;
};

type Fields = Readonly<Record<string, unknown>>;

/** The problem in the body of an answer; empty where it says nothing that can be read. */
export function problemIn(body: string): ServerProblem {
  const outer = fieldsOf(parsedJson(body));
  const inner = fieldsOf(outer['error'] ?? outer['detail'] ?? outer);
  return {
    code: textOf(inner['code']) || textOf(inner['type']),
    param: textOf(inner['param']) || placeOf(inner['loc']),
    message:
      textOf(inner['message']) ||
      textOf(inner['msg']) ||
      textOf(outer['error']) ||
      textOf(outer['detail']) ||
      textOf(outer['message']),
  };
}

/** Some servers answer with a list of problems: the first one counts. */
function fieldsOf(value: unknown): Fields {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'object' && first !== null ? { ...first } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function placeOf(value: unknown): string {
  return Array.isArray(value) ? value.filter((part) => part !== 'body').join('.') : '';
}
