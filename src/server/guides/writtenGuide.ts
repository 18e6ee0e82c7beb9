import { utcDay } from '../../shared/dates.ts';
import { Guide } from '../../shared/quiz/guide.ts';
import type { GuideBlock, GuideSection, GuideView } from '../../shared/quiz/guideText.ts';
import { firstMonday } from '../../shared/quiz/weeks.ts';
import { guideSections } from './guideSections.ts';

type Stored = { guide: unknown; generatedStrategy: string | null; createdAt: Date };

/** Returns the sections of a stored guide, or those of its Markdown if it has a former structure. */
export function guideView(
  { guide, generatedStrategy, createdAt }: Stored,
  name: string,
): GuideView {
  const writtenOn = utcDay(createdAt);
  const { data } = Guide.safeParse(guide);
  if (!data) return { name, writtenOn, ...readMarkdown(generatedStrategy ?? '') };
  return {
    name,
    writtenOn,
    startsOn: firstMonday(createdAt),
    summary: data.summary.audience,
    sections: guideSections(data),
  };
}

/** Reads headings, lists and paragraphs; all other syntax is removed. */
function readMarkdown(markdown: string): Pick<GuideView, 'summary' | 'sections'> {
  const lines = markdown.split(/\n+/).filter((text) => text.trim() !== '');
  // A whole guide begins with its title and its summary.
  const [, summary = ''] = lines[0]?.startsWith('# ') ? lines.splice(0, 2) : [];
  const sections: GuideSection[] = [];
  for (const line of lines) {
    const heading = /^##? +(.+)$/.exec(line)?.[1];
    if (heading !== undefined || sections.length === 0)
      sections.push({ id: `part-${sections.length + 1}`, title: plain(heading ?? ''), blocks: [] });
    if (heading === undefined) addLine(sections.at(-1)?.blocks ?? [], line);
  }
  return { summary: plain(summary), sections };
}

function addLine(blocks: GuideBlock[], line: string) {
  const last = blocks.at(-1);
  const list = last && 'items' in last ? last : undefined;
  const item = readItem(line);
  if (!item) {
    const heading = /^###+ +(.+)$/.exec(line)?.[1];
    blocks.push({ kind: heading === undefined ? 'text' : 'heading', text: plain(heading ?? line) });
  } else if (item.isFact && list) list.items.at(-1)?.facts.push({ text: item.title });
  else if (list?.kind === item.kind) list.items.push({ title: item.title, facts: [] });
  else blocks.push({ kind: item.kind, items: [{ title: item.title, facts: [] }] });
}

function readItem(line: string) {
  const [, indent = '', mark, title = ''] = /^(\s*)([-*+]|\d+\.)\s+(.*)$/.exec(line) ?? [];
  if (mark === undefined) return undefined;
  const kind: 'list' | 'numbered' = /\d/.test(mark) ? 'numbered' : 'list';
  return { kind, title: plain(title), isFact: indent !== '' };
}

const plain = (text: string) =>
  text
    .replace(/(?<!\\)(?:\*\*|__|`)/g, '')
    .replace(/\\(?=[^\w\s])/g, '')
    .trim();
