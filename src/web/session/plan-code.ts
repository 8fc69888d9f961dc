import { openIdbStorage } from '../plan/outbox/idb-storage.ts';
import { createPlanStore } from '../plan/plan-store.ts';
import { openBeforeKept, openPlan } from './open-plan.ts';

/** What only somebody who is signed in needs: the sign-in screen comes without it. */
export const planCode = { openPlan, openBeforeKept, createPlanStore, openIdbStorage };

export type PlanCode = typeof planCode;
