import type { Guide } from '../../shared/quiz/guide.ts';
import type { Subject } from './subject.ts';

type About = { subject: Subject; city: string };
const NO_PITCH = /\bpitch|\bsales call|\bsell|\bfor sale\b/i;

/** Words that private people do not use among themselves. */
const BOARDROOM =
  /\b(?:stakeholders?|decision-makers?|key takeaways?|career history|no panel|door is closed|from where you sit|C-level)\b/i;

/** Such as “General information, not legal advice.” */
const CLOSING_LINE = /\b(?:not|no|isn[’']t)\b[^.]{0,60}\badvice\b/i;

/** What is wrong with the texts that strangers read. */
export function copyProblems(copy: Guide['copy'], { subject, city }: About): string[] {
  const { invitation, followUp, description, questions } = copy;
  const inPublic = [description, copy.trailer, copy.linkedIn];
  const toPerson = [invitation.body, followUp.body, description, ...questions];
  const [stiff] = toPerson.flatMap((text) => BOARDROOM.exec(text)?.[0] ?? []);
  return [
    // A guest who may be a buyer has to know that nothing is sold.
    !NO_PITCH.test(invitation.body) &&
      'The invitation must say that nothing is sold: no pitch, before or after.',
    subject.kind === 'consumer' &&
      stiff !== undefined &&
      `Private people read these texts; “${stiff}” belongs in a boardroom.`,
    subject.rule !== undefined &&
      !inPublic.every((text) => CLOSING_LINE.test(text)) &&
      'Description, trailer and announcement must say that this is general information and not advice.',
    subject.isLocal &&
      !inPublic.every((text) => text.includes(city)) &&
      `Description, trailer and announcement of a local show must name ${city}.`,
  ].filter((problem) => problem !== false);
}
