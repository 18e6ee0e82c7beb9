import { bearer, lead, testApp } from './app.ts';

type Server = Awaited<ReturnType<typeof testApp>>;

// Calls of the brief's procedures, by the id of a record of the person.

export const sendLead = async (server: Server, fields: object = {}): Promise<string> =>
  (await server.post('/trpc/leads.create', { ...lead, ...fields })).json().result.data.lead.id;
export const get = async (server: Server, id: string) =>
  (await server.query('admin.person.brief.get', { id })).json().result.data;
export const write = (server: Server, id: string, version = 0) =>
  server.post('/trpc/admin.person.brief.write', { id, version }, bearer);
export const written = async (server: Server, id: string, version = 0) =>
  (await write(server, id, version)).json().result.data;
