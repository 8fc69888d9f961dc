/** Every setting of the program: the only reader of `process.env` and of `.env`. */

import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { codeOf } from './error-code.ts';
import { DEFAULT_DEADLINE_MS } from './planner/ai/ai-settings.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const SECRET_LENGTH = 32;
/** Connections for requests, unless told otherwise; the live channel has one more. */
export const POOL_SIZE = 10;

const url = (protocols: readonly string[], message: string) =>
  z.string().refine((text) => {
    const parsed = URL.parse(text);
    return parsed !== null && protocols.includes(parsed.protocol) && parsed.host !== '';
  }, message);

const web = (message: string) => url(['http:', 'https:'], message);

const wholeNumber = ({ from, to }: { readonly from: number; readonly to: number }) => {
  const message = `must be a whole number from ${from} to ${to}`;
  return z
    .string()
    .regex(/^\d{1,6}$/, message)
    .transform(Number)
    .refine((value) => value >= from && value <= to, message);
};

const hostName = z
  .string()
  .regex(/^[^\s/]+$/, 'must be a host name or an address to listen on, such as 127.0.0.1');

const settings = z.object({
  PORT: wholeNumber({ from: 0, to: 65_535 }).default(3000),
  HOST: hostName.optional(),
  APP_URL: z
    .string()
    .refine(isOrigin, 'must be the address that people type, such as https://unstuck.example.org')
    .transform((text) => new URL(text).origin)
    .optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: url(
    ['postgres:', 'postgresql:'],
    'must be the address of a PostgreSQL database, such as postgres://user:password@host:5432/unstuck',
  ).optional(),
  DATABASE_POOL_SIZE: wholeNumber({ from: 2, to: 500 }).default(POOL_SIZE),
  AUTH_SECRET: z
    .string()
    .min(SECRET_LENGTH, `must be at least ${SECRET_LENGTH} characters long`)
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((text, context) => {
      const list = trustedProxies(text);
      if (list !== null) return list;
      context.addIssue('must be addresses or networks with commas between, such as 10.0.0.0/8');
      return z.NEVER;
    })
    .default(() => new BlockList()),
  SMTP_URL: url(
    ['smtp:', 'smtps:'],
    'must be the address of a mail server, such as smtps://user:password@mail.example.org',
  ).optional(),
  MAIL_FROM: z
    .string()
    .regex(/@/, 'must be a mail address, such as Unstuck <unstuck@example.org>')
    .default('Unstuck <unstuck@localhost>'),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: web('must be a web address, such as https://api.openai.com/v1')
    .refine(
      (text) => (URL.parse(text)?.username ?? '') === '',
      'must hold no name and no password: what the service asks for goes into OPENAI_API_KEY',
    )
    .optional(),
  OPENAI_MODEL: z.string().default('gpt-4o'),
  OPENAI_TIMEOUT_SECONDS: wholeNumber({ from: 5, to: 300 }).default(DEFAULT_DEADLINE_MS / 1000),
  AI_DAILY_LIMIT: wholeNumber({ from: 1, to: 10_000 }).default(50),
  AI_DAILY_LIMIT_ALL: wholeNumber({ from: 1, to: 999_999 }).default(2000),
  METRICS_PORT: wholeNumber({ from: 0, to: 65_535 }).optional(),
  METRICS_HOST: hostName.default('127.0.0.1'),
  DRAIN_SECONDS: wholeNumber({ from: 0, to: 300 }).default(0),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

const NAMES = Object.keys(settings.shape);
const SECRETS = new Set([
  'DATABASE_URL',
  'AUTH_SECRET',
  'SMTP_URL',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
]);

export type Env = z.infer<typeof settings>;

export type EnvResult =
  | { readonly ok: true; readonly env: Env }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads the settings of this process: `.env` in the working directory, overruled by the environment. */
export function readProcessEnv(): EnvResult {
  return readEnv({ ...fromFile(path.resolve('.env')), ...process.env });
}

/** The settings of a command that works on the store and serves nobody: it signs nothing. */
export function readStoreEnv(): EnvResult {
  const source = { ...fromFile(path.resolve('.env')), ...process.env };
  return readEnv(source, { signs: false });
}

/** Checks settings, all at once: what is wrong comes back as one plain sentence for each name. */
export function readEnv(
  source: Readonly<Record<string, string | undefined>>,
  { signs }: { readonly signs: boolean } = { signs: true },
): EnvResult {
  // `PORT=` in a file means the same as no line at all.
  const given = Object.fromEntries(
    NAMES.map((name) => [name, source[name]?.trim()]).filter(([, value]) => value),
  );
  const parsed = settings.safeParse(given);
  const problems = (parsed.error?.issues ?? []).map((issue) => {
    const name = String(issue.path[0]);
    const found = SECRETS.has(name) ? '' : `, not "${given[name]}"`;
    return `${name} ${issue.message}${found}.`;
  });
  if (signs && given['DATABASE_URL'] !== undefined && given['AUTH_SECRET'] === undefined)
    problems.push(
      `AUTH_SECRET must be set when DATABASE_URL is: ${SECRET_LENGTH} or more random characters, the same for every server.`,
    );
  if (!parsed.success || problems.length > 0) return { ok: false, problems };
  const env = { ...parsed.data, DATA_DIR: path.resolve(parsed.data.DATA_DIR) };
  return { ok: true, env };
}

function isOrigin(text: string): boolean {
  const parsed = URL.parse(text);
  return (
    parsed !== null &&
    ['http:', 'https:'].includes(parsed.protocol) &&
    parsed.pathname === '/' &&
    !/[?#@]/.test(text)
  );
}

function fromFile(file: string): Record<string, string | undefined> {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return {};
    throw error;
  }
}

function trustedProxies(text: string): BlockList | null {
  const list = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0) return null;
    if (prefix === undefined) {
      list.addAddress(address, family);
      continue;
    }
    const bits = Number(prefix);
    if (!/^\d{1,3}$/.test(prefix) || bits > (family === 'ipv6' ? 128 : 32)) return null;
    list.addSubnet(address, bits, family);
  }
  return list;
}
