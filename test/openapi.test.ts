import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { loadRequiredAccess } from '../src/server/rest/procedures.ts';
import { routes } from '../src/server/rest/routes.ts';
import { bearer, lead, quiz, testApp } from './app.ts';

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];
type Content = Record<string, { schema: JsonSchema }>;
type Operation = {
  summary: string;
  security: object[];
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
};
let document: {
  openapi: string;
  info: object;
  servers: object[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    securitySchemes: Record<string, object>;
  };
};
let docs: string;

beforeAll(async () => {
  await using server = await testApp({ environment: { PUBLIC_URL: 'https://www.example.com' } });
  document = (await server.inject('/api/openapi.json')).json();
  docs = (await server.inject('/api/docs')).body;
});

const all = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
const documentPath = (path: string) => path.replace(':slug', '{slug}');

/** Converts a schema of the document to zod. */
function schemaWithDefinitions(schema: JsonSchema | undefined) {
  const $defs = document.components.schemas;
  const text = JSON.stringify({ allOf: [schema ?? false], $defs });
  return z.fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')));
}

test('resolves every reference within the document', () => {
  const references: string[] = [];
  JSON.stringify(document, (key, value) => {
    if (key === '$ref') references.push(String(value));
    return value;
  });
  expect(references.length).toBeGreaterThan(3);
  for (const reference of references) {
    expect(reference).toMatch(/^#\//);
    let part: unknown = document;
    for (const name of reference.slice(2).split('/'))
      part = typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined;
    expect([reference, typeof part]).toEqual([reference, 'object']);
  }
  expect(JSON.stringify(document)).not.toContain('$defs');
});

test('is an OpenAPI 3.1 document for this site', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  expect(document.servers).toEqual([{ url: 'https://www.example.com' }]);
});

test('contains exactly the REST routes', () => {
  const rows = routes.map(({ method, path }) => `${method} ${documentPath(path)}`);
  const listed = all().map(({ path, method }) => `${method.toUpperCase()} ${path}`);
  expect(listed.toSorted()).toEqual(rows.toSorted());
});

test('describes every call and its path parameters', () => {
  for (const { path, operation } of all()) {
    expect(operation.summary).toMatch(/./);
    const names = operation.parameters.map(({ name, in: place }) => `${place} ${name}`);
    expect(new Set(names).size).toBe(names.length);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => `path ${match[1]}`);
    expect(names.filter((name) => name.startsWith('path '))).toEqual(inPath);
    for (const { in: place, required } of operation.parameters)
      expect(required).toBe(place === 'path');
    for (const [status, { description }] of Object.entries(operation.responses)) {
      expect(status).toMatch(/^[2-5]\d\d$/);
      expect(description).toMatch(/./);
    }
  }
});

test('names the security schemes of restricted calls, and the permission of a token', async () => {
  const requiredAccess = await loadRequiredAccess();
  expect(Object.keys(document.components.securitySchemes)).toEqual(['token', 'password']);
  for (const { method, path, procedure } of routes) {
    const operation = document.paths[documentPath(path)]?.[method.toLowerCase()];
    const access = requiredAccess({ procedure });
    const expected = access === 'public' ? [] : [{ token: [access] }, { password: [] }];
    expect([path, operation?.security]).toEqual([path, expected]);
  }
});

describe('the schemas', () => {
  const answers: [method: string, path: string, url: string, status: number][] = [
    ['get', '/api/blog', '/api/blog?limit=2', 200],
    ['get', '/api/blog/{slug}', '/api/blog/podcast-metrics-that-matter', 200],
    ['get', '/api/blog/{slug}', '/api/blog/nope', 404],
    ['post', '/api/leads', '/api/leads', 201],
    ['get', '/api/leads', '/api/leads', 200],
    ['get', '/api/leads', '/api/leads?limit=x', 400],
    ['post', '/api/quiz', '/api/quiz', 201],
    ['get', '/api/quiz', '/api/quiz?limit=1', 200],
  ];

  test('match the responses', async () => {
    await using server = await testApp({ isSeeded: true });
    for (const [method, path, url, status] of answers) {
      const payload = path.includes('leads') ? lead : quiz;
      const response = await (method === 'post'
        ? server.post(url, payload)
        : server.inject({ url, headers: bearer }));
      expect([url, response.statusCode]).toEqual([url, status]);
      const described =
        document.paths[path]?.[method]?.responses[status]?.content?.['application/json'];
      const result = schemaWithDefinitions(described?.schema).safeParse(response.json());
      expect([url, result.error?.issues]).toEqual([url, undefined]);
    }
  });

  test.each([
    ['/api/leads', lead],
    ['/api/quiz', quiz],
  ])('of %s accept and reject the same bodies as the server', (path, body: object) => {
    for (const { schema } of Object.values(
      document.paths[path]?.post?.requestBody?.content ?? {},
    )) {
      const described = schemaWithDefinitions(schema);
      expect(described.safeParse({ ...body, extra: 1 }).success).toBe(true);
      expect(described.safeParse({ ...body, email: undefined }).success).toBe(false);
      expect(described.safeParse([]).success).toBe(false);
    }
  });
});

test('the documentation page lists every path without scripts', () => {
  for (const { path, method } of all()) expect(docs).toContain(`${method.toUpperCase()} ${path}`);
  expect(docs).not.toMatch(/<script|\son\w+=|javascript:/i);
});
