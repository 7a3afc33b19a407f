/**
 * Tells the browser that the functions of a file are called as soon as it is there: it then compiles
 * them beside, while the file comes, and not one after the other when they are called. Each of our
 * files is drawn from once it is fetched. A browser that does not know the sign sees a comment.
 */
import type { Plugin } from 'vite';

const SIGN = '//# allFunctionsCalledOnLoad\n';

export function hints(): Plugin {
  return {
    name: 'kingsbridge-hints',
    generateBundle: {
      order: 'post',
      handler(_, files) {
        for (const file of Object.values(files)) {
          if (file.type === 'chunk') file.code = SIGN + file.code;
        }
      },
    },
  };
}
