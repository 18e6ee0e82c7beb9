import { Guide } from './guide.ts';
import { type GuideBlock, type GuideSection, guideSections, type GuideView } from './guideText.ts';

type Stored = { guide: unknown; generatedStrategy: string | null };

/** What the page shows of a stored guide: its parts, or its text where there are no parts. */
export function guideView({ guide, generatedStrategy }: Stored, name: string): GuideView {
  const parsed = Guide.safeParse(guide);
  if (parsed.success)
    return { name, summary: parsed.data.summary, sections: guideSections(parsed.data) };
  return { name, summary: '', sections: sectionsOf(generatedStrategy ?? '') };
}

/** Markdown as plain sections: its headings count, all other marks are left out. */
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
