/** Kinds of callouts in articles; stored as `<aside data-callout="tip">`. */
export const calloutKinds = ['note', 'tip', 'warning'] as const;
export type CalloutKind = (typeof calloutKinds)[number];

export const calloutLabels: Record<CalloutKind, string> = {
  note: 'Note',
  tip: 'Tip',
  warning: 'Warning',
};

export const parseCalloutKind = (value: unknown) =>
  calloutKinds.find((kind) => kind === value?.toString());

/**
 * Writes the label of every callout into a sanitized article: feed readers drop styles, and color
 * alone does not convey that a text is a warning.
 */
export const withCalloutLabels = (html: string) =>
  html.replace(/<aside([^>]*) data-callout="(\w+)">/g, (tag, shared: string, value: string) => {
    const kind = parseCalloutKind(value);
    if (!kind) return tag;
    return `<aside${shared} data-callout="${kind}" role="note"><p><strong>${calloutLabels[kind]}</strong></p>`;
  });
