import type { ServerMessage } from '../../shared/whiteboard/protocol.ts';

/** Who is at the other end of a connection, as far as a room has to do with it. */
export type Peer = {
  /** Sends encoded messages, all in one write. */
  send: (frames: readonly Buffer[]) => void;
  /** Bytes that were sent to it and not taken yet. */
  backlog: () => number;
  /** Ends the connection at once, without a word. */
  drop: () => void;
  close: (code: number, reason: string) => void;
};

/** How messages become bytes on the wire. */
export type Encode = {
  text: (text: string) => Buffer;
  /** One message made of pieces that other messages may share. */
  pieces: (pieces: readonly Buffer[]) => readonly Buffer[];
};

type Entry = {
  frame: Buffer;
  isFleeting?: boolean;
  only?: Peer;
  except?: ReadonlySet<Peer>;
};

/** From here on a peer misses cursors. */
const BEHIND = 1_048_576;
/** So long, in ms, a peer may stay behind; longer with more to read, at so many bytes a ms. */
const PATIENCE = 10_000;
const SLOWEST = 256;
/** Writing to a crowd takes time: as long again is left for reading, and more goes in one write. */
const LONGEST_REST = 20;
/** Even the largest board and much more fit into this. */
const FAR_BEHIND = 16 * BEHIND;

/**
 * Collects what one turn of the event loop has to say to a room and hands every peer its share in
 * one write. Most peers get the very same bytes.
 */
export class Outgoing {
  #encode: Encode;
  #peers: () => Iterable<Peer>;
  #entries: Entry[] = [];
  /** Peers that an entry of this turn names, by what they are left out of or meant for. */
  #special = new Set<Peer>();
  /** How many entries of this turn there were before a peer came. */
  #before = new Map<Peer, number>();
  #isScheduled = false;
  #restsUntil = 0;
  #behindSince = new WeakMap<Peer, number>();

  constructor(encode: Encode, peers: () => Iterable<Peer>) {
    this.#encode = encode;
    this.#peers = peers;
  }

  /** What was said to all before a peer came is in what it is greeted with. */
  admit(peer: Peer) {
    this.#special.add(peer);
    this.#before.set(peer, this.#entries.length);
  }

  toAll(message: ServerMessage, but: Iterable<Peer> = []) {
    const except = new Set(but);
    for (const peer of except) this.#special.add(peer);
    const isFleeting = message.type === 'cursor_moved';
    this.#add({ frame: this.#encode.text(JSON.stringify(message)), isFleeting, except });
  }

  to(peer: Peer, message: ServerMessage) {
    this.toFrames(peer, [this.#encode.text(JSON.stringify(message))]);
  }

  /** Sends what is encoded already; the bytes may be shared by many peers. */
  toFrames(peer: Peer, frames: readonly Buffer[]) {
    this.#special.add(peer);
    for (const frame of frames) this.#add({ frame, only: peer });
  }

  /** Drops peers that do not read, also while there is nothing to send (W20). */
  dropStalled() {
    const now = performance.now();
    for (const peer of this.#peers()) if (this.#isBehind(peer, now) === 'lost') peer.drop();
  }

  #add(entry: Entry) {
    this.#entries.push(entry);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    const rest = this.#restsUntil - performance.now();
    if (rest <= 0) setImmediate(() => this.flush());
    else setTimeout(() => this.flush(), rest);
  }

  flush() {
    const [entries, special, before] = [this.#entries, this.#special, this.#before];
    this.#entries = [];
    this.#special = new Set();
    this.#before = new Map();
    this.#isScheduled = false;
    if (entries.length === 0) return;
    const now = performance.now();
    // Whoever no entry names is meant by every entry that leaves others out, and by none for others.
    const shared = [Buffer.concat(entries.filter(({ only }) => !only).map(({ frame }) => frame))];
    for (const peer of this.#peers()) {
      const isBehind = this.#isBehind(peer, now);
      if (isBehind === 'lost') peer.drop();
      else if (!isBehind && !special.has(peer)) send(peer, shared);
      else send(peer, sharesOf(peer, entries, { isBehind, before: before.get(peer) ?? 0 }));
    }
    const end = performance.now();
    this.#restsUntil = end + Math.min(end - now, LONGEST_REST);
  }

  #isBehind(peer: Peer, now: number): boolean | 'lost' {
    const backlog = peer.backlog();
    if (backlog <= BEHIND) {
      this.#behindSince.delete(peer);
      return false;
    }
    const since = this.#behindSince.get(peer) ?? now;
    this.#behindSince.set(peer, since);
    const isStalled = now - since > PATIENCE + backlog / SLOWEST;
    return backlog > FAR_BEHIND || isStalled ? 'lost' : true;
  }
}

function send(peer: Peer, frames: readonly Buffer[]) {
  if (frames.some(({ length }) => length > 0)) peer.send(frames);
}

const sharesOf = (
  peer: Peer,
  entries: Entry[],
  { isBehind, before }: { isBehind: boolean; before: number },
) =>
  entries
    .filter(({ only, except, isFleeting }, index) => {
      if (isBehind && isFleeting) return false;
      return only ? only === peer : index >= before && !except?.has(peer);
    })
    .map(({ frame }) => frame);
