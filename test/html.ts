import { type HTMLElement, parse } from 'node-html-parser';
import type { testApp } from './app.ts';

type Server = Pick<Awaited<ReturnType<typeof testApp>>, 'inject'>;

/** Parses a page as a browser without JavaScript does. */
export async function pageAt(server: Server, path: string) {
  const { statusCode, headers, body } = await server.inject(path);
  // Without JavaScript, a browser renders the content of `noscript`.
  const root = parse(body, { blockTextElements: { script: true, style: true } });
  return { path, status: statusCode, headers, root };
}
export type HtmlPage = Awaited<ReturnType<typeof pageAt>>;

export const mainOf = ({ root }: Pick<HtmlPage, 'root'>) => one(root, 'main');

export function one(element: HTMLElement, selector: string) {
  const found = element.querySelectorAll(selector);
  if (!found[0] || found.length > 1) throw new Error(`${found.length} elements are ${selector}`);
  return found[0];
}

/** Returns the text of an element with normalized whitespace. */
export const words = (element: HTMLElement) => element.structuredText.replace(/\s+/g, ' ').trim();

export const attributes = (element: HTMLElement, selector: string, name: string) =>
  element.querySelectorAll(`${selector}[${name}]`).map((one) => one.getAttribute(name) ?? '');
