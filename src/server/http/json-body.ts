import type { Context } from 'hono';
import * as z from 'zod/mini';
import { RequestError } from './request-error.ts';

const UTF_8 = new TextDecoder('utf-8', { fatal: true });
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/**
 * The body of a request as its schema describes it, or the refusal that says what is wrong. Its size is
 * limited before (`bodyLimits`).
 */
export async function readJson<Body>(c: Context, schema: z.ZodMiniType<Body>): Promise<Body> {
  if (!isJson(c.req.header('content-type'))) {
    throw new RequestError({
      status: 415,
      code: 'request.invalid',
      message: 'Send JSON, and say so in the content type.',
    });
  }
  return checked(parsedBody(await c.req.arrayBuffer()), schema);
}

/** A body that is an object, its fields not looked at yet. */
export function readJsonObject(c: Context): Promise<Readonly<Record<string, unknown>>> {
  return readJson(c, z.record(z.string(), z.unknown()));
}

export function isJson(contentType: string | undefined): boolean {
  return JSON_TYPE.test(contentType ?? '');
}

/** The value of a JSON text, or the refusal. */
export function parsedBody(bytes: ArrayBuffer | Uint8Array): unknown {
  try {
    return JSON.parse(UTF_8.decode(bytes));
  } catch {
    throw new RequestError({
      status: 400,
      code: 'request.invalid',
      message: 'The body is not JSON in UTF-8.',
    });
  }
}

function checked<Body>(body: unknown, schema: z.ZodMiniType<Body>): Body {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const { path, code } of result.error.issues) fields[path.join('.') || 'body'] ??= code;
  throw new RequestError({
    status: 400,
    code: 'request.invalid',
    message: 'Something in the request is not as it has to be.',
    fields,
  });
}
