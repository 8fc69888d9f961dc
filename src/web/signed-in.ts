/** What the page's first import asks for where somebody seems to be signed in: all that is drawn then. */

import './main.tsx';
import { Dashboard } from './app/dashboard.tsx';
import { dashboardPart } from './app/views.ts';
import { planCodeArrived } from './session/load-plan-code.ts';
import { planCode } from './session/plan-code.ts';

planCodeArrived(planCode);
dashboardPart.arrive(Dashboard);
