import { site } from '../../shared/content/site.ts';
import type { Block, Letter } from './emailContent.ts';
import { unlinked } from './untrustedText.ts';

export function toText({ blocks, reason }: Letter) {
  const footer = `-- \n${site.name}\n${reason}`;
  return `${[...blocks.map(block), footer].join('\n\n')}\n`;
}

function block(one: Block): string {
  switch (one.kind) {
    case 'title':
      return underlined(unlinked(one.text), '=');
    case 'section':
      return `\n${underlined(unlinked(one.text), '-')}`;
    case 'heading':
      return `${unlinked(one.text)}:`;
    case 'fields':
      return one.rows.map(field).join('\n');
    case 'button':
    case 'link':
      return `${one.label}:\n${one.href}`;
    case 'rule':
      return '* * *';
    case 'numbered':
    case 'list':
    case 'timeline':
      return one.items.map((entry, index) => item(one.kind, entry, index)).join('\n');
    case 'quote':
      return unlinked(one.text).replace(/^/gm, '> ');
    case 'lead':
    case 'text':
    case 'note':
      return unlinked(one.text);
  }
}

type List = Extract<Block, { items: unknown }>;

function item(kind: List['kind'], { mark, title, facts }: List['items'][number], index: number) {
  const bullet = kind === 'numbered' ? `${index + 1}. ` : '- ';
  const first = `${bullet}${unlinked(mark ? `${mark}: ${title}` : title)}`;
  const indent = ' '.repeat(bullet.length);
  const rest = facts.map(({ name, text }) => indent + unlinked(name ? `${name}: ${text}` : text));
  return [first, ...rest].join('\n');
}

type Row = Extract<Block, { kind: 'fields' }>['rows'][number];

function field({ label, value, href }: Row) {
  const shown = href ? value : unlinked(value);
  return shown.includes('\n') ? `${label}:\n${shown.replace(/^/gm, '  ')}` : `${label}: ${shown}`;
}

const underlined = (text: string, mark: string) =>
  `${text}\n${mark.repeat(Math.min(text.length, 60))}`;
