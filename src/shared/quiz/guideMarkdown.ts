import { guidePage } from '../content/quizGuide.ts';
import type { Guide } from './guide.ts';
import { type GuideBlock, type GuideItem, type GuideSection, guideSections } from './guideText.ts';

/** Renders a guide as Markdown, with all text escaped. */
export function guideMarkdown(guide: Guide, name = ''): string {
  const sections = guideSections(guide).map(sectionMarkdown);
  return [`# ${plain(guidePage.titleFor(name))}`, plain(guide.summary), ...sections].join('\n\n');
}

const sectionMarkdown = ({ title, blocks }: Pick<GuideSection, 'title' | 'blocks'>) =>
  [`## ${title}`, ...blocks.map(block)].join('\n\n');

function block(one: GuideBlock) {
  if ('text' in one) return textMarks[one.kind](plain(one.text));
  const mark = (index: number) => (one.kind === 'numbered' ? `${index + 1}. ` : '- ');
  return one.items.map((entry, index) => item(entry, mark(index))).join('\n');
}

const textMarks = {
  heading: (text: string) => `### ${text}`,
  lead: (text: string) => `**${text}**`,
  text: (text: string) => text,
};

function item({ mark, title, facts }: GuideItem, bullet: string) {
  const start = mark ? `**${plain(mark)}:** ${plain(title)}` : `**${plain(title)}**`;
  const indent = ' '.repeat(bullet.length);
  const lines = facts.map(
    ({ name, text }) => `${indent}- ${name ? `${plain(name)}: ` : ''}${plain(text)}`,
  );
  return [bullet + start, ...lines].join('\n');
}

/** Returns one line without Markdown syntax. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|~]/g, String.raw`\$&`)
    .replace(/^(#|[-+=](?=\s|[-+=]))/, String.raw`\$1`)
    .replace(/^(\d+)([.)])/, String.raw`$1\$2`)
    .replace(/&(?=#?\w+;)/g, String.raw`\&`);
