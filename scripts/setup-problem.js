/** Something the person at the keyboard has to know or mend: shown as its message, without a stack. */
export class SetupProblem extends Error {}

/** Runs a command of the house; a `SetupProblem` ends it with one clear line and exit code 1. */
export async function orExitClearly(work) {
  try {
    return await work();
  } catch (error) {
    process.stderr.write(`${error instanceof SetupProblem ? error.message : error.stack}\n`);
    process.exit(1);
  }
}
