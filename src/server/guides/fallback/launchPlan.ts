import type { Guide, Stage } from '../../../shared/quiz/guide.ts';
import { type Brief, pick, say } from './brief.ts';
import { soloEpisodes } from './episodes.ts';
import {
  announcements,
  answers,
  firstRecording,
  groundwork,
  obstacles,
  reviews,
  safeguards,
} from './launchTasks.ts';

type TokenBucket = {
  /** The last day of each stage. */
  ends: number[];
  /** Finished episodes before the first is published. */
  stock: number;
  sessions: number;
  publish: string;
  goOn: string;
};

const paces: Record<string, TokenBucket> = {
  daily: {
    ends: [3, 8, 15, 20, 25, 30],
    stock: 10,
    sessions: 2,
    publish:
      'Publish on five working days in a row, at the same minute. Five make a habit visible.',
    goOn: 'Record five new ones, so that the stock is back at ten by day 30.',
  },
  weekly: {
    ends: [3, 9, 15, 20, 23, 30],
    stock: 4,
    sessions: 2,
    publish:
      'Publish the first two episodes on the same morning: one shows the host, the other the show.',
    goOn: 'Publish the third a week after the start, at the same hour, and record two more.',
  },
  biweekly: {
    ends: [4, 10, 16, 20, 22, 30],
    stock: 3,
    sessions: 2,
    publish: 'Publish the first episode, with a two-minute trailer for the second beside it.',
    goOn: 'Send out one clip in the quiet week and record the fourth episode before day 30.',
  },
  monthly: {
    ends: [5, 12, 18, 23, 25, 30],
    stock: 2,
    sessions: 2,
    publish: 'Publish the first episode and name the date and the subject of the second in it.',
    goOn: 'Cut four pieces out of the first episode, one for each week until the second.',
  },
};

const minutes = { short_15min: 15, medium_30min: 30, long_60min: 60, variable: 45 };

/** Thirty days, cut to the pace the show will have. */
export function launchPlan(brief: Brief, show: string): Guide['launchPlan'] {
  const pace = pick(brief, 'content_frequency', paces);
  const stages = [
    decide(brief, show),
    prepare(brief),
    record(brief, pace),
    finish(brief, show),
    publish(brief, pace),
    goOn(brief, pace),
  ];
  return stages.map((stage, index) => ({
    from: (pace.ends[index - 1] ?? 0) + 1,
    to: pace.ends[index] ?? 30,
    ...stage,
  }));
}

type Work = Omit<Stage, 'from' | 'to'>;

const decide = (brief: Brief, show: string): Work => ({
  title: 'Decide once',
  tasks: [
    `Choose the name. Search for “${show}” in the large podcast directories and as a web address; if it is taken, go down the list above and do not invent a sixth.`,
    say(brief, 'biggest_challenge', obstacles),
    'Write the positioning sentence on a card and read it to three people who could be listeners. Change the words they stumble over.',
  ],
});

function prepare(brief: Brief): Work {
  const guests = 10 - soloEpisodes(brief);
  const isAlone = brief.answerTo('guest_preference') === 'nobody';
  const invite = isAlone
    ? 'Outline the first four solo episodes in one sitting, and invite the two people whose episodes need a second voice.'
    : `Write to ${guests + 4} people for the ${guests} guest episodes, four a day, each with a first line that fits nobody else. Follow up once after five working days, then let it rest.`;
  return {
    title: isAlone ? 'Outline and collect' : 'Invite and prepare',
    tasks: [invite, say(brief, 'content_preparation', groundwork)],
  };
}

function record(brief: Brief, { stock, sessions }: TokenBucket): Work {
  const each = Math.ceil(stock / sessions);
  const block = hours(each * (pick(brief, 'episode_length', minutes) + 15) + 30);
  return {
    title: `Record the first ${inWords(stock)}`,
    tasks: [
      `Record in ${inWords(sessions)} sessions of ${each === 1 ? 'one episode' : `up to ${inWords(each)} episodes`}. Block ${block} for each, with a quarter of an hour between recordings.`,
      say(brief, 'first_episode_story', firstRecording),
      'One microphone a person, a room with curtains or books, phones outside. Record a minute of silence in each room; the editor needs it.',
    ],
  };
}

const finish = (brief: Brief, show: string): Work => ({
  title: 'Edit and set up',
  tasks: [
    'Cut what does not serve the title, then listen once at the kitchen sink. Where you stop listening, cut again.',
    `Have the cover drawn so that “${show}” can be read at the size of a thumbnail, and hand in the feed to the directories five days before the start: approval takes time.`,
    say(brief, 'audience_interaction', answers),
  ],
});

const publish = (brief: Brief, pace: TokenBucket): Work => ({
  title: 'Publish',
  tasks: [
    pace.publish,
    ...announcements(brief),
    'Send the link to everybody who was asked, those who declined included. No mass mailing: one line each.',
  ],
});

const goOn = (brief: Brief, pace: TokenBucket): Work => ({
  title: 'Go on, and look back',
  tasks: [
    pace.goOn,
    say(brief, 'biggest_challenge', safeguards),
    say(brief, 'success_metric', reviews),
  ],
});

const inWords = (count: number) =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][count] ??
  String(count);

/** Rounded up to half an hour. */
function hours(total: number) {
  const halves = Math.ceil(total / 30);
  const whole = Math.floor(halves / 2);
  const half = halves % 2 === 1 ? ' and a half' : '';
  return `${inWords(whole)}${half} ${whole === 1 && !half ? 'hour' : 'hours'}`;
}
