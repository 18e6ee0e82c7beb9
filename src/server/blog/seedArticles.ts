import { Marked, type Tokens } from 'marked';
import { Article } from '../../shared/content/article.ts';
import { readContent } from '../content/documents.ts';
import { withReferences } from '../content/references.ts';
import { valuesOf } from '../content/compose.ts';
import { siteContent } from '../content/siteContent.ts';
import { sanitizeArticle } from './sanitize.ts';

/** Lowercase words and digits with hyphens. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Reads the articles of a new installation, oldest first.
 * @throws an Error with a line for each problem of the files: file, line, field and what it takes
 */
export function readSeedArticles() {
  const values = valuesOf(siteContent().documents);
  const articles = readContent((read) =>
    read(Article, 'articles/*.md')?.flatMap(({ name: slug, data, refuse }) => {
      if (!SLUG.test(slug)) refuse([], 'a name such as my-first-post.md');
      const { data: article, error } = Article.safeParse(withReferences(data, values, refuse));
      for (const { path, message } of error?.issues ?? []) refuse(path, message);
      if (!article) return [];
      const { tags, status, date, body, ...texts } = article;
      const { content, removed, foreignPictures } = sanitizeArticle(htmlOf(body.join('\n')), []);
      for (const part of [...removed, ...foreignPictures]) refuse(['body'], `no ${part}`);
      return {
        ...texts,
        slug,
        tags: tags.join(', '),
        published: status,
        date: new Date(date),
        content: `${content}\n`,
      };
    }),
  );
  return articles.toSorted((a, b) => a.date.getTime() - b.date.getTime());
}

/** The first column of a table contains the row headers. */
const marked = new Marked({
  renderer: {
    table({ header, rows }) {
      const inside = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
      const heading = (scope: 'col' | 'row', cell: Tokens.TableCell) =>
        `<th scope="${scope}">${inside(cell)}</th>`;
      const row = (cells: string[]) => `<tr>${cells.join('')}</tr>\n`;
      const head = row(header.map((cell) => heading('col', cell)));
      const body = rows.map((cells) =>
        row(cells.map((cell, i) => (i === 0 ? heading('row', cell) : `<td>${inside(cell)}</td>`))),
      );
      return `<table>\n<thead>\n${head}</thead>\n<tbody>\n${body.join('')}</tbody>\n</table>\n`;
    },
    blockquote({ tokens }) {
      const inside = this.parser.parse(tokens);
      return tokens.length === 1
        ? `<blockquote>${inside.trim()}</blockquote>\n`
        : `<blockquote>\n${inside}</blockquote>\n`;
    },
  },
});

/** An empty line between the blocks, as between those of the Markdown. */
const htmlOf = (markdown: string) =>
  marked
    .lexer(markdown)
    .map((token) => marked.parser([token]).trim())
    .filter(Boolean)
    .join('\n\n');
