import { goesWell, type PlanView } from '../plan/plan-view.ts';

type OwnChanges = Pick<PlanView, 'waiting' | 'newer' | 'sync' | 'storage'>;

/** How the changes of this device stand, in words; empty while all is well. */
export function standingWords(plan: OwnChanges): string {
  const { newer, waiting } = plan;
  return [waiting > 0 ? waitingLine(plan) : awayLine(plan), newer > 0 ? newerLine(newer) : '']
    .filter((line) => line !== '')
    .join(' ');
}

/** The same by ear: it becomes another one when something else is the matter, not with every change. */
export function spokenStanding(plan: OwnChanges): string {
  const { waiting, storage, sync } = plan;
  const still = standingWords({ ...plan, waiting: 0 });
  const isAskedToWait = sync === 'asked-to-wait';
  if (waiting === 0 || goesWell(sync)) return still;
  if (storage === 'memory')
    return `${still} This browser cannot keep your changes: leave this tab open.`.trimStart();
  if (isAskedToWait)
    return 'Your changes are kept on this device and sent in a while: it was a lot in a short time.';
  return sync === 'stopped' ? 'Your changes are kept until you sign in again.' : still;
}

function waitingLine({ waiting, sync, storage }: OwnChanges): string {
  if (goesWell(sync)) return '';
  const isOne = waiting === 1;
  const changes = isOne ? '1 change waiting' : `${waiting} changes waiting`;
  if (storage === 'memory')
    return `${changes}. This browser cannot keep ${isOne ? 'it' : 'them'}: leave this tab open.`;
  const kept = isOne ? 'It is kept' : 'They are kept';
  if (sync === 'stopped') return `${changes}. ${kept} until you sign in again.`;
  if (sync === 'asked-to-wait')
    return `${changes}. ${kept} on this device and sent in a while: it was a lot in a short time.`;
  return `${changes}. ${kept} on this device and sent as soon as the server can be reached.`;
}

function awayLine({ sync, storage }: OwnChanges): string {
  if (sync !== 'unreachable') return '';
  const line = 'The server cannot be reached right now.';
  return storage === 'memory' ? line : `${line} You can go on: this device keeps what you do.`;
}

function newerLine(newer: number): string {
  return newer === 1
    ? '1 change was made with a newer version of Unstuck. It is kept here for that version.'
    : `${newer} changes were made with a newer version of Unstuck. They are kept here for that version.`;
}
