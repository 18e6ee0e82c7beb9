import { fill } from '../../shared/fill.ts';
import { minutesOf } from '../../shared/quiz/calendar.ts';
import type { Guide } from '../../shared/quiz/guide.ts';
import type {
  GuideBlock,
  GuideCopy,
  GuideItem,
  GuideSection,
  GuideWeek,
} from '../../shared/quiz/guideText.ts';
import { hoursLabel } from '../../shared/quiz/hours.ts';
import { siteContent } from '../content/siteContent.ts';
import { guideSections } from './guideSections.ts';

const texts = () => siteContent().documents['pages/guide'];

/** Renders a guide as Markdown, with all text escaped. */
export function guideMarkdown(guide: Guide, name = ''): string {
  const sections = guideSections(guide).map(sectionMarkdown);
  const { title, titleWithoutName } = texts();
  const start = [
    `# ${plain(name ? fill(title, { name }) : titleWithoutName)}`,
    plain(guide.summary.audience),
  ];
  return [...start, ...sections].join('\n\n');
}

const sectionMarkdown = ({ title, blocks }: Pick<GuideSection, 'title' | 'blocks'>) =>
  [`## ${title}`, ...blocks.map(block)].join('\n\n');

function block(one: GuideBlock) {
  if (one.kind === 'copy') return `### ${plain(one.title)}\n\n${quoted(copiedText(one))}`;
  if (one.kind === 'calendar') return one.weeks.map(week).join('\n');
  if ('text' in one) return textMarks[one.kind](plain(one.text));
  const mark = (index: number) => (one.kind === 'numbered' ? `${index + 1}. ` : '- ');
  return one.items.map((entry, index) => item(entry, mark(index))).join('\n');
}

const textMarks = {
  heading: (text: string) => `### ${text}`,
  lead: (text: string) => `**${text}**`,
  text: (text: string) => text,
};

const copiedText = ({ subject, text }: GuideCopy) =>
  subject === undefined ? text : `${texts().labels.subject}: ${subject}\n\n${text}`;

/** Keeps the line breaks. */
const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${plain(line)}`.trimEnd())
    .join('\n');

const week = ({ title, tasks }: GuideWeek, index: number) =>
  [
    `- **${fill(texts().labels.week, { number: index + 1 })}:** ${plain(title)} (${hoursLabel(minutesOf({ tasks }))})`,
    ...tasks.map(({ day, minutes, what }) => `  - ${day}, ${minutes} min: ${plain(what)}`),
  ].join('\n');

function item({ title, facts }: GuideItem, bullet: string) {
  const indent = ' '.repeat(bullet.length);
  const lines = facts.map(
    ({ name, text }) => `${indent}- ${name ? `${plain(name)}: ` : ''}${plain(text)}`,
  );
  return [`${bullet}**${plain(title)}**`, ...lines].join('\n');
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
