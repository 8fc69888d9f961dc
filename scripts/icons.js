import { withPinnedNode } from './with-pinned-node.js';

await withPinnedNode('scripts/drawing-icons.ts');
