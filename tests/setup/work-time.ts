/** How long this thread worked on something, in milliseconds: the clock also tells how busy the machine is. */
export function workMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
