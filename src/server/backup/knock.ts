import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { OperatorProblem } from '../operator-problem.ts';
import { DOOR_HOST, type DoorKey } from './backup-door.ts';

/** Takes a backup from the program that runs on the data directory. */
export async function takeFromRunning({ port, secret }: DoorKey, to: Writable): Promise<void> {
  const asking = request({
    host: DOOR_HOST,
    port,
    path: '/backup',
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    agent: false,
  });
  asking.end();
  const response = await answered(asking);
  if (response.statusCode === 409)
    throw new OperatorProblem('Another backup is being taken at this moment. Try again after it.');
  if (response.statusCode !== 200) throw unreachable();
  try {
    await pipeline(response, to);
  } catch (error) {
    if (response.complete) throw error;
    throw new OperatorProblem(
      'The running Unstuck ended before the backup was whole; its log says why. Nothing was kept of it.',
      { cause: error },
    );
  }
}

async function answered(asking: ReturnType<typeof request>): Promise<IncomingMessage> {
  try {
    const [response] = (await once(asking, 'response')) as [IncomingMessage];
    return response;
  } catch (error) {
    throw unreachable(error);
  }
}

/** For a program on the data directory that has no door open, or whose door is not on this machine. */
export function unreachable(cause?: unknown): OperatorProblem {
  return new OperatorProblem(
    'An Unstuck is running on this data directory and cannot be reached from here. Run the backup as the same user, on the same machine; of a container, inside it: docker compose exec app-1 npm run backup.',
    { cause },
  );
}
