import { storeCommand } from './store-command.js';

await storeCommand('src/server/backup/backup-command.ts');
