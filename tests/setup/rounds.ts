/** How often a costly test repeats itself: in every run of the tests, or in `npm run promise`. */
export function rounds({ always, atLength }: { always: number; atLength: number }): number {
  return process.env['AT_LENGTH'] === 'yes' ? atLength : always;
}
