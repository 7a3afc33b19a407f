/** Reads schemas by name as JSON from standard input, writes TypeScript by name as JSON. */
import { readFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const banner = '// Made by `make types` from the Python types; do not edit.\n';

const made = {};
for (const [name, schema] of Object.entries(JSON.parse(readFileSync(0, 'utf8')))) {
  const text = await compile(schema, 'Unused', {
    bannerComment: banner,
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 100 },
  });
  made[name] = text
    .replace(/export interface Unused \{\}\n/, '')
    .replace(
      /\/\*\*\n \* This interface was referenced by `Unused`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g,
      '',
    )
    .replace(
      /\n \*\n \* This interface was referenced by `Unused`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
      '\n',
    );
}
process.stdout.write(JSON.stringify(made));
