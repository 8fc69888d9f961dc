import { spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const PAGE = 'http://localhost:5173';

// The page comes from Vite, which passes /api on; the server has to know the address in the browser.
const server = ['--watch', '--watch-preserve-output', path.join('src', 'server', 'main.ts')];
const page = [
  path.join('node_modules', 'vite', 'bin', 'vite.js'),
  '--port',
  '5173',
  '--strictPort',
];

const children = [server, page].map((args) =>
  spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, APP_URL: process.env.APP_URL ?? PAGE },
  }),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => endAll(signal));
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 1;
    endAll('SIGTERM');
  });
}

function endAll(signal: NodeJS.Signals): void {
  for (const child of children) if (child.exitCode === null) child.kill(signal);
}
