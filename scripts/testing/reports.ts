import fs from 'node:fs';

/** How many tests of a step went well, and how many did not. */
export type Tally = { passed: number; failed: number };

type Ended = { report: string; endedWell: boolean };

type VitestReport = {
  numPassedTests: number;
  numTotalTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** A test that was skipped did not pass, and a file that could not be read is a failure of its own. */
export function vitestTally({ report, endedWell }: Ended): Tally {
  const read = readReport<VitestReport>(report);
  if (read === null) return { passed: 0, failed: 1 };
  const unread = read.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = read.numTotalTests - read.numPassedTests + unread;
  return believed({ tally: { passed: read.numPassedTests, failed }, endedWell });
}

/** A journey that only went well on a second try, or not at all, did not pass. */
export function playwrightTally({ report, endedWell }: Ended): Tally {
  const read = readReport<PlaywrightReport>(report);
  if (read === null) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = read.stats;
  const failed = unexpected + flaky + skipped + read.errors.length;
  return believed({ tally: { passed: expected, failed }, endedWell });
}

/** No report of success counts when nothing ran, or when the run itself ended badly. */
function believed({ tally, endedWell }: { tally: Tally; endedWell: boolean }): Tally {
  const suspicious = tally.failed === 0 && (tally.passed === 0 || !endedWell);
  return suspicious ? { ...tally, failed: 1 } : tally;
}

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    process.stderr.write(`No report was left at ${file}.\n`);
    return null;
  }
}
