import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const STYLES = /import styles from '([^']+\.module\.css)';/;
const NAME = /\bstyles\.(\w+)/g;
/** Where a name is only known in the browser, it has to have all of them. */
const BY_NAME = /\bstyles\[/;

const files = new Map<string, string>();

/** By its file and its own name: shorter than what else tells classes apart, and known again in a browser. */
export function nameOfClass(name: string, file: string): string {
  const part = path.basename(file, '.module.css');
  if ((files.get(part) ?? file) !== file)
    throw new Error(`Two files of styles are called ${part}.`);
  files.set(part, file);
  return `${part}_${name}`;
}

/**
 * Writes the names of classes where they stand in the code, so that the page carries no list of them for
 * every file of styles: 1.5 kB of the dashboard's script, and as much of the sign-in screen's. A name that
 * its file of styles does not know fails the build.
 */
export function classNames(): Plugin[] {
  return [
    {
      name: 'class-names',
      apply: 'build',
      enforce: 'pre',
      transform(code, id) {
        const from = STYLES.exec(code)?.[1];
        if (from === undefined || BY_NAME.test(code)) return null;
        const file = path.resolve(path.dirname(id), from);
        const known = fs.readFileSync(file, 'utf8');
        return code.replace(NAME, (_whole, name: string) => {
          if (!new RegExp(`\\.${name}\\b`).test(known))
            throw new Error(`${file} has no class ${name}, which ${id} names.`);
          return `'${nameOfClass(name, file)}'`;
        });
      },
    },
    {
      // No name of it may be asked for any more; it is a style all the same.
      name: 'styles-stay',
      apply: 'build',
      enforce: 'post',
      transform: (code, id) =>
        id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null,
    },
  ];
}
