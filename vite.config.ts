import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { classNames, nameOfClass } from './scripts/class-names.ts';
import { firstViews, nameOfChunk, VIEWS } from './scripts/first-views.ts';
import { offlineWorker, WORKER_FILE } from './scripts/offline-worker.ts';

/** The file name of the font that the first paint needs: the page asks for it before it has read the styles. */
const FIRST_FONT = /atkinson-hyperlegible-next-latin-wght-normal-[^/]*\.woff2$/;

function preloadFirstFont(): Plugin {
  return {
    name: 'preload-first-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FONT.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
          })),
    },
  };
}

export default defineConfig({
  root: 'src/web',
  css: { modules: { generateScopedName: nameOfClass } },
  plugins: [classNames(), react(), preloadFirstFont(), firstViews(), offlineWorker()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: ['chrome125', 'edge125', 'firefox128', 'safari17.5'],
    // The content security policy allows neither inline scripts nor data: fonts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The page would carry the names of all files that a dialog imports, of which it has many already.
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    sourcemap: false,
    rolldownOptions: {
      input: {
        index: 'src/web/index.html',
        'signed-in': VIEWS.signedIn,
        'signed-out': VIEWS.signedOut,
        worker: 'src/web/offline/worker/worker.ts',
      },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: nameOfChunk, debugName: 'first views' }],
        },
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER_FILE : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    proxy: { '/api': 'http://localhost:3000' },
  },
});
