import type { PlainNote } from '../../../shared/boardWork.ts';
import { categoryLabels } from '../../../shared/whiteboard/constants.ts';
import { escapeHtml } from '../../http/escapeHtml.ts';

/** A board that a text links to. `url` opens it without write access. */
export type Source = { title: string; url: string };

/** Notes by the heading of their section, or of their category without one, in the given order. */
const grouped = (notes: readonly PlainNote[]) =>
  Map.groupBy(notes, ({ section, category }) => section || categoryLabels[category]);

const votesText = (votes: number) =>
  votes === 0 ? '' : votes === 1 ? ' (1 vote)' : ` (${votes} votes)`;

/** The first line of a note, which serves as its title. */
export const titleOf = ({ content }: PlainNote, longest: number) =>
  (content.trim().split('\n', 1)[0] ?? '').slice(0, longest).trim();

/** The text of a note after its first line. */
export const restOf = ({ content }: PlainNote) =>
  content.trim().split('\n').slice(1).join('\n').trim();

/** The outline of an article as HTML: a heading for each group, and below it the notes to write about. */
export function articleOutline(notes: readonly PlainNote[], { title, url }: Source) {
  const parts = Array.from(grouped(notes), ([heading, group]) => {
    const points = group.map(
      ({ content, votes }) =>
        `<li>${escapeHtml(content.trim()).replaceAll('\n', '<br>')}${votesText(votes)}</li>`,
    );
    return `<h2>${escapeHtml(heading)}</h2><ul>${points.join('')}</ul>`;
  });
  const link = `<p>From the board <a href="${escapeHtml(url)}">${escapeHtml(title)}</a>.</p>`;
  return [...parts, link].join('\n');
}

/** The notes as plain text, at most `longest` characters; omitted notes are counted. */
export function plainList(notes: readonly PlainNote[], { title, url }: Source, longest: number) {
  const end = `From the board “${title}”: ${url}`;
  const lines = [...grouped(notes)].flatMap(([heading, group]) => [
    `${heading}:`,
    ...group.map(({ content, votes }) => `- ${content.trim()}${votesText(votes)}`),
  ]);
  const text = [...lines, '', end].join('\n');
  if (text.length <= longest) return text;
  const cut = '\n…\n\n';
  return lines.join('\n').slice(0, longest - cut.length - end.length) + cut + end;
}
