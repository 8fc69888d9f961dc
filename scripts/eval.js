import { withPinnedNode } from './with-pinned-node.js';

await withPinnedNode('bench/eval/planner-table.ts');
