import type { ServerMessage } from '../../shared/whiteboard/protocol.ts';

/** The other end of a connection, as a room sees it. */
export type Peer = {
  /** Sends encoded messages, all in one write. */
  send: (frames: readonly Buffer[]) => void;
  /** Bytes that were sent to it but are still buffered on this side. */
  bufferedAmount: () => number;
  /** Terminates the connection without a close frame. */
  drop: () => void;
  close: (code: number, reason: string) => void;
};

type Entry = {
  frame: Buffer;
  isEphemeral?: boolean;
  recipient?: Peer;
  excluded?: ReadonlySet<Peer>;
};

/** A peer with more buffered bytes than this is sent no cursors. */
const SLOW_PEER_BYTES = 1_048_576;
/** How long a peer may stay slow; plus the time to read its buffer at the minimum rate. */
const STALL_TIMEOUT_MS = 10_000;
const MIN_BYTES_PER_MS = 256;
/**
 * Writing to many peers takes time. A pause of the same length, up to this, leaves time for reading
 * and makes batches larger.
 */
const MAX_PAUSE_MS = 20;
/** Leaves room for the largest board and more. */
const MAX_BUFFERED_BYTES = 16 * SLOW_PEER_BYTES;

/**
 * Collects what one turn of the event loop sends to a room and writes it to each peer in one call.
 * Most peers receive the same bytes.
 */
export class Broadcaster {
  #peers = new Set<Peer>();
  #entries: Entry[] = [];
  /** Peers that an entry of this turn addresses or excludes. */
  #peersWithOwnEntries = new Set<Peer>();
  /** How many entries of this turn preceded a peer's join. */
  #joinedAt = new Map<Peer, number>();
  #isScheduled = false;
  #pausedUntil = 0;
  #slowSince = new WeakMap<Peer, number>();

  /** Messages sent before a peer joins are part of its snapshot. */
  addPeer(peer: Peer) {
    this.#peers.add(peer);
    this.#peersWithOwnEntries.add(peer);
    this.#joinedAt.set(peer, this.#entries.length);
  }

  removePeer(peer: Peer) {
    this.#peers.delete(peer);
  }

  sendToAll(message: ServerMessage, excludedPeers: Iterable<Peer> = []) {
    const excluded = new Set(excludedPeers);
    for (const peer of excluded) this.#peersWithOwnEntries.add(peer);
    const isEphemeral = message.type === 'cursor_moved';
    this.#add({ frame: encodeText(JSON.stringify(message)), isEphemeral, excluded });
  }

  send(peer: Peer, message: ServerMessage) {
    this.sendFrames(peer, [encodeText(JSON.stringify(message))]);
  }

  /** Sends frames that are already encoded; many peers may share their bytes. */
  sendFrames(peer: Peer, frames: readonly Buffer[]) {
    this.#peersWithOwnEntries.add(peer);
    for (const frame of frames) this.#add({ frame, recipient: peer });
  }

  /** Drops peers that do not read, even when there is nothing to send (W20). */
  dropStalled() {
    const now = performance.now();
    for (const peer of this.#peers) if (this.#slowness(peer, now) === 'stalled') peer.drop();
  }

  #add(entry: Entry) {
    this.#entries.push(entry);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    const pause = this.#pausedUntil - performance.now();
    if (pause <= 0) setImmediate(() => this.flush());
    else setTimeout(() => this.flush(), pause);
  }

  flush() {
    const [entries, individual, joinedAt] = [
      this.#entries,
      this.#peersWithOwnEntries,
      this.#joinedAt,
    ];
    this.#entries = [];
    this.#peersWithOwnEntries = new Set();
    this.#joinedAt = new Map();
    this.#isScheduled = false;
    if (entries.length === 0) return;
    const now = performance.now();
    // A peer without its own entries gets all shared entries.
    const shared = [
      Buffer.concat(entries.filter(({ recipient }) => !recipient).map(({ frame }) => frame)),
    ];
    for (const peer of this.#peers) {
      const isSlow = this.#slowness(peer, now);
      if (isSlow === 'stalled') peer.drop();
      else if (!isSlow && !individual.has(peer)) writeFrames(peer, shared);
      else
        writeFrames(
          peer,
          framesFor(peer, entries, { isSlow, firstIndex: joinedAt.get(peer) ?? 0 }),
        );
    }
    const end = performance.now();
    this.#pausedUntil = end + Math.min(end - now, MAX_PAUSE_MS);
  }

  #slowness(peer: Peer, now: number): boolean | 'stalled' {
    const bufferedAmount = peer.bufferedAmount();
    if (bufferedAmount <= SLOW_PEER_BYTES) {
      this.#slowSince.delete(peer);
      return false;
    }
    const since = this.#slowSince.get(peer) ?? now;
    this.#slowSince.set(peer, since);
    const isStalled = now - since > STALL_TIMEOUT_MS + bufferedAmount / MIN_BYTES_PER_MS;
    return bufferedAmount > MAX_BUFFERED_BYTES || isStalled ? 'stalled' : true;
  }
}

function writeFrames(peer: Peer, frames: readonly Buffer[]) {
  if (frames.some(({ length }) => length > 0)) peer.send(frames);
}

const framesFor = (
  peer: Peer,
  entries: Entry[],
  { isSlow, firstIndex }: { isSlow: boolean; firstIndex: number },
) =>
  entries
    .filter(({ recipient, excluded, isEphemeral }, index) => {
      if (isSlow && isEphemeral) return false;
      return recipient ? recipient === peer : index >= firstIndex && !excluded?.has(peer);
    })
    .map(({ frame }) => frame);

/** The FIN bit plus the text opcode, RFC 6455 section 5.2. */
const FIN_TEXT = 0x81;

/** Encodes a text message as an unmasked WebSocket frame: the same bytes for every client. */
export function encodeText(text: string) {
  const length = Buffer.byteLength(text);
  const headerBytes = headerLength(length);
  const frame = Buffer.allocUnsafe(headerBytes + length);
  writeHeader(frame, length);
  frame.write(text, headerBytes);
  return frame;
}

/** Encodes one message made of parts that other messages may share. */
export function encodePieces(pieces: readonly Buffer[]): readonly Buffer[] {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const header = Buffer.allocUnsafe(headerLength(length));
  writeHeader(header, length);
  return [header, ...pieces];
}

const headerLength = (length: number) => (length < 126 ? 2 : length < 65_536 ? 4 : 10);

function writeHeader(frame: Buffer, length: number) {
  frame[0] = FIN_TEXT;
  if (length < 126) frame[1] = length;
  else if (length < 65_536) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
}
