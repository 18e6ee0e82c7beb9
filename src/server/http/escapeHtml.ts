import { cleanText } from '../../shared/cleanText.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML and XML. Older rows may contain characters that XML forbids. */
export const escapeHtml = (text: string) =>
  cleanText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
