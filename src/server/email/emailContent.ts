/** One list entry. `mark` is shown before the title, `facts` below it. */
type Item = {
  title: string;
  mark?: string | undefined;
  facts: readonly { name?: string | undefined; text: string }[];
};
type Field = { label: string; value: string; href?: string };

/** A block of an email. Texts are plain: what looks like markup or a URL stays text. */
export type Block =
  | { kind: 'title' | 'section' | 'heading' | 'lead' | 'text' | 'quote' | 'note'; text: string }
  | { kind: 'numbered' | 'list' | 'timeline'; items: readonly Item[] }
  | { kind: 'fields'; rows: readonly Field[] }
  | { kind: 'button' | 'link'; label: string; href: string }
  | { kind: 'rule' };

export type EmailContent = {
  subject: string;
  /** Shown next to the subject in an inbox. */
  preheader: string;
  blocks: readonly Block[];
  /** Why the recipient gets this email. */
  reason: string;
};
