import { withPinnedNode } from './with-pinned-node.js';

await withPinnedNode('scripts/testing/checks-only.ts');
