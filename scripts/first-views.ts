import fs from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { PATHS } from '../src/domain/contract.ts';
import { PAGE_BY_SESSION } from '../src/server/static/session-pages.ts';

/** Runs before everything else of the page, from within it. */
const EARLY = 'src/web/early/early.ts';

const ENTRY = 'src/web/main.tsx';

/** The parts of which the first picture needs one: the page imports it, and with it all that is drawn. */
export const VIEWS = { signedIn: 'src/web/signed-in.ts', signedOut: 'src/web/signed-out.ts' };

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Has the page ask at once for the view that it will show, and for what is drawn in it. */
export function firstViews(): Plugin {
  let folder = '';
  return {
    name: 'first-views',
    configResolved({ root, build: { outDir } }) {
      folder = path.resolve(root, outDir);
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle, chunk }) => {
        const entry = filesOf(bundle, chunk === undefined ? [] : [chunk]);
        const views = {
          signedIn: filesOf(bundle, chunksOf(bundle, VIEWS.signedIn)),
          signedOut: filesOf(bundle, chunksOf(bundle, VIEWS.signedOut)),
          page: filesOf(bundle, chunksOf(bundle, ENTRY)),
        };
        const beyond = (files: string[], known: string[]): string[] =>
          files.filter((file) => !known.includes(file));
        const signedIn = beyond(views.signedIn.scripts, entry.scripts);
        const signedOut = beyond(views.signedOut.scripts, entry.scripts);
        const ofBoth = signedOut.filter((file) => signedIn.includes(file));
        const late = beyond([...views.signedIn.styles, ...views.signedOut.styles], entry.styles);
        if (ofBoth.length > 0) throw new Error(`Loaded with the other view: ${ofBoth.join(', ')}`);
        if (late.length > 0) throw new Error(`Comes after its view: ${late.join(', ')}`);
        const [page = ''] = views.page.scripts;
        const script = `<script>${await earlyScript({ signedIn, signedOut, page })}</script>`;
        // Before any style: a script would wait for it.
        return withoutEntry(html).replace('<title>', (title) => `${script}\n    ${title}`);
      },
    },
    writeBundle: {
      order: 'pre',
      sequential: true,
      handler() {
        const page = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
        for (const [session, name] of Object.entries(PAGE_BY_SESSION))
          fs.writeFileSync(
            path.join(folder, name),
            page.replace('<html ', `<html data-session="${session}" `),
          );
      },
    },
  };
}

/** What both views need is fetched at once, and run with the view that imports it. */
function withoutEntry(html: string): string {
  return html.replaceAll(
    /<script type="module" crossorigin src="(\/assets\/[^"]+)"><\/script>/g,
    '<link rel="modulepreload" crossorigin href="$1">',
  );
}

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/**
 * Few files, because a browser fetches six at a time: what both views need, with the styles of both, and
 * what only one does. Left alone, every module that two dialogs share would be a file.
 */
export function nameOfChunk(id: string, modules: Modules): string | null {
  const isIn = (from: string): boolean => closureOf(from, modules).has(id);
  const isSignedIn = isIn(VIEWS.signedIn);
  const isSignedOut = isIn(VIEWS.signedOut);
  const isRuntime = id.includes('rolldown/runtime');
  if (isRuntime || isIn(ENTRY) || (isSignedIn && isSignedOut)) return 'page';
  // A style that comes after its view makes everything jump.
  if ((isSignedIn || isSignedOut) && /\.css$/.test(id)) return 'page';
  if (isSignedIn) return 'signed-in';
  // What is its own: of the rest some dialogs need a part as well.
  if (isSignedOut && /\/(signed-out\.tsx?|features\/sign-in\/.*|recovery-request\.ts)$/.test(id))
    return 'signed-out';
  // One file of all other styles: the page carries the name of each.
  return /\.css$/.test(id) ? 'later' : null;
}

const closures = new Map<string, ReadonlySet<string>>();

/** All that runs when this does, without what it fetches later. */
function closureOf(from: string, modules: Modules): ReadonlySet<string> {
  const known = closures.get(from);
  if (known !== undefined) return known;
  const found = new Set([path.resolve(import.meta.dirname, '..', from)]);
  for (const id of found)
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  closures.set(from, found);
  return found;
}

function chunksOf(bundle: Bundle | undefined, module: string): Chunk[] {
  if (bundle === undefined) return [];
  const id = path.resolve(import.meta.dirname, '..', module);
  const found = Object.values(bundle).find(
    (file): file is Chunk => file.type === 'chunk' && file.moduleIds.includes(id),
  );
  if (found === undefined) throw new Error(`${module} is not a part of its own in this build.`);
  return [found];
}

/** The chunks, and all that they cannot run without. */
function filesOf(bundle: Bundle | undefined, from: readonly Chunk[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const waiting = [...from];
  for (let chunk = waiting.shift(); chunk !== undefined; chunk = waiting.shift()) {
    if (scripts.has(`/${chunk.fileName}`)) continue;
    scripts.add(`/${chunk.fileName}`);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(`/${style}`);
    for (const name of chunk.imports) {
      const next = bundle?.[name];
      if (next?.type === 'chunk') waiting.push(next);
    }
  }
  return { scripts: [...scripts], styles: [...styles] };
}

async function earlyScript(views: Record<string, string[] | string>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { UNSTUCK_FIRST: JSON.stringify({ ...views, profile: PATHS.profile }) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: path.resolve(import.meta.dirname, '..', EARLY),
        output: { format: 'iife' },
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error(`${EARLY} was not built.`);
  const { code } = output.output[0];
  if (code.includes('</')) throw new Error(`${EARLY} would end its own tag.`);
  return code.trim();
}
