import type { Note } from '../../shared/whiteboard/note.ts';

/** The owner of drafts whose author cannot be proved. */
const UNKNOWN = '';

/** Notes written in private: only their authors receive them until they are revealed (W35, W40). */
export class Drafts {
  #owners = new Map<string, string>();

  get size() {
    return this.#owners.size;
  }

  ownerOf = (noteId: string) => this.#owners.get(noteId);

  isHiddenFrom({ ownerKey }: { ownerKey: string }, noteId: string) {
    const owner = this.#owners.get(noteId);
    return owner !== undefined && owner !== ownerKey;
  }

  add({ id, draft }: Note, revealedRound: number) {
    if (draft && draft.round > revealedRound) this.#owners.set(id, draft.owner ?? UNKNOWN);
  }

  delete(noteId: string) {
    this.#owners.delete(noteId);
  }

  /** Reloads the drafts of a board. Returns the ids of former drafts, with their owners. */
  reset(notes: Iterable<Note>, revealedRound: number): ReadonlyMap<string, string> {
    const before = this.#owners;
    this.#owners = new Map();
    for (const note of notes) this.add(note, revealedRound);
    return new Map([...before].filter(([id]) => !this.#owners.has(id)));
  }
}
