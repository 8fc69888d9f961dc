import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

// The first choice of the OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane.
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const NONCE_LENGTH = 16;
const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Hashes a password into a PHC string, which names its own parameters. */
export type HashPassword = (password: string) => Promise<string>;

export const hashPassword: HashPassword = hashesAt(COST);

/** Makes a `HashPassword` of some cost; people's passwords are hashed by `hashPassword`. */
export function hashesAt(cost: typeof COST): HashPassword {
  return async (password) => {
    const nonce = randomBytes(NONCE_LENGTH);
    const tag = await tagOf({ password, nonce, ...cost });
    const { memory, passes, parallelism } = cost;
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(nonce)}$${text(tag)}`;
  };
}

export type HashAhead = ReturnType<typeof createHashAhead>;

/**
 * For the engine, which at sign-up hashes inside its transaction: a hash that was made ahead is given to
 * it as the password, and taken as it is. Nobody else can know one while it is in use.
 */
export function createHashAhead(hashPassword: HashPassword) {
  const made = new Set<string>();
  return {
    hash: async (password: string): Promise<string> =>
      made.has(password) ? password : hashPassword(password),

    async ahead<Result>(password: string, use: (hash: string) => Promise<Result>): Promise<Result> {
      const hash = await hashPassword(password);
      made.add(hash);
      try {
        return await use(hash);
      } finally {
        made.delete(hash);
      }
    },
  };
}

/** True when the password is the one that was hashed; a string that is no such hash matches none. */
export async function isPasswordOf({
  hash,
  password,
}: {
  readonly hash: string;
  readonly password: string;
}): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = PHC.exec(hash) ?? [];
  if (nonce === undefined || tag === undefined) return false;
  const expected = Buffer.from(tag, 'base64');
  const actual = await tagOf({
    password,
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

function tagOf({
  password,
  ...parameters
}: Omit<Argon2Parameters, 'message'> & { readonly password: string }): Promise<Buffer> {
  // The same word typed on two keyboards may come as different code points.
  return derive('argon2id', { message: password.normalize('NFKC'), ...parameters });
}

function text(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
