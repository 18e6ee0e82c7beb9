import { quizPage } from '../../../shared/content/quizPage.ts';
import { questions } from '../../../shared/quiz/questions.ts';
import type { QuizAnswers } from '../../../shared/quiz/response.ts';
import { letter } from '../renderEmail.ts';
import type { Mail } from '../email.ts';
import { namable, oneLine } from '../untrustedText.ts';

export type NoticedResponse = {
  id: string;
  name: string;
  email: string;
  answers: QuizAnswers;
  resultDescription: string;
};
type Options = { to: string; publicUrl: string };

/** Tells the agency of a finished quiz; an answer to the mail goes to the person. */
export function quizNotice(response: NoticedResponse, { to, publicUrl }: Options): Mail {
  const { name, email, resultDescription, answers } = response;
  return {
    to,
    headers: { 'Reply-To': email },
    ...letter({
      subject: `New quiz response: ${namable(name) ?? 'see inside'}`,
      preheader: 'Who it is, the result and the answers.',
      reason: 'You get this because LEAD_NOTIFY_EMAIL of the website names your address.',
      blocks: [
        { kind: 'title', text: 'A new quiz response' },
        {
          kind: 'fields',
          rows: [
            { label: 'Name', value: oneLine(name, 200) },
            { label: 'Email', value: email, href: `mailto:${encodeURIComponent(email)}` },
            { label: 'Result', value: resultDescription },
          ],
        },
        { kind: 'button', label: 'Open the responses', href: `${publicUrl}/admin` },
        { kind: 'note', text: 'Answer this email to write to the person.' },
        { kind: 'section', text: 'The answers' },
        {
          kind: 'fields',
          rows: Object.entries(answers).flatMap((entry) => answerRows(entry, name)),
        },
      ],
    }),
  };
}

const labels: Record<string, { label: string } | undefined> = quizPage.fields;

/** An answer in the words of the quiz; what it does not know is shown as it came, the name only once. */
function answerRows([id, answer]: [string, QuizAnswers[string]], name: string) {
  if (typeof answer === 'object' && answer !== null && !Array.isArray(answer))
    return Object.entries(answer)
      .filter(([, value]) => value !== name)
      .map(([key, value]) => ({
        label: labels[key]?.label ?? oneLine(key, 60),
        value: shown(value),
      }));
  const question = questions.find((one) => one.id === id);
  const label = oneLine(question?.question ?? id, 160);
  const words = (value: unknown) =>
    question?.options.find((option) => option.id === value)?.text ?? shown(value);
  return [{ label, value: [answer].flat().map(words).join('; ') || 'nothing chosen' }];
}

const shown = (value: unknown) => oneLine([value].flat().join('; '), 1000);
