import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/testing/command.ts';

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

/** The proxy asks every server on its port, by the address that every server has. */
const NOBODY_SETS = ['HOST'];

test('the containers name every setting that there is, and no other', () => {
  const settings = new Set([...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, n]) => n));
  const image = /^ENV (.*)$/m.exec(read('Dockerfile'))?.[1]?.split(' ') ?? [];
  const server = read('compose.yaml').split('\nservices:')[0] ?? '';
  const named = [
    ...image.map((setting) => setting.split('=')[0]).filter((name) => name !== 'NODE_ENV'),
    ...[...server.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name),
  ];
  expect(new Set([...named, ...NOBODY_SETS])).toEqual(settings);
});

test('the containers trust the network that the proxy is in, for both kinds of addresses, and no other', () => {
  const compose = read('compose.yaml');
  const trusted = /TRUSTED_PROXIES: (.*)/.exec(compose)?.[1]?.split(',') ?? [];
  const front = compose.split('\n  front:')[1]?.split('\n  back:')[0] ?? '';
  const subnets = [...front.matchAll(/- subnet: (.*)/g)].map(([, subnet]) => subnet);
  expect(trusted).toEqual(subnets);
  expect(subnets.map((subnet) => subnet?.includes(':'))).toEqual([false, true]);
  expect(front).toContain('enable_ipv6: true');
});

test('the servers are a plain owner of the database that compose makes, and nobody comes as its superuser', () => {
  const compose = read('compose.yaml');
  const login = /DATABASE_URL: postgres:\/\/(\w+):/.exec(compose)?.[1];
  expect(login).not.toBe(/POSTGRES_USER: (\w+)/.exec(compose)?.[1] ?? 'postgres');
  expect(compose).toContain(`CREATE ROLE ${login} LOGIN CREATEROLE PASSWORD`);
  expect(compose).toContain(`ALTER DATABASE unstuck OWNER TO ${login};`);
  expect(compose).toContain('ALTER ROLE postgres PASSWORD NULL;');
});

test('the image brings the Node that everything else runs on', () => {
  const { dependencies } = JSON.parse(read('package.json'));
  const images = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(images).toEqual(images.map(() => `node:${dependencies.node}-slim`));
});
