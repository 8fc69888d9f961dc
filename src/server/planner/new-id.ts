import { randomUUID } from 'node:crypto';
import type { NewId } from '#domain/plan/identity.ts';

export const randomId: NewId = (prefix) => `${prefix}-${randomUUID()}`;
