import type { PlainNote } from '../../../shared/boardWork.ts';
import { Guide, type Task } from '../../../shared/quiz/guide.ts';
import { restOf, type Source, titleOf } from './boardTexts.ts';

const LONGEST = { title: 160, angle: 700, guest: 250, question: 300, task: 400, text: 900 };
const MAX_SOURCES = 6;
const MAX_QUESTIONS = 12;
const MAX_TASKS = 8;

/**
 * Merges a board's notes into a guide: episode ideas and topics replace the first episodes,
 * guests and questions come first in their lists, and action items become tasks of the first week.
 * @throws ZodError if a title repeats
 */
export function guideWithNotes(guide: Guide, notes: readonly PlainNote[], source: Source): Guide {
  const of = (...categories: PlainNote['category'][]) =>
    notes.filter(({ category }) => categories.includes(category));
  return Guide.parse({
    ...guide,
    episodes: withEpisodes(guide.episodes, of('idea', 'topic')),
    guestPlan: {
      ...guide.guestPlan,
      sources: addedTo(guide.guestPlan.sources, of('guest').map(toGuest), ({ who }) => who).slice(
        0,
        MAX_SOURCES,
      ),
    },
    calendar: {
      intro: withLink(guide.calendar.intro, source),
      weeks: guide.calendar.weeks.map((week, index) =>
        index === 0 ? { ...week, tasks: withTasks(week.tasks, of('task')) } : week,
      ),
    },
    copy: {
      ...guide.copy,
      questions: addedTo(
        guide.copy.questions,
        of('question').map(({ content }) => content.trim().slice(0, LONGEST.question)),
        (question) => question,
      ).slice(0, MAX_QUESTIONS),
    },
  });
}

/** Puts new entries first and skips those that already exist. */
function addedTo<Entry>(entries: Entry[], added: Entry[], keyOf: (entry: Entry) => string) {
  const known = new Set(entries.map(keyOf));
  return [...added.filter((entry) => !known.has(keyOf(entry))), ...entries];
}

const toGuest = (note: PlainNote) => ({
  who: titleOf(note, LONGEST.guest),
  where: restOf(note).slice(0, LONGEST.task) || 'Named on the planning board.',
  offer: 'A conversation on the show, with clips for their own channels.',
});

/** Titles are unique, so an idea that already has an episode changes nothing. */
function withEpisodes(episodes: Guide['episodes'], ideas: readonly PlainNote[]) {
  const key = (title: string) => title.toLowerCase();
  const known = new Set(episodes.map(({ title }) => key(title)));
  const added = [
    ...new Map(ideas.map((idea) => [key(titleOf(idea, LONGEST.title)), idea])).values(),
  ]
    .filter((idea) => !known.has(key(titleOf(idea, LONGEST.title))))
    .slice(0, episodes.length);
  return episodes.map((episode, index) => {
    const idea = added[index];
    if (!idea) return episode;
    const title = titleOf(idea, LONGEST.title);
    return {
      title,
      angle: restOf(idea).slice(0, LONGEST.angle) || `From the planning board: ${title}`,
      guest: 'To be decided',
      opening: 'What made this a question for you?',
    };
  });
}

function withTasks(tasks: Task[], items: readonly PlainNote[]) {
  const added = items.map(({ content }): Task => ({
    day: 'Mon',
    minutes: 30,
    kind: 'prepare',
    episodes: [],
    what: content.trim().slice(0, LONGEST.task),
  }));
  return addedTo(tasks, added, ({ what }) => what).slice(0, MAX_TASKS);
}

const withLink = (text: string, { title, url }: Source) => {
  const link = ` Planned on the board “${title}”: ${url}`;
  return text.includes(url) ? text : text.slice(0, LONGEST.text - link.length) + link;
};
