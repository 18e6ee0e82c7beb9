import * as encoding from 'lib0/encoding';
import { Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';

/** The protocol of hocuspocus: notes are entries of a map, cursors are awareness. */

const BOARD = 'board';
const [SYNC, AWARENESS, AUTH] = [0, 1, 2];
const [TOKEN, UPDATE] = [0, 2];
/** Each has a document of its own. */
const people = new Map();

export const hocuspocus = {
  path: `/${BOARD}`,
  join: (n) => {
    people.set(n, new Awareness(new Y.Doc()));
    return message([AUTH, TOKEN], new Uint8Array());
  },
  addNote: (n) => setNote(n, ''),
  updateNote: setNote,
  moveCursor: (n, x) => {
    const awareness = people.get(n);
    awareness.setLocalState({ x, y: n });
    return message([AWARENESS], encodeAwarenessUpdate(awareness, [awareness.clientID]));
  },
};

function setNote(n, content) {
  const { doc } = people.get(n);
  let change;
  doc.once('update', (update) => (change = update));
  doc.getMap('notes').set(`note-${n}`, content);
  return message([SYNC, UPDATE], change);
}

function message(types, content) {
  const encoder = encoding.createEncoder();
  encoding.writeVarString(encoder, BOARD);
  for (const type of types) encoding.writeVarUint(encoder, type);
  encoding.writeVarUint8Array(encoder, content);
  return encoding.toUint8Array(encoder);
}
