import { builtInPlanner } from './built-in.ts';
import { plannerKeepsItsPromises } from './planner.test-suite.ts';

plannerKeepsItsPromises(() => builtInPlanner);
