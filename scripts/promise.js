import './build.js';
import { withPinnedNode } from './with-pinned-node.js';

await withPinnedNode('scripts/testing/promise.ts');
