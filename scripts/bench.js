import { withPinnedNode } from './with-pinned-node.js';

await withPinnedNode('bench/all-figures.ts');
