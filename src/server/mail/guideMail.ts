import { guideMailTexts as texts } from '../../shared/content/quizGuide.ts';
import { sectionMarkdown } from '../../shared/quiz/guideMarkdown.ts';
import type { GuideSection } from '../../shared/quiz/guideText.ts';
import { escapeHtml } from '../pages/head.ts';

type Addressed = {
  name: string;
  email: string;
  guide: { summary: string; sections: readonly GuideSection[] };
  /** Whole addresses. */
  guideUrl: string;
  schedulingUrl: string;
};

/** The email that brings a guide. */
export function guideMail({ name, email, guide, guideUrl, schedulingUrl }: Addressed) {
  const letter = [texts.greeting(name), texts.intro, `${texts.link} ${guideUrl}`, guide.summary];
  const whole = [
    ...letter,
    ...guide.sections.map(sectionMarkdown),
    `${texts.call} ${schedulingUrl}`,
  ].join('\n\n');
  return {
    to: email,
    subject: texts.subject,
    text: whole,
    html: `<div style="white-space:pre-wrap">${escapeHtml(whole)}</div>`,
  };
}
