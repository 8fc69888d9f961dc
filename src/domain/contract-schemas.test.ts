import { describe, expect, it } from 'vitest';
import { brainDumpRequestSchema, pushFrameSchema } from './contract-schemas.ts';
import { anOperation } from './plan/test-builders.ts';

const AN_OPERATION = anOperation({ kind: 'node.delete', nodeType: 'rock', nodeId: 'r1' });

describe('a push', () => {
  const sentAt = '2026-11-20T10:00:00.000Z';

  it('carries at most 50 operations', () => {
    const operations = (count: number) => Array(count).fill(AN_OPERATION);
    expect(pushFrameSchema.safeParse({ sentAt, operations: operations(50) }).success).toBe(true);
    expect(pushFrameSchema.safeParse({ sentAt, operations: operations(51) }).success).toBe(false);
  });

  it('has a frame that an operation of the wrong form does not break', () => {
    const broken = { opId: AN_OPERATION.opId, kind: 'from the future' };
    const push = { sentAt, operations: [broken, AN_OPERATION] };
    expect(pushFrameSchema.parse(push)).toEqual(push);
    expect(pushFrameSchema.safeParse({ sentAt, operations: [{}] }).success).toBe(false);
  });
});

describe('a brain dump', () => {
  const request = {
    dumpId: '00000000-0000-4000-8000-000000000001',
    text: 'Call Ada\nbuy soil',
    at: '2026-11-20T10:00:00.000Z',
    sentAt: '2026-11-20T10:00:00.000Z',
    zone: 'Europe/Lisbon',
  };

  it('is taken with its text as it is', () => {
    expect(brainDumpRequestSchema.parse(request)).toEqual(request);
  });

  it('is made storable instead of refused for a broken character', () => {
    const text = 'a\0b \ud83e';
    expect(brainDumpRequestSchema.parse({ ...request, text }).text).toBe('ab \ufffd');
  });

  it('is not taken without its parts', () => {
    expect(brainDumpRequestSchema.safeParse({ ...request, dumpId: '1' }).success).toBe(false);
    expect(brainDumpRequestSchema.safeParse({ ...request, text: null }).success).toBe(false);
    expect(brainDumpRequestSchema.safeParse({ ...request, more: 1 }).success).toBe(false);
  });
});
