/** The whole program for tests: starts that come to nothing, and ends in the middle of something. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type net from 'node:net';
import path from 'node:path';
import { PATHS } from '#domain/contract.ts';
import { QUICK_START } from '../../tests/setup/quick-start.ts';
import type { RealServer } from '../../tests/setup/real-server.ts';
import type { Credentials } from './test-person.ts';

// As `npm start` starts it once everything is installed and built.
const START = [
  ...QUICK_START,
  path.join(import.meta.dirname, '../../scripts/start.js'),
  '--right-node',
];

/** Starts the program in this folder with these settings and none of ours; answers what became of it. */
export async function runProgram(cwd: string, settings: Record<string, string>) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, START, {
    cwd,
    env: { PATH, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (said.stdout += chunk));
  child.stderr.on('data', (chunk) => (said.stderr += chunk));
  const [code] = await once(child, 'close');
  return { code: code as number | null, ...said };
}

/**
 * Signals a server twice while it has read half of a sign-up, beside a connection that idles, and
 * sends the other half then. Answers how the sign-up was answered, and how the server ended.
 */
export async function endInTheMiddle(
  server: RealServer,
  { signal, person }: { readonly signal: NodeJS.Signals; readonly person: Credentials },
) {
  const agent = new http.Agent({ keepAlive: true });
  const idle = http.get(`${server.url}/healthz`, { agent });
  const [answer] = (await once(idle, 'response')) as [http.IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  const body = JSON.stringify(person);
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const slow = http.request(server.url + PATHS.signUp, { method: 'POST', headers });
  slow.write(body.slice(0, 10));
  const [socket] = (await once(slow, 'socket')) as [net.Socket];
  if (socket.connecting) await once(socket, 'connect');
  // Answered on another connection: by now the half request has been read as well.
  await fetch(`${server.url}/healthz`, { headers: { connection: 'close' } });
  const gone = once(server.process, 'exit');
  server.process.kill(signal);
  server.process.kill(signal);
  slow.end(body.slice(10));
  const [reply] = (await once(slow, 'response')) as [http.IncomingMessage];
  reply.resume();
  const end = await gone;
  agent.destroy();
  await server.stop();
  return { status: reply.statusCode, end };
}
