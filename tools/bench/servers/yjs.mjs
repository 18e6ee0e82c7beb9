import * as encoding from 'lib0/encoding';
import { Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';

/**
 * The protocols of y-websocket and hocuspocus for a crowd: notes are entries of a map, cursors are
 * awareness. Plain JavaScript, because everything must compile without the packages of bench/.
 */

const [SYNC, AWARENESS, AUTH] = [0, 1, 2];
const UPDATE = 2;
const BOARD = 'board';

const yjs = (address) => {
  const people = new Map();
  const personOf = (n) => {
    const known = people.get(n);
    if (known) return known;
    const doc = new Y.Doc();
    const person = { doc, awareness: new Awareness(doc), notes: doc.getMap('notes') };
    people.set(n, person);
    return person;
  };
  const message = (type, write) => {
    const encoder = encoding.createEncoder();
    if (address) encoding.writeVarString(encoder, address);
    encoding.writeVarUint(encoder, type);
    write(encoder);
    return encoding.toUint8Array(encoder);
  };
  const setNote = (n, content) => {
    const { doc, notes } = personOf(n);
    const updates = [];
    doc.once('update', (update) => updates.push(update));
    notes.set(`note-${n}`, content);
    return message(SYNC, (encoder) => {
      encoding.writeVarUint(encoder, UPDATE);
      encoding.writeVarUint8Array(encoder, updates[0]);
    });
  };
  // A string begins with its length.
  const offset = address ? address.length + 1 : 0;
  return {
    path: `/${BOARD}`,
    join: () => [],
    addNote: (n) => setNote(n, ''),
    updateNote: (n, time) => setNote(n, `at:${time}`),
    moveCursor: (n, x) => {
      const { awareness, doc } = personOf(n);
      awareness.setLocalState({ x, y: n });
      return message(AWARENESS, (encoder) =>
        encoding.writeVarUint8Array(encoder, encodeAwarenessUpdate(awareness, [doc.clientID])),
      );
    },
    kindOf: (bytes, start) => {
      const type = bytes[start + offset];
      if (type === AWARENESS) return 'cursors';
      return type === SYNC && bytes[start + offset + 1] === UPDATE ? 'updates' : undefined;
    },
    message,
  };
};

export const yWebsocket = yjs('');

const named = yjs(BOARD);
const TOKEN = 0;
export const hocuspocus = {
  ...named,
  join: () => [
    named.message(AUTH, (encoder) => {
      encoding.writeVarUint(encoder, TOKEN);
      encoding.writeVarString(encoder, '');
    }),
  ],
};
