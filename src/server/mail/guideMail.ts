import { guideMailTexts as texts } from '../../shared/content/quizGuide.ts';
import { site } from '../../shared/content/site.ts';
import type { Guide } from '../../shared/quiz/guide.ts';
import { guideMarkdown } from '../../shared/quiz/guideMarkdown.ts';
import { escapeHtml } from '../pages/head.ts';

type Addressed = { name: string; email: string; guide: Guide; guideUrl: string };

/** The email that brings a guide; `guideUrl` is a whole address. */
export function guideMail({ name, email, guide, guideUrl }: Addressed) {
  const lines = [texts.greeting(name), texts.intro, texts.link, guideUrl];
  const html = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n');
  return {
    to: email,
    subject: texts.subject,
    text: [...lines, guideMarkdown(guide, name), site.name].join('\n\n'),
    html: `${html}\n<pre style="white-space:pre-wrap">${escapeHtml(guideMarkdown(guide, name))}</pre>`,
  };
}
