import { siteContent } from '../content/siteContent.ts';
import type { Block, EmailContent } from './emailContent.ts';
import { defangLinks } from './untrustedText.ts';

export function toText({ blocks, reason, footerLink }: EmailContent) {
  const link = footerLink ? `\n${footerLink.label}: ${footerLink.href}` : '';
  const footer = `-- \n${siteContent().documents.site.name}\n${reason}${link}`;
  return `${[...blocks.map(renderBlock), footer].join('\n\n')}\n`;
}

function renderBlock(one: Block): string {
  switch (one.kind) {
    case 'title':
      return underlined(defangLinks(one.text), '=');
    case 'section':
      return `\n${underlined(defangLinks(one.text), '-')}`;
    case 'fields':
      return one.rows.map(field).join('\n');
    case 'button':
    case 'link':
      return `${one.label}:\n${one.href}`;
    case 'rule':
      return '* * *';
    case 'list':
      return one.items.map(renderItem).join('\n');
    case 'quote':
      return defangLinks(one.text).replace(/^/gm, '> ');
    case 'picture':
      return one.alternativeText;
    case 'text':
    case 'note':
      return defangLinks(one.text);
  }
}

type List = Extract<Block, { items: unknown }>;

function renderItem({ title, facts }: List['items'][number]) {
  const rest = facts.map(({ name, text }) => `  ${defangLinks(name ? `${name}: ${text}` : text)}`);
  return [`- ${defangLinks(title)}`, ...rest].join('\n');
}

type Row = Extract<Block, { kind: 'fields' }>['rows'][number];

function field({ label, value, href }: Row) {
  const shown = href ? value : defangLinks(value);
  return shown.includes('\n') ? `${label}:\n${shown.replace(/^/gm, '  ')}` : `${label}: ${shown}`;
}

const underlined = (text: string, mark: string) =>
  `${text}\n${mark.repeat(Math.min(text.length, 60))}`;
