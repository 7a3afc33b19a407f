/**
 * Sentences: an imported .ftl file is its text, without what is only there for who writes it. The
 * client's own come with those that it shares with the terminal: they are always wanted together.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** A catalogue without comments, empty lines and spaces that say nothing. */
export function bare(catalogue: string): string {
  return catalogue
    .replace(/^#.*\n/gm, '')
    .replace(/^([\w-]+) = /gm, '$1=')
    .replace(/\{ (\$?[\w-]+) \}/g, '{$1}')
    .replace(/^ +/gm, ' ')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

export function texts(): Plugin {
  return {
    name: 'kingsbridge-texts',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.ftl')) return undefined;
      const files = [id.replace(/client\.(?=\w+\.ftl$)/, ''), id];
      const texts = [...new Set(files)].map((file) => bare(readFileSync(file, 'utf8')));
      return `export default ${JSON.stringify(texts.join('\n'))}`;
    },
  };
}
