import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy for `target` that can stop forwarding, to simulate a server that hangs. */
export async function startProxy(target: string, listenOn = 0) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isPaused = false;
  const proxy = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (data) => upstream.write(data));
    upstream.on('data', (data) => client.write(data));
    if (isPaused) for (const socket of [client, upstream]) socket.pause();
  }).listen(listenOn, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  const url = new URL(target);
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    url: url.href,
    pause: () => {
      isPaused = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      isPaused = false;
      for (const socket of sockets) socket.resume();
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
