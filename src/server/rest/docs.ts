import { escapeHtml } from '../http/escapeHtml.ts';
import type { OpenApi, Operation } from './openApi.ts';

/** Renders the OpenAPI document as one page without scripts. */
export function docsPage(document: OpenApi) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      anchor: `${method}-${path.replace(/[^a-z]+/gi, '-')}`,
      operation,
    })),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(document.info.title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(document.info.title)}</h1>
<p>${escapeHtml(document.info.description)} Machine-readable: <a href="/api/openapi.json">openapi.json</a>.</p>
<p>Calls marked with a permission take <code>Authorization: Bearer TOKEN</code> with a token that has it, or HTTP Basic with the admin password.</p>
<nav aria-label="Calls"><ul>${operations.map(({ name, anchor }) => `<li><a href="#${anchor}"><code>${escapeHtml(name)}</code></a></li>`).join('')}</ul></nav>
${operations.map(({ name, anchor, operation }) => section(name, anchor, operation)).join('\n')}
</main>
</body>
</html>`;
}

function section(name: string, anchor: string, operation: Operation) {
  const { summary, security, parameters, requestBody, responses } = operation;
  const permission = security.flatMap(({ token }) => token ?? []).join(', ');
  return `<section id="${anchor}">
<h2><code>${escapeHtml(name)}</code>${permission ? ` <em>${escapeHtml(permission)}</em>` : ''}</h2>
<p>${escapeHtml(summary)}.</p>
${parameters.length > 0 ? details('Parameters', parameters) : ''}
${requestBody ? details('Body', requestBody) : ''}
<table><caption>Responses</caption><thead><tr><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead><tbody>
${Object.entries(responses)
  .map(
    ([status, { description }]) =>
      `<tr><td>${status}</td><td>${escapeHtml(String(description))}</td></tr>`,
  )
  .join('')}
</tbody></table>
${details('Response schemas', responses)}
</section>`;
}

const details = (title: string, value: unknown) =>
  `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`;

const style = `
body{margin:0;background:#faf7f2;color:#10131a;font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:52rem;margin:0 auto;padding:3rem 1.25rem}
h1{line-height:1.1}h2{margin:0 0 .5rem;font-size:1.15rem}
section{border-top:1px solid #d9d3c8;padding:1.5rem 0}
a{color:#a82b16}em{color:#0e6b4e;font-style:normal;font-size:.85em}
table{border-collapse:collapse;width:100%;margin:.75rem 0}caption{text-align:left;font-weight:600}
th,td{text-align:left;padding:.3rem .75rem .3rem 0;border-bottom:1px solid #e6e0d6;vertical-align:top}
pre{background:#fff;border:1px solid #d9d3c8;border-radius:8px;padding:1rem;overflow:auto;font-size:.85rem}
summary{cursor:pointer;padding:.35rem 0}
`;
