import type { Attribution } from '../../../shared/attribution.ts';
import { quizQuestions } from '../../content/quiz.ts';
import { siteContent } from '../../content/siteContent.ts';
import type { QuizAnswers } from '../../../shared/quiz/response.ts';
import { renderEmail } from '../renderEmail.ts';
import type { Email } from '../email.ts';
import { attributionRows, personLink } from './attributionRows.ts';
import { CHOSEN_REASON, OPERATOR_REASON } from './eventNotifications.ts';
import { safeDisplayName, oneLine } from '../untrustedText.ts';
import { isObject } from '../../../shared/isObject.ts';

export type NotifiedResponse = {
  id: string;
  name: string;
  email: string;
  answers: QuizAnswers;
  resultDescription: string;
  attribution?: Attribution | null | undefined;
};
type Options = { to: string; publicUrl: string; isChosen?: boolean | undefined };

/** Notifies the team of a quiz response; replies go to the person. */
export function quizNotification(
  response: NotifiedResponse,
  { to, publicUrl, isChosen }: Options,
): Email {
  const { id, name, email, resultDescription, answers, attribution } = response;
  return {
    to,
    headers: { 'Reply-To': email },
    ...renderEmail({
      subject: `New quiz response: ${safeDisplayName(name) ?? 'see inside'}`,
      preheader: 'Who it is, the result and the answers.',
      reason: isChosen ? CHOSEN_REASON : OPERATOR_REASON,
      blocks: [
        { kind: 'title', text: 'A new quiz response' },
        {
          kind: 'fields',
          rows: [
            { label: 'Name', value: oneLine(name, 200) },
            { label: 'Email', value: email, href: `mailto:${encodeURIComponent(email)}` },
            { label: 'Result', value: resultDescription },
            ...attributionRows(attribution),
          ],
        },
        { kind: 'button', label: 'Open the responses', href: `${publicUrl}/admin` },
        personLink(publicUrl, id),
        { kind: 'note', text: 'Reply to this email to answer them directly.' },
        { kind: 'section', text: 'The answers' },
        {
          kind: 'fields',
          rows: Object.entries(answers).flatMap((entry) => answerRows(entry, name)),
        },
      ],
    }),
  };
}

/**
 * Formats one answer with the labels of the quiz; unknown values are shown as sent, and the name
 * only once.
 */
function answerRows([id, answer]: [string, QuizAnswers[string]], name: string) {
  const labels: Record<string, { label: string } | undefined> =
    siteContent().documents['pages/quiz'].fields;
  if (isObject(answer) && !Array.isArray(answer))
    return Object.entries(answer)
      .filter(([, value]) => value !== name)
      .map(([key, value]) => ({
        label: labels[key]?.label ?? oneLine(key, 60),
        value: formatValue(value),
      }));
  const question = quizQuestions().find((one) => one.id === id);
  const label = oneLine(question?.question ?? id, 160);
  const answerText = (value: unknown) =>
    question?.options.find((option) => option.id === value)?.text ?? formatValue(value);
  return [{ label, value: [answer].flat().map(answerText).join('; ') || 'nothing chosen' }];
}

const formatValue = (value: unknown) => oneLine([value].flat().join('; '), 1000);
