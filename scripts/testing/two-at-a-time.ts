/** Runs them two at a time, in their order, for things that keep one core busy each. */
export async function twoAtATime<T>(tasks: readonly (() => Promise<T>)[]): Promise<T[]> {
  const left = tasks.entries();
  const answers: T[] = [];
  const lane = async () => {
    // Both lanes take from the same row.
    for (const [place, task] of left) answers[place] = await task();
  };
  await Promise.all([lane(), lane()]);
  return answers;
}
