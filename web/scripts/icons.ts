/**
 * Icons: `import chalice from 'icon:jeweled-chalice'` is that one icon of the game-icons set, as
 * data; nothing of the set is shipped but what is imported. `virtual:used-icons` names them all, for
 * the credits.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { shortened } from './paths.ts';

const PREFIX = 'icon:';
const ALL = 'virtual:used-icons';
const IMPORT = /['"]icon:([a-z0-9-]+)['"]/g;
const LOADED = /^\0icon:([a-z0-9-]+)/;

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** The names of all icons that the sources import. */
export function usedIcons(folder: string): string[] {
  const found = new Set<string>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() && /\.(svelte|ts)$/.test(entry.name)) {
      const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
      for (const match of text.matchAll(IMPORT)) found.add(match[1]!);
    }
  }
  return [...found].sort();
}

/** Each folder has icons of its own, so that no page fetches a table for the sake of an icon. */
function folderOf(importer: string): string {
  return /src[\\/](games[\\/]\w+|\w+)[\\/]/.exec(importer)?.[1] ?? '';
}

export function icons(sources: string): Plugin {
  const require = createRequire(import.meta.url);
  let set: IconSet | undefined;

  function pathOf(name: string): string {
    set ??= JSON.parse(
      readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
    ) as IconSet;
    const body = (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''])?.body;
    if (!body) throw new Error(`there is no icon ${name} in the game-icons set`);
    return [...body.matchAll(/ d="([^"]+)"/g)].map((match) => shortened(match[1]!)).join('');
  }

  return {
    name: 'kingsbridge-icons',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (id.startsWith(PREFIX)) return `\0${id} ${folderOf(importer)}`;
      return id === ALL ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${ALL}`) return `export default ${JSON.stringify(usedIcons(sources))}`;
      const name = LOADED.exec(id)?.[1];
      return name && `export default ${JSON.stringify(pathOf(name))}`;
    },
  };
}
