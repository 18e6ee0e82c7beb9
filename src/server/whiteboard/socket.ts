import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_MESSAGE_BYTES, RESTARTING, SOCKET_PATH } from '../../shared/whiteboard/constants.ts';
import { errorBody } from '../http/errors.ts';
import { sendError } from '../http/sendError.ts';
import { AddressAllowances } from './limits.ts';
import { Connection, POLICY_VIOLATION } from './connection.ts';
import type { Peer } from './broadcaster.ts';
import type { Rooms } from './rooms.ts';

/** A client that does not answer a ping before the next one is disconnected. */
const PING_INTERVAL_MS = 25_000;
/** How long a client may take to complete the closing handshake. */
const CLOSE_TIMEOUT_MS = 1000;
/** How long a socket that was closed for flooding counts toward its address. */
const FLOOD_PENALTY_MS = 10_000;
/** When a client that was rejected for too many sockets may retry. */
const RETRY_AFTER_SECONDS = 10;

const socketOptions = {
  maxPayload: MAX_MESSAGE_BYTES,
  perMessageDeflate: false,
  // Reads one message per socket and turn, so that floods do not block other requests.
  allowSynchronousEvents: false,
  // A fragmented message costs as much as its fragments but counts as one.
  maxFragments: 64,
  maxBufferedChunks: 1024,
};

type Options = {
  rooms: Rooms;
  publicUrl: string;
  /** Per client address (W27). */
  socketsPerAddress: number;
  pingEvery?: number;
  /** Whether a request is part of the session of an editor or owner. */
  isEditor?: (request: FastifyRequest) => Promise<boolean>;
  /** Called for each connection that opens or closes. */
  onSockets?: (change: 1 | -1) => void;
};

/** Registers `/ws/whiteboard`. */
export async function whiteboard(app: FastifyInstance, options: Options) {
  const { rooms, publicUrl, socketsPerAddress } = options;
  const addresses = new AddressAllowances(socketsPerAddress);
  await app.register(websocket, {
    options: socketOptions,
    // `ws` closes a peer that breaks the protocol; that must not fill the log.
    errorHandler: (error, socket, request) => {
      if (!('code' in error)) request.log.error({ err: error }, 'a connection failed');
      else request.log.debug({ err: error }, 'a connection broke');
      terminateSoon(socket);
    },
    preClose: async () => {
      // Reconnects that come too early get a regular HTTP response.
      app.server.removeAllListeners('upgrade');
      await rooms.stop();
      for (const socket of app.websocketServer.clients) closeSocket(socket, RESTARTING);
      app.websocketServer.close();
    },
  });

  // Nothing reads the connection of an upgrade that was refused, also by a hook of every request.
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    raw.socket.destroySoon();
    done();
  });

  app.route({
    method: 'GET',
    url: SOCKET_PATH,
    // Pages of other sites must not act as their visitors.
    onRequest: async (request, reply) => {
      if (isCrossOrigin(request, publicUrl))
        return sendError(request, reply, errorBody(403, 'This page may not open the whiteboard.'));
      if (!addresses.isFull(request.ip)) return undefined;
      reply.header('retry-after', RETRY_AFTER_SECONDS);
      const message = `Your network may hold ${socketsPerAddress} connections at a time.`;
      return sendError(request, reply, errorBody(429, message));
    },
    handler: (request, reply) => {
      reply.header('upgrade', 'websocket');
      return sendError(request, reply, errorBody(426, 'This is a WebSocket address.'));
    },
    wsHandler: (socket, request) => connect(socket, request, { ...options, addresses }),
  });
}

type Connecting = Options & { addresses: AddressAllowances };

/** Attaches handlers before the first `await`: messages that arrive earlier would be lost. */
function connect(socket: WebSocket, request: FastifyRequest, options: Connecting) {
  const { rooms, addresses, pingEvery = PING_INTERVAL_MS, isEditor, onSockets } = options;
  let hasFlooded = false;
  const peer = peerOf(socket, request, () => {
    hasFlooded = true;
    // Stops reading the flood.
    socket.pause();
  });
  onSockets?.(1);
  const { allowance, release } = addresses.addSocket(request.ip);
  const connection = new Connection({
    rooms,
    peer,
    allowance,
    isEditor: async () => isEditor?.(request) ?? false,
    log: request.log,
  });
  let isAlive = true;
  const ping = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    return socket.ping();
  }, pingEvery);
  socket.on('message', (data, isBinary) => {
    isAlive = true;
    connection.receive(toBuffer(data), isBinary);
  });
  socket.on('ping', (data) => connection.receiveControl(data));
  socket.on('pong', (data) => {
    isAlive = true;
    connection.receiveControl(data);
  });
  socket.on('close', () => {
    clearInterval(ping);
    onSockets?.(-1);
    if (hasFlooded) setTimeout(release, FLOOD_PENALTY_MS).unref();
    else release();
    connection.end();
  });
}

/** `onFlood` is called when the connection is closed for flooding. */
function peerOf(socket: WebSocket, { raw }: FastifyRequest, onFlood: () => void): Peer {
  const tcp = raw.socket;
  tcp.setNoDelay(true);
  return {
    // Frames are shared by all peers, so they are encoded once and bypass `ws`, which buffers
    // nothing without compression.
    send: (frames) => {
      if (socket.readyState !== socket.OPEN) return;
      tcp.cork();
      for (const frame of frames) tcp.write(frame);
      tcp.uncork();
    },
    bufferedAmount: () => tcp.writableLength,
    drop: () => socket.terminate(),
    close: (code, reason) => {
      closeSocket(socket, code, reason);
      if (code === POLICY_VIOLATION) onFlood();
    },
  };
}

function closeSocket(socket: WebSocket, code: number, reason?: string) {
  socket.close(code, reason);
  terminateSoon(socket);
}

const terminateSoon = (socket: WebSocket) =>
  void setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref();

/** Browsers send the origin of the page that connects; other clients send none. */
function isCrossOrigin(request: FastifyRequest, publicUrl: string) {
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return origin !== new URL(publicUrl).origin && hostOf(origin) !== request.host;
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);

const toBuffer = (data: Buffer | ArrayBuffer | Buffer[]) =>
  Array.isArray(data) ? Buffer.concat(data) : Buffer.isBuffer(data) ? data : Buffer.from(data);
