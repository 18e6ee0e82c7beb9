import { siteContent } from '../content/siteContent.ts';
import type { Block, EmailContent } from './emailContent.ts';
import { colors, darkMode, fonts } from './emailTheme.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import { defangLinks } from './untrustedText.ts';

/**
 * Uses tables and inline styles, which all email clients support; the rest is progressive
 * enhancement.
 */
export const toHtml = ({
  subject,
  preheader,
  blocks,
  reason,
  footerLink,
}: EmailContent) => `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${safeHtml(subject)}</title>
<style>${darkMode}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${colors.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${safeHtml(preheader)}${'&#8199;&#65279;'.repeat(40)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:${colors.paper}">
<tr><td align="center" style="padding:24px 12px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="ink" style="padding:0 4px 14px;font:700 17px/1.3 ${fonts.display};color:${colors.ink}">${safeHtml(siteContent().documents.site.name)}</td></tr>
<tr><td style="padding:0 18px">${wave()}</td></tr>
<tr><td class="card" style="background:${colors.card};border:1px solid ${colors.line};border-radius:12px">
<div role="main" style="overflow-wrap:anywhere;word-break:break-word;padding:30px 24px 34px;font:400 16px/1.6 ${fonts.text};color:${colors.ink}" class="ink">
${blocks.map(renderBlock).join('\n')}
</div>
</td></tr>
<tr><td role="contentinfo" class="dimmed" style="padding:20px 4px 0;font:400 14px/1.5 ${fonts.text};color:${colors.dimmed}">${safeHtml(reason)}${footerLink ? renderFooterLink(footerLink) : ''}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;

const safeHtml = (value: string) => escapeHtml(defangLinks(value));
const multilineHtml = (value: string) => safeHtml(value).replaceAll('\n', '<br>');

function renderBlock(one: Block): string {
  switch (one.kind) {
    case 'title':
      return `<h1 style="margin:0 0 18px;font:700 30px/1.1 ${fonts.display};letter-spacing:-.01em">${safeHtml(one.text)}</h1>`;
    case 'section':
      return `<h2 class="line" style="margin:36px 0 14px;padding-top:24px;border-top:1px solid ${colors.line};font:700 22px/1.2 ${fonts.display}">${safeHtml(one.text)}</h2>`;
    case 'note':
      return `<p class="dimmed" style="margin:0 0 8px;font-size:14px;color:${colors.dimmed}">${multilineHtml(one.text)}</p>`;
    case 'text':
      return `<p style="margin:0 0 16px">${multilineHtml(one.text)}</p>`;
    case 'quote':
      return `<blockquote class="line" style="margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid ${colors.line}">${multilineHtml(one.text)}</blockquote>`;
    case 'rule':
      return `<div style="padding:36px 0 24px">${wave()}</div>`;
    case 'fields':
      return fields(one.rows);
    case 'button':
      return button(one.label, one.href);
    case 'picture':
      return `<img src="${escapeHtml(one.src)}" alt="${safeHtml(one.alternativeText)}" width="240" height="240" style="display:block;margin:0 0 20px;border:0;border-radius:8px">`;
    case 'link':
      return `<p style="margin:0 0 8px"><a class="link" href="${escapeHtml(one.href)}" style="color:${colors.signalText};display:inline-block;padding:4px 0">${safeHtml(one.label)}</a></p>`;
    case 'list':
      return renderList(one);
  }
}

const renderFooterLink = ({ label, href }: NonNullable<EmailContent['footerLink']>) =>
  `<br><a class="dimmed" href="${escapeHtml(href)}" style="color:${colors.dimmed};display:inline-block;padding:4px 0">${safeHtml(label)}</a>`;

const button = (label: string, href: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>` +
  `<td bgcolor="${colors.signal}" style="border-radius:999px;background:${colors.signal}">` +
  `<a href="${escapeHtml(href)}" style="display:inline-block;padding:13px 26px;font:600 16px/1.25 ${fonts.text};color:#ffffff;text-decoration:none;border-radius:999px">${safeHtml(label)}</a></td></tr></table>`;

type Fields = Extract<Block, { kind: 'fields' }>['rows'];

const fields = (rows: Fields) =>
  `<dl style="margin:0 0 20px">${rows
    .map(({ label, value, href }) => {
      const shown = href
        ? `<a class="link" href="${escapeHtml(href)}" style="color:${colors.signalText}">${escapeHtml(value)}</a>`
        : multilineHtml(value);
      return `<dt class="dimmed" style="margin:0;padding-top:10px;font-size:14px;line-height:1.4;color:${colors.dimmed}">${safeHtml(label)}</dt><dd style="margin:0">${shown}</dd>`;
    })
    .join('')}</dl>`;

type List = Extract<Block, { items: unknown }>;

function renderList({ items }: List) {
  const entries = items.map(({ title, facts }) => {
    const rest = facts.map(
      ({ name, text }) =>
        `<div style="padding-top:3px">${name ? `<span class="dimmed" style="color:${colors.dimmed}">${safeHtml(name)}:</span> ` : ''}${multilineHtml(text)}</div>`,
    );
    const titled = facts.length > 0 ? `<strong>${safeHtml(title)}</strong>` : safeHtml(title);
    return `<li style="margin:0 0 14px">${titled}${rest.join('')}</li>`;
  });
  return `<ul style="margin:0 0 16px;padding:0 0 0 24px">${entries.join('')}</ul>`;
}

const BARS = 64;

/** Draws the waveform with table cells, because email clients block images. */
function wave() {
  const bars = Array.from({ length: BARS }, (_, index) => {
    const rise = 3 + 27 * (index / BARS) ** 1.5;
    const height = Math.round(Math.max(2, rise * (0.35 + 0.65 * Math.abs(Math.sin(index * 1.9)))));
    const isReturn = index > BARS * 0.72;
    const [name, color] = isReturn ? ['signal', colors.signal] : ['bar', colors.bar];
    return `<td valign="bottom" style="padding:0 3px 0 0"><div class="${name}" style="height:${height}px;background:${color};font-size:0;line-height:0"></div></td>`;
  });
  return `<table role="presentation" aria-hidden="true" width="100%" height="30" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed"><tr>${bars.join('')}</tr></table>`;
}
