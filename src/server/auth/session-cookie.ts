import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { parse } from 'hono/utils/cookie';

/** A SHA-256 in base64. */
const SIGNATURE = /^[A-Za-z0-9+/]{43}=$/;

/** The value of a cookie that was signed with the secret, as better-auth signs it; else null. */
export function signedCookie(
  c: Context,
  { name, secret }: { readonly name: string; readonly secret: string },
): string | null {
  const cookie = parse(c.req.header('cookie') ?? '', name)[name] ?? '';
  const end = cookie.lastIndexOf('.');
  const signature = cookie.slice(end + 1);
  if (end === -1 || !SIGNATURE.test(signature)) return null;
  const value = cookie.slice(0, end);
  const expected = createHmac('sha256', secret).update(value).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'base64')) ? value : null;
}
