/** One entry of a list. `mark` stands before its title; `facts` are lines under it. */
type Item = {
  title: string;
  mark?: string | undefined;
  facts: readonly { name?: string | undefined; text: string }[];
};
type Field = { label: string; value: string; href?: string };

/** A piece of a letter. Texts are plain: what looks like mark-up or an address stays text. */
export type Block =
  | { kind: 'title' | 'section' | 'heading' | 'lead' | 'text' | 'quote' | 'note'; text: string }
  | { kind: 'numbered' | 'list' | 'timeline'; items: readonly Item[] }
  | { kind: 'fields'; rows: readonly Field[] }
  | { kind: 'button' | 'link'; label: string; href: string }
  | { kind: 'rule' };

export type Letter = {
  subject: string;
  /** What an inbox shows beside the subject. */
  preheader: string;
  blocks: readonly Block[];
  /** Why this person gets it. */
  reason: string;
};
