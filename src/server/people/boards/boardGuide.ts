import type { PlainNote } from '../../../shared/boardWork.ts';
import { Guide, type Task } from '../../../shared/quiz/guide.ts';
import { restOf, type Source, titleOf } from './boardTexts.ts';
import { Losses } from './losses.ts';

const LONGEST = { title: 160, angle: 700, guest: 250, where: 500, question: 300, task: 400 };
const LONGEST_INTRO = 900;
const MAX_SOURCES = 6;
const MAX_QUESTIONS = 12;
const MAX_TASKS = 8;

/**
 * Merges a board's notes into a guide: episode ideas and topics replace the first episodes,
 * guests and questions come first in their lists, and action items become tasks of the first week.
 * Returns the guide, and what this shortened, replaced or left out, in sentences.
 * @throws ZodError if a title repeats
 */
export function guideWithNotes(guide: Guide, notes: readonly PlainNote[], source: Source) {
  const of = (...categories: PlainNote['category'][]) =>
    notes.filter(({ category }) => categories.includes(category));
  const losses = new Losses();
  const merged = Guide.parse({
    ...guide,
    episodes: withEpisodes(guide.episodes, of('idea', 'topic'), losses),
    guestPlan: {
      ...guide.guestPlan,
      sources: addedTo(guide.guestPlan.sources, {
        added: of('guest').map((note) => toGuest(note, losses)),
        keyOf: ({ who }) => who,
        longest: MAX_SOURCES,
        losses,
      }),
    },
    calendar: {
      intro: withLink(guide.calendar.intro, source, losses),
      weeks: guide.calendar.weeks.map((week, index) =>
        index === 0 ? { ...week, tasks: withTasks(week.tasks, of('task'), losses) } : week,
      ),
    },
    copy: {
      ...guide.copy,
      questions: addedTo(guide.copy.questions, {
        added: of('question').map(({ content }) => losses.fit(content.trim(), LONGEST.question)),
        keyOf: (question) => question,
        longest: MAX_QUESTIONS,
        losses,
      }),
    },
  });
  return { guide: merged, losses: losses.sentences() };
}

type Added<Entry> = {
  added: Entry[];
  keyOf: (entry: Entry) => string;
  longest: number;
  losses: Losses;
};

/** Puts new entries first and skips those that already exist. */
function addedTo<Entry>(entries: Entry[], { added, keyOf, longest, losses }: Added<Entry>) {
  const known = new Set(entries.map(keyOf));
  const all = [...added.filter((entry) => !known.has(keyOf(entry))), ...entries];
  for (const entry of all.slice(longest)) losses.leaveOut(keyOf(entry));
  return all.slice(0, longest);
}

const toGuest = (note: PlainNote, losses: Losses) => ({
  who: losses.fit(firstLineOf(note), LONGEST.guest),
  where: losses.fit(restOf(note), LONGEST.where) || 'Named on the planning board.',
  offer: 'A conversation on the show, with clips for their own channels.',
});

/** Titles are unique, so an idea that already has an episode changes nothing. */
function withEpisodes(
  episodes: Guide['episodes'],
  ideas: readonly PlainNote[],
  losses: Losses,
): Guide['episodes'] {
  const keyOf = (idea: PlainNote) => titleOf(idea, LONGEST.title).toLowerCase();
  const known = new Set(episodes.map(({ title }) => title.toLowerCase()));
  const added = [...new Map(ideas.map((idea) => [keyOf(idea), idea])).values()].filter(
    (idea) => !known.has(keyOf(idea)),
  );
  for (const idea of added.slice(episodes.length)) losses.leaveOut(firstLineOf(idea));
  return episodes.map((episode, index) => {
    const idea = added[index];
    if (!idea) return episode;
    losses.replace(episode.title);
    const title = titleOf(idea, LONGEST.title);
    // A first line that is no title stands whole in the angle.
    const angle = title === firstLineOf(idea) ? restOf(idea) : idea.content.trim();
    return {
      title,
      angle: losses.fit(angle, LONGEST.angle) || `From the planning board: ${title}`,
      guest: 'To be decided',
      opening: 'What made this a question for you?',
    };
  });
}

const firstLineOf = (note: PlainNote) => titleOf(note, note.content.length);

function withTasks(tasks: Task[], items: readonly PlainNote[], losses: Losses) {
  const added = items.map(({ content }): Task => ({
    day: 'Mon',
    minutes: 30,
    kind: 'prepare',
    episodes: [],
    what: losses.fit(content.trim(), LONGEST.task),
  }));
  return addedTo(tasks, { added, keyOf: ({ what }) => what, longest: MAX_TASKS, losses });
}

function withLink(text: string, { title, url }: Source, losses: Losses) {
  if (text.includes(url)) return text;
  const link = ` Planned on the board “${title}”: ${url}`;
  return losses.fit(text, LONGEST_INTRO - link.length) + link;
}
