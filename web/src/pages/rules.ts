/** The rules text, read: chapters of numbered paragraphs. Only the Markdown that rules use. */

export interface Paragraph {
  number: string;
  /** Its lines: those that begin with a dash are items. */
  text: string;
  items: string[];
}

export interface Chapter {
  number: string;
  title: string;
  paragraphs: Paragraph[];
}

/** Numbers of a table's component set, by the names that the rules text has for them. */
export type BoxNumbers = Record<string, number>;

/**
 * A rules text with these numbers in it; what is not among them is as usual, and `#` stands for a
 * number that is not: `{limit=10:ten|#}`. The server fills it in the same way.
 */
function fill(text: string, box: BoxNumbers): string {
  return text.replace(
    /\{(\w+)=(\d+)(?::([^{|}]*)\|([^{|}]*))?\}/g,
    (_, name: string, usual: string, asUsual?: string, otherwise?: string) => {
      const number = String(box[name] ?? usual);
      const words = number === usual ? asUsual : otherwise;
      return words?.replaceAll('#', number) ?? number;
    },
  );
}

export function readRules(
  text: string,
  box: BoxNumbers = {},
): { title: string; chapters: Chapter[] } {
  let title = '';
  const chapters: Chapter[] = [];
  let paragraph: Paragraph | null = null;
  for (const line of fill(text, box).split('\n')) {
    const chapter = /^## (\d+) (.*)/.exec(line);
    const begins = /^\*\*(\d+\.\d+)\*\*\s*(.*)/.exec(line);
    if (line.startsWith('# ')) title = line.slice(2);
    else if (chapter) {
      chapters.push({ number: chapter[1]!, title: chapter[2]!, paragraphs: [] });
      paragraph = null;
    } else if (begins) {
      paragraph = { number: begins[1]!, text: begins[2]!, items: [] };
      chapters.at(-1)?.paragraphs.push(paragraph);
    } else if (paragraph && line.startsWith('- ')) paragraph.items.push(line.slice(2));
    else if (paragraph && line.trim()) paragraph.text += ` ${line.trim()}`;
  }
  return { title, chapters };
}

/** A text without accents and capitals, letter by letter, so that places in it stay the same. */
export function fold(text: string): string {
  return Array.from(text.split(''), (letter) =>
    letter === '’' ? "'" : (letter.normalize('NFD').toLowerCase()[0] ?? letter),
  ).join('');
}

/** The words that are looked for. */
export function sought(wanted: string): string[] {
  return fold(wanted).split(/\s+/).filter(Boolean);
}

/** The chapters that speak of all these words, with only the paragraphs that do. */
export function found(chapters: Chapter[], wanted: string): Chapter[] {
  const all = sought(wanted);
  const speaks = ({ number, text, items }: Paragraph) => {
    const said = fold([number, text, ...items].join(' '));
    return all.every((word) => said.includes(word));
  };
  return chapters
    .map((chapter) => ({ ...chapter, paragraphs: chapter.paragraphs.filter(speaks) }))
    .filter((chapter) => chapter.paragraphs.length > 0);
}

/** A stretch of text: found by the search or not, leading to another paragraph or not. */
export interface Stretch {
  text: string;
  isFound: boolean;
  /** The number of the paragraph it refers to. */
  rule: string;
}

/** A text cut where something is found in it, and where it refers to another paragraph. */
export function stretches(text: string, wanted: string, numbers: ReadonlySet<string>): Stretch[] {
  const found = new Array<boolean>(text.length).fill(false);
  const folded = fold(text);
  for (const word of sought(wanted)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      found.fill(true, at, at + word.length);
    }
  }
  const rules = new Array<string>(text.length).fill('');
  for (const match of text.matchAll(/\d+\.\d+/g)) {
    if (numbers.has(match[0])) rules.fill(match[0], match.index, match.index + match[0].length);
  }
  const cut: Stretch[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = cut.at(-1);
    if (last && last.isFound === found[at] && last.rule === rules[at]) last.text += text[at];
    else cut.push({ text: text[at]!, isFound: found[at]!, rule: rules[at]! });
  }
  return cut;
}
