import { describe, expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

describe('a thought does not end', () => {
  it('behind "the okay", which is a thing', () => {
    expect(titlesOf('Get the okay from the photographer. Ring the vet.')[0]).toContain('okay');
  });

  it('behind "a plumber who\'ll"', () => {
    const text =
      "ring the vet find a plumber who'll look at the toilet upstairs pay the window cleaner";
    expect(titlesOf(text).join('\n')).toContain("plumber who'll look at the toilet");
  });
});
