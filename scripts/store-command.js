import path from 'node:path';
import process from 'node:process';
import { withPinnedNode } from './with-pinned-node.js';

/** Runs a command on the store; a file named to it is where the person stands, not where npm goes. */
export async function storeCommand(script) {
  const [file] = process.argv.slice(2);
  if (file !== undefined) process.argv[2] = path.resolve(process.env.INIT_CWD ?? '.', file);
  await withPinnedNode(script);
}
