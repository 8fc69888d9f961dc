import fs from 'node:fs';
import type { RealServer } from '../tests/setup/real-server.ts';

/** The resident set of the process that serves, which the start may have put under another. Linux only. */
export function residentMegabytes({ process: { pid } }: RealServer): number {
  const status = fs.readFileSync(`/proc/${servingPid(pid ?? 0)}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

function servingPid(pid: number): number {
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children === '' ? pid : servingPid(Number(children.split(' ')[0]));
}
