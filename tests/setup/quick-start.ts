/**
 * For a program that a test starts: the database's code stays as it is first compiled. To compile it again
 * and better takes longer than is won by it in the few seconds that such a program lives.
 */
export const QUICK_START = ['--liftoff-only'];
