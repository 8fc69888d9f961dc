import { withPinnedNode } from './with-pinned-node.js';

await withPinnedNode('bench/eval/learning/learn-all.ts');
