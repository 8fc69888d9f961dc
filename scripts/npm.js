import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { endOf } from './child.js';

export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

/**
 * Runs npm in the root of the clone. Everything it says goes to standard error and is also
 * returned, so that a failure can be explained.
 */
export async function npm(args) {
  const cli = process.env.npm_execpath ?? '';
  const [command, first] = cli.endsWith('npm-cli.js')
    ? [nodeFromOutside(), [cli]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  const child = spawn(command, [...first, ...args, ...cacheThatCanBeWritten()], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: command === 'npm.cmd',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
      process.stderr.write(chunk);
    });
  const { code, signal, error } = await endOf(child);
  return { code: code ?? 1, signal, said: said + (error?.message ?? '') };
}

/** The Node that was there before this clone: `npm ci` removes the clone's own while it runs. */
function nodeFromOutside() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const outside = folders
    .filter((folder) => folder !== '' && !folder.startsWith(ROOT + path.sep))
    .map((folder) => path.join(folder, name));
  return outside.find((file) => fs.existsSync(file)) ?? process.execPath;
}

function cacheThatCanBeWritten() {
  const wanted = process.env.npm_config_cache;
  if (wanted === undefined || canWrite(wanted)) return [];
  return ['--cache', path.join(ROOT, '.cache', 'npm')];
}

function canWrite(folder) {
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
