/**
 * For a program that a test starts, and for a worker of the tests: the database's code stays as it is first
 * compiled. To compile it again and better takes longer than is won by it in the time that they live.
 */
export const QUICK_START = ['--liftoff-only'];
