/** One list entry; `facts` are shown below its title. */
type Item = {
  title: string;
  facts: readonly { name?: string | undefined; text: string }[];
};
type Field = { label: string; value: string; href?: string };

/** A block of an email. Texts are plain: what looks like markup or a URL stays text. */
export type Block =
  | { kind: 'title' | 'section' | 'text' | 'quote' | 'note'; text: string }
  | { kind: 'list'; items: readonly Item[] }
  | { kind: 'fields'; rows: readonly Field[] }
  /** Square. */
  | { kind: 'picture'; src: string; alternativeText: string }
  | { kind: 'button' | 'link'; label: string; href: string }
  | { kind: 'rule' };

export type EmailContent = {
  subject: string;
  /** Shown next to the subject in an inbox. */
  preheader: string;
  blocks: readonly Block[];
  /** Why the recipient gets this email. */
  reason: string;
  /** For visitors: the link to view and erase their stored data. */
  footerLink?: { label: string; href: string };
};
