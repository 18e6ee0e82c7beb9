import { siteContent } from '../content/siteContent.ts';
import { escapeHtml } from './escapeHtml.ts';

type Text = { title: string; text: string; link: { label: string; href: string } };

/** A self-contained page for responses that must work when the site itself cannot. */
export const plainPage = ({ title, text, link }: Text) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} | ${siteContent().documents.site.name}`)}</title>
<style>body{max-width:34rem;margin:15vh auto;padding:0 1.5rem;color:#10131a;background:#faf7f2;font:1.0625rem/1.6 system-ui,sans-serif}a{color:#b92d15}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>
</main>
</body>
</html>`;
