import Fastify from 'fastify';

/** A peer: Fastify that sends ready buffers, which it reads once from the site. */
const [site = '', ...paths] = process.argv.slice(2);
const app = Fastify();
for (const path of paths) {
  const response = await fetch(site + path);
  const type = response.headers.get('content-type') ?? '';
  const body = Buffer.from(await response.arrayBuffer());
  app.get(path, (_request, reply) => reply.type(type).send(body));
}
await app.listen({ port: Number(process.env.PORT) });
