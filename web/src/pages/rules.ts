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

export function readRules(text: string): { title: string; chapters: Chapter[] } {
  let title = '';
  const chapters: Chapter[] = [];
  let paragraph: Paragraph | null = null;
  for (const line of text.split('\n')) {
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

/** The chapters that speak of all these words, with only the paragraphs that do. */
export function found(chapters: Chapter[], wanted: string): Chapter[] {
  const sought = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const speaks = ({ number, text, items }: Paragraph) => {
    const said = [number, text, ...items].join(' ').toLocaleLowerCase();
    return sought.every((word) => said.includes(word));
  };
  return chapters
    .map((chapter) => ({ ...chapter, paragraphs: chapter.paragraphs.filter(speaks) }))
    .filter((chapter) => chapter.paragraphs.length > 0);
}
