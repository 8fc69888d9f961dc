import { expect, test } from 'vitest';
import { judge } from './advisories.ts';

const report = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { vulnerabilities: {} } });

test('packages with a grave weakness that is known are named, slight ones are not', () => {
  const found = {
    hono: { severity: 'high' },
    pg: { severity: 'critical' },
    idb: { severity: 'low' },
  };
  expect(judge(report(found))).toEqual({ outcome: 'weak', names: ['hono', 'pg'] });
  expect(judge(report({ idb: { severity: 'moderate' } }))).toEqual({ outcome: 'clean' });
});

test.each(['', '<html>', '[]', 'null', '{"message":"405 Method Not Allowed"}', '{"error":{}}'])(
  'the answer %j says nothing about weaknesses, and is not taken for a good one',
  (text) => {
    expect(judge(text).outcome).toBe('unknown');
  },
);
