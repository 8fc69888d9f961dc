import { expect, it } from 'vitest';
import { createHashAhead, hashesAt, hashPassword, isPasswordOf } from './password-hash.ts';

it('is Argon2id at the cost that OWASP asks for, and different each time', async () => {
  const [one, two] = [await hashPassword('a word'), await hashPassword('a word')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(two);
});

it('knows its password and no other', async () => {
  const hash = await hashPassword('a word');
  expect(await isPasswordOf({ hash, password: 'a word' })).toBe(true);
  expect(await isPasswordOf({ hash, password: 'A word' })).toBe(false);
  expect(await isPasswordOf({ hash, password: '' })).toBe(false);
});

it('takes one character for the same however it was composed', async () => {
  const hash = await hashPassword('caf\u00e9 \ufb01');
  expect(await isPasswordOf({ hash, password: 'cafe\u0301 fi' })).toBe(true);
});

it('reads a hash that was made elsewhere and at another cost', async () => {
  // The reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1
  const hash =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await isPasswordOf({ hash, password: 'password' })).toBe(true);
  expect(await isPasswordOf({ hash, password: 'passwore' })).toBe(false);
});

it.each(['', 'plain', '$2b$10$abc', '$argon2id$v=19$m=1,t=1$x$y'])(
  'matches nothing with the hash "%s"',
  async (hash) => {
    expect(await isPasswordOf({ hash, password: hash })).toBe(false);
  },
);

it('that was made ahead is taken as it is while it is in use, and is a password like any other after', async () => {
  const { ahead, hash } = createHashAhead(
    hashesAt({ memory: 8, passes: 1, parallelism: 1, tagLength: 32 }),
  );
  const made = await ahead('a word', async (given) => {
    expect(await hash(given)).toBe(given);
    return given;
  });
  expect(await hash(made)).not.toBe(made);
});
