import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

function settingsOf(source: Record<string, string>) {
  const result = readEnv(source);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.env;
}

function problemsOf(source: Record<string, string>) {
  const result = readEnv(source);
  return result.ok ? [] : result.problems;
}

const SECRET = 'x'.repeat(32);

describe('settings', () => {
  it('needs none', () => {
    const env = settingsOf({});
    expect(env).toMatchObject({ PORT: 3000, OPENAI_MODEL: 'gpt-4o', LOG_LEVEL: 'info' });
    expect(env.DATA_DIR).toBe(path.resolve('data'));
    expect(env.APP_URL).toBeUndefined();
  });

  it('takes a setting without a value for one that is not there', () => {
    expect(settingsOf({ PORT: '', AUTH_SECRET: ' ' })).toMatchObject({ PORT: 3000 });
  });

  it.each(['0', '1', '65535'])('takes the port %s', (port) => {
    expect(settingsOf({ PORT: port }).PORT).toBe(Number(port));
  });

  it.each(['-1', '65536', '3000x', '1e3', '99999', '3.5'])('refuses the port %s', (port) => {
    expect(problemsOf({ PORT: port })).toEqual([
      `PORT must be a whole number from 0 to 65535, not "${port}".`,
    ]);
  });

  it('gives the AI service 90 seconds, a person 50 requests a day and all people 2,000, unless told otherwise', () => {
    expect(settingsOf({})).toMatchObject({
      OPENAI_TIMEOUT_SECONDS: 90,
      AI_DAILY_LIMIT: 50,
      AI_DAILY_LIMIT_ALL: 2000,
    });
    const set = { OPENAI_TIMEOUT_SECONDS: '300', AI_DAILY_LIMIT: '1', AI_DAILY_LIMIT_ALL: '10' };
    expect(settingsOf(set)).toMatchObject({
      OPENAI_TIMEOUT_SECONDS: 300,
      AI_DAILY_LIMIT: 1,
      AI_DAILY_LIMIT_ALL: 10,
    });
  });

  it.each([
    ['OPENAI_TIMEOUT_SECONDS', '4', '5 to 300'],
    ['OPENAI_TIMEOUT_SECONDS', '301', '5 to 300'],
    ['OPENAI_TIMEOUT_SECONDS', '7.5', '5 to 300'],
    ['AI_DAILY_LIMIT', '0', '1 to 10000'],
    ['AI_DAILY_LIMIT', '10001', '1 to 10000'],
    ['AI_DAILY_LIMIT', 'many', '1 to 10000'],
    ['AI_DAILY_LIMIT_ALL', '0', '1 to 999999'],
  ])('refuses %s=%s', (name, value, range) => {
    expect(problemsOf({ [name]: value })).toEqual([
      `${name} must be a whole number from ${range}, not "${value}".`,
    ]);
  });

  it('names every bad setting at once', () => {
    const problems = problemsOf({
      PORT: 'abc',
      HOST: 'two words',
      APP_URL: 'unstuck.example.org',
      DATABASE_URL: 'mysql://x/y',
      AUTH_SECRET: 'short',
      TRUSTED_PROXIES: '10.0.0.0/40',
      SMTP_URL: 'https://mail',
      MAIL_FROM: 'nobody',
      OPENAI_BASE_URL: 'ftp://x',
      LOG_LEVEL: 'loud',
    });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PORT',
      'HOST',
      'APP_URL',
      'DATABASE_URL',
      'AUTH_SECRET',
      'TRUSTED_PROXIES',
      'SMTP_URL',
      'MAIL_FROM',
      'OPENAI_BASE_URL',
      'LOG_LEVEL',
    ]);
  });

  it('wants the key of the AI service apart from its address', () => {
    const [problem, ...more] = problemsOf({ OPENAI_BASE_URL: 'https://ada:canary@ai.example/v1' });
    expect(more).toEqual([]);
    expect(problem).toContain('OPENAI_API_KEY');
    expect(problem).not.toContain('canary');
    expect(problemsOf({ OPENAI_BASE_URL: 'https://ai.example/v1' })).toEqual([]);
  });

  it('asks for a secret of its own when the database is shared', () => {
    const DATABASE_URL = 'postgres://user:password@host/unstuck';
    expect(problemsOf({ DATABASE_URL })).toHaveLength(1);
    expect(problemsOf({ DATABASE_URL, AUTH_SECRET: SECRET })).toEqual([]);
    expect(problemsOf({ DATABASE_URL, PORT: 'x' })).toHaveLength(2);
  });

  it('never repeats a secret in what it says', () => {
    const problems = problemsOf({
      AUTH_SECRET: 'canary',
      DATABASE_URL: 'canary',
      SMTP_URL: 'canary',
    });
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toContain('canary');
  });

  it('keeps the origin of the public address only', () => {
    expect(settingsOf({ APP_URL: 'https://Unstuck.Example.org/' }).APP_URL).toBe(
      'https://unstuck.example.org',
    );
    expect(problemsOf({ APP_URL: 'https://example.org/unstuck' })).toHaveLength(1);
    expect(problemsOf({ APP_URL: 'https://example.org/?x' })).toHaveLength(1);
  });

  it('reads the proxies to believe as addresses and networks', () => {
    const { TRUSTED_PROXIES } = settingsOf({ TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.7,fd00::/8' });
    expect(TRUSTED_PROXIES.check('10.200.3.4')).toBe(true);
    expect(TRUSTED_PROXIES.check('192.0.2.7')).toBe(true);
    expect(TRUSTED_PROXIES.check('fd12::1', 'ipv6')).toBe(true);
    expect(TRUSTED_PROXIES.check('192.0.2.8')).toBe(false);
    expect(problemsOf({ TRUSTED_PROXIES: 'localhost' })).toHaveLength(1);
    expect(problemsOf({ TRUSTED_PROXIES: '10.0.0.0/' })).toHaveLength(1);
  });
});

describe('.env.example', () => {
  const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');

  it('lists every setting there is, and no other', () => {
    const listed = [...text.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name);
    const source = readFileSync(new URL('env.ts', import.meta.url), 'utf8');
    const known = [...source.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual(known.toSorted());
  });

  it('holds values that are taken, once its comments are removed', () => {
    const entries = [...text.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(problemsOf({ ...Object.fromEntries(entries), AUTH_SECRET: SECRET })).toEqual([]);
  });
});
