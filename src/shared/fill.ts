/** Replaces each `{name}` in a text of the content by its value. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replaceAll(/\{(\w+)\}/g, (name, key: string) => `${values[key] ?? name}`);
