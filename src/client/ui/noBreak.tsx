import type { ReactNode } from 'react';

/** `30-day`, `4-6`, `12 months`, `done-for-you`, `one-page`, email addresses and phone numbers. */
const COMPOUND = new RegExp(
  `(${[
    String.raw`\$?\d[\d,.]*\+?-\w+\+?`,
    String.raw`\d+\+? (?:minutes|hours|days|weeks|months|pieces|platforms)\b`,
    String.raw`\b[Dd]one-for-you`,
    String.raw`\b[A-Za-z]{2,6}-[a-z]{2,9}\b`,
    String.raw`[\w.]+@[\w.]+\w`,
    String.raw`\(\d{3}\) \d{3}-\d{4}`,
  ].join('|')})`,
);

/**
 * Wraps text that reads as one word in spans without line breaks. Non-breaking characters would
 * change the text for search, copies and screen readers.
 */
export function noBreak(text: string | undefined): ReactNode {
  if (!text || !COMPOUND.test(text)) return text;
  return text.split(COMPOUND).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="no-break">
        {part}
      </span>
    ),
  );
}
