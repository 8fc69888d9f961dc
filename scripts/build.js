import { installWhatIsMissing } from './install.js';
import { orExitClearly } from './setup-problem.js';
import { buildWhatIsStale } from './web-build.js';

await orExitClearly(async () => {
  await installWhatIsMissing();
  await buildWhatIsStale();
});
