import { z } from 'zod';
import type { AccessLevel } from '../../shared/access.ts';
import { hoistDefinitions, type Json, schemas } from './openApiDefinitions.ts';
import { loadRequiredAccess } from './procedures.ts';
import { type CsvRoute, type JsonRoute, type Route, routes } from './routes.ts';

export type Operation = {
  summary: string;
  tags: string[];
  /** Alternatives: the scheme, with the permission that a token needs. */
  security: Record<string, string[]>[];
  parameters: Json[];
  requestBody?: Json;
  responses: Record<string, Json>;
};
export type OpenApi = Awaited<ReturnType<typeof openApi>>;

const ErrorOutput = z.object({
  statusCode: z.int(),
  error: z.string(),
  message: z.string(),
  requestId: z.string(),
});

/**
 * Generates the OpenAPI 3.1 document from the route table and the schemas that validate the calls.
 */
export async function openApi(publicUrl: string) {
  const requiredAccess = await loadRequiredAccess();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: operation(route, requiredAccess(route)),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The ROI Podcast Agency API',
      version: '1.0.0',
      description:
        'Field names are camelCase, except the keys of quiz answers. Times are ISO 8601 in UTC, and every error is { statusCode, error, message, requestId }. ' +
        'A POST with an Idempotency-Key header may be repeated for 24 hours: it applies once.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        password: { type: 'http', scheme: 'basic' },
      },
    },
  };
}

function operation(route: Route, access: AccessLevel): Operation {
  return {
    summary: route.summary,
    tags: [route.path.split('/')[2] ?? ''],
    security: access === 'public' ? [] : [{ token: [access] }, { password: [] }],
    ...('csv' in route ? csvParts(route, access) : jsonParts(route, access)),
  };
}

function jsonParts(route: JsonRoute, access: AccessLevel) {
  const { params, query, body, method, status, output, isCached } = route;
  const bodySchema = body && jsonSchema(body, 'input');
  return {
    parameters: [
      ...parameters('path', params),
      ...parameters('query', query),
      ...(method === 'POST' ? [idempotencyHeader] : []),
    ],
    ...(bodySchema && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: bodySchema },
          'application/x-www-form-urlencoded': { schema: bodySchema },
        },
      },
    }),
    responses: {
      [status]: {
        description: 'Done',
        content: { 'application/json': { schema: jsonSchema(output, 'output') } },
      },
      ...(isCached && { 304: { description: 'Not modified: the ETag is the same' } }),
      ...(body && errors({ 413: 'The body is over 1 MiB', 415: 'Neither JSON nor a form' })),
      ...(body && errors({ 422: 'The Idempotency-Key was used with another body' })),
      ...((body || query) && errors({ 400: 'Invalid input; the message names each field' })),
      ...(params && errors({ 404: 'Not found' })),
      ...accessErrors(access),
      ...errors({ 429: 'Too many requests; see Retry-After' }),
      ...unavailable,
    },
  };
}

const csvParts = ({ csv, query }: CsvRoute, access: AccessLevel) => ({
  parameters: parameters('query', query),
  responses: {
    200: {
      description: [
        `Columns: ${csv.columns.join(', ')}`,
        ...(csv.furtherColumns ? [`with columns=all also ${csv.furtherColumns.join(', ')}`] : []),
      ].join('; '),
      content: { 'text/csv': { schema: { type: 'string' } } },
    },
    ...(query && errors({ 400: 'Invalid input; the message names each field' })),
    ...accessErrors(access),
    ...errors({ 429: 'Too many exports are running; see Retry-After' }),
    ...unavailable,
  },
});

const unavailable = errors({ 503: 'The database is not available; see Retry-After' });

const accessErrors = (access: AccessLevel) =>
  access === 'public'
    ? {}
    : errors({
        401: 'The admin password or a token is required',
        403: `The token lacks the permission ${access}`,
      });

const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
};

function parameters(location: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: location,
    required: location === 'path',
    schema: jsonSchema(field, 'input'),
  }));
}

function errors(byStatus: Record<number, string>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, description]) => [
      status,
      {
        description,
        content: { 'application/json': { schema: jsonSchema(ErrorOutput, 'output') } },
      },
    ]),
  );
}

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output') {
  const generated = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: own }) => {
      if (zodSchema instanceof z.ZodDate)
        Object.assign(own, { type: 'string', format: 'date-time' });
    },
  });
  const { $schema: _dialect, $defs, ...rest } = generated;
  return hoistDefinitions(rest, $defs);
}
