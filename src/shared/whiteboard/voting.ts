import type { Meeting } from './meeting.ts';
import type { Note } from './note.ts';
import type { Section } from './section.ts';

type Item = Note | Section;

/** Whether participants see only their own votes. */
export const areVotesHidden = ({ voting }: Meeting) => voting !== undefined && !voting.isRevealed;

/** Returns the note with the votes of one participant, or with none. */
export const withVotesOf = <Of extends { votes?: string[] | undefined }>(
  note: Of,
  userId?: string,
): Of => (note.votes ? { ...note, votes: note.votes.filter((id) => id === userId) } : note);

/** How many votes each participant has cast on the items of a board. */
export class VoteCounts {
  #counts = new Map<string, number>();

  of = (userId: string) => this.#counts.get(userId) ?? 0;

  replace(before: Item | undefined, after: Item | undefined) {
    const [removed, added] = [votesOf(before), votesOf(after)];
    if (removed === added) return;
    for (const userId of removed) this.#add(userId, -1);
    for (const userId of added) this.#add(userId, 1);
  }

  clear() {
    this.#counts.clear();
  }

  #add(userId: string, by: number) {
    this.#counts.set(userId, this.of(userId) + by);
  }
}

const none: readonly string[] = [];
const votesOf = (item: Item | undefined) => (item && 'votes' in item ? (item.votes ?? none) : none);
