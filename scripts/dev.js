import { withPinnedNode } from './with-pinned-node.js';

await withPinnedNode('scripts/development.ts');
