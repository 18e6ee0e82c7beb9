import { BYTE_ORDER_MARK, csvLine } from '../../../shared/csv.ts';
import { categoryLabels } from '../../../shared/whiteboard/constants.ts';
import type { Note } from '../../../shared/whiteboard/note.ts';
import { colorNames } from '../panels/choices.ts';
import { byVotesThenAge } from '../layout/arrange.ts';
import { escaped } from './markdownText.ts';
import { sectionOf } from '../sections/placement.ts';
import { type BoardContent, contentGroups } from './boardContent.ts';

/** Returns the board as Markdown: a heading for each section, a list item for each note. */
export function toMarkdown(content: BoardContent): string {
  const groups = contentGroups(content).map(({ title, notes }) => {
    const items = notes.length > 0 ? notes.map(listItem).join('\n') : '_No notes_';
    return `## ${escaped(title)} (${notes.length})\n\n${items}\n`;
  });
  return [
    `# ${escaped(content.title)}\n`,
    `${content.date}\n`,
    ...results(content.notes),
    ...groups,
  ].join('\n');
}

/** The notes with votes, most first. */
function results(notes: readonly Note[]) {
  const ranked = notes.filter(({ votes = [] }) => votes.length > 0).toSorted(byVotesThenAge);
  const items = ranked.map(({ content, votes = [] }, index) => {
    const [line = ''] = content.trim().split('\n');
    return `${index + 1}. ${escaped(line)} (${votesText(votes.length)})`;
  });
  return items.length > 0 ? [`## Results of the vote\n\n${items.join('\n')}\n`] : [];
}

function listItem({ content, category, author, votes = [] }: Note) {
  const [first = '', ...lines] = content.trim().split('\n').map(escaped);
  const facts = [
    categoryLabels[category],
    escaped(author),
    votes.length > 0 && votesText(votes.length),
  ];
  return [`- ${first}`, ...lines, `_${facts.filter(Boolean).join(' · ')}_`].join('  \n  ');
}

const votesText = (count: number) => (count === 1 ? '1 vote' : `${count} votes`);

const columns = ['Section', 'Note', 'Category', 'Color', 'Author', 'Created', 'Votes'];

/** Returns the board as CSV, section by section. */
export function toCsv(content: BoardContent): string {
  const sections = new Map(content.sections.map((section) => [section.id, section]));
  const rows = contentGroups(content)
    .flatMap(({ notes }) => notes)
    .map((note) => [
      sectionOf(note, sections)?.title,
      note.content,
      categoryLabels[note.category],
      colorNames[note.color],
      note.author,
      note.timestamp,
      note.votes?.length ?? 0,
    ]);
  return BYTE_ORDER_MARK + [columns, ...rows].map(csvLine).join('');
}
