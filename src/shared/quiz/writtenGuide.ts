import { Guide } from './guide.ts';
import { type GuideBlock, type GuideSection, guideSections, type GuideView } from './guideText.ts';

type Stored = { guide: unknown; generatedStrategy: string | null };

/** Returns the sections of a stored guide, or of its Markdown when it has no structured form. */
export function guideView({ guide, generatedStrategy }: Stored, name: string): GuideView {
  const parsed = Guide.safeParse(guide);
  if (parsed.success)
    return { name, summary: parsed.data.summary, sections: guideSections(parsed.data) };
  return { name, summary: '', sections: sectionsOf(generatedStrategy ?? '') };
}

/** Converts Markdown to plain sections: headings are kept, all other syntax is removed. */
function sectionsOf(markdown: string): GuideSection[] {
  const sections: GuideSection[] = [];
  for (const line of markdown.split(/\n+/).filter((text) => text.trim() !== '')) {
    const heading = /^##? +(.+)$/.exec(line)?.[1];
    if (heading !== undefined || sections.length === 0)
      sections.push({ id: `part-${sections.length + 1}`, title: plain(heading ?? ''), blocks: [] });
    if (heading === undefined) sections.at(-1)?.blocks.push(blockOf(line));
  }
  return sections;
}

const blockOf = (line: string): GuideBlock => {
  const heading = /^###+ +(.+)$/.exec(line)?.[1];
  return { kind: heading === undefined ? 'text' : 'heading', text: plain(heading ?? line) };
};

const plain = (text: string) =>
  text
    .replace(/^\s*(?:[-*+]|\d+\.)\s+/, '')
    .replace(/(?<!\\)(?:\*\*|__|`)/g, '')
    .replace(/\\(?=[^\w\s])/g, '')
    .trim();
