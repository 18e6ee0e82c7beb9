import type { Guide } from '../../shared/quiz/guide.ts';
import type { Subject } from './subject.ts';

type About = { subject: Subject; city: string };

export type CopyCode = ReturnType<typeof copyProblems>[number]['code'];

/** What is wrong with the texts that strangers read, each with its code. */
export function copyProblems(copy: Guide['copy'], about: About) {
  return [
    ...pitch(copy),
    ...boardroom(copy, about),
    ...closingLine(copy, about),
    ...city(copy, about),
  ];
}

const NO_PITCH = /\bpitch|\bsales call|\bsell|\bfor sale\b/i;

/** A guest who may be a buyer has to know that nothing is sold. */
const pitch = ({ invitation }: Guide['copy']) =>
  NO_PITCH.test(invitation.body)
    ? []
    : [
        {
          code: 'pitch' as const,
          sentence: 'The invitation must say that nothing is sold: no pitch, before or after.',
        },
      ];

/** Words that private people do not use among themselves. */
const BOARDROOM =
  /\b(?:stakeholders?|decision-makers?|key takeaways?|career history|no panel|door is closed|from where you sit|C-level)\b/i;

function boardroom({ invitation, followUp, ...others }: Guide['copy'], { subject }: About) {
  if (subject.kind !== 'consumer') return [];
  const texts = [invitation.body, followUp.body, others.description, ...others.questions];
  const found = texts.flatMap((text) => BOARDROOM.exec(text)?.[0] ?? []);
  return found.length > 0
    ? [
        {
          code: 'boardroom' as const,
          sentence: `Private people read these texts; “${found[0]}” belongs in a boardroom.`,
        },
      ]
    : [];
}

const publicTexts = ({ description, trailer, linkedIn }: Guide['copy']) => [
  description,
  trailer,
  linkedIn,
];

/** Such as “General information, not legal advice.” */
const CLOSING_LINE = /\b(?:not|no|isn[’']t)\b[^.]{0,60}\badvice\b/i;

const closingLine = (copy: Guide['copy'], { subject }: About) =>
  subject.rule === undefined || publicTexts(copy).every((text) => CLOSING_LINE.test(text))
    ? []
    : [
        {
          code: 'closing-line' as const,
          sentence:
            'Description, trailer and announcement must say that this is general information and not advice.',
        },
      ];

const city = (copy: Guide['copy'], { subject, city: name }: About) =>
  !subject.isLocal || !name || publicTexts(copy).every((text) => text.includes(name))
    ? []
    : [
        {
          code: 'city' as const,
          sentence: `Description, trailer and announcement of a local show must name ${name}.`,
        },
      ];
