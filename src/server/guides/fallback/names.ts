import type { Guide } from '../../../shared/quiz/guide.ts';
import { type Brief, pick } from './brief.ts';

type ShowName = Guide['names'][number];
type Names = Record<string, (brief: Brief) => ShowName>;

const bySegment: Names = {
  project_teardown: () => ({
    name: 'Taken Apart',
    reason:
      'It says what happens in your favorite segment, and it works as an invitation: “May we take your project apart?”',
  }),
  own_take: ({ firstName }) => ({
    name: firstName ? `${firstName} Reads the Week` : 'Reading the Week',
    reason: 'It promises a habit, and it makes your view of the news the product.',
  }),
  listener_questions: ({ firstName }) => ({
    name: firstName ? `Ask ${firstName}` : 'Good Question',
    reason: 'It is an instruction as much as a name, so the questions you need keep arriving.',
  }),
  one_number: () => ({
    name: 'One Number',
    reason:
      'It is short enough for a small cover, and every episode title can begin with a figure.',
  }),
  quick_questions: () => ({
    name: 'Before You Go',
    reason: 'It is named after the quick questions at the end, which guests will mention first.',
  }),
};

const byExcitement: Names = {
  client_problems: ({ niche }) => ({
    name: niche.title ? `The Cost of It: ${niche.title}` : 'The Cost of It',
    reason: 'Buyers search for what a problem costs them long before they search for a supplier.',
  }),
  own_career: () => ({
    name: 'Paid For',
    reason: 'Two words for lessons that had a price. They leave room for guests with theirs.',
  }),
  founder_stories: () => ({
    name: 'How It Got Built',
    reason: 'It tells a founder exactly what you will ask, which makes the invitation shorter.',
  }),
  industry_trends: ({ niche }) => ({
    name: niche.title ? `${niche.title}, Next Year` : 'This Time Next Year',
    reason: 'It ties every episode to a decision the listener has to make soon.',
  }),
  open_ideas: () => ({
    name: 'Not Settled Yet',
    reason: 'It announces an argument, and lets you change your mind on air without losing face.',
  }),
};

const byVision: Names = {
  industry_briefing: ({ niche }) => ({
    name: niche.title ? `The ${niche.title} Briefing` : 'The Short Briefing',
    reason: 'It is plain, it can be found by search, and it sets the expectation of brevity.',
  }),
  own_conversations: ({ name }) => ({
    name: name ? `In Conversation with ${name}` : 'No Agenda',
    reason: 'It makes no promise about the subject, so the subject can follow your curiosity.',
  }),
  host_and_company: ({ firstName }) => ({
    name: firstName ? `${firstName} & Company` : 'Good Company',
    reason: 'It puts a person in front and says that there is more behind them.',
  }),
  sales_library: ({ niche }) => ({
    name: niche.title ? `Before You Buy: ${niche.title}` : 'Before You Buy',
    reason: 'It takes the reader’s side at the moment of deciding, where your team needs it.',
  }),
  building_in_public: () => ({
    name: 'Still Building',
    reason: 'It stays true in good months and bad ones, and it never needs renaming.',
  }),
};

const byTone: Record<string, ShowName> = {
  inspirational: {
    name: 'The Long Way Up',
    reason: 'It keeps the encouraging tone you chose, and admits that it takes time.',
  },
  educational: {
    name: 'Put Plainly',
    reason:
      'It commits you to explaining, which is the tone you chose, without sounding like a course.',
  },
  conversational: {
    name: 'Second Coffee',
    reason: 'It sounds the way you want the show to sound: two people with time for each other.',
  },
  entertaining: {
    name: 'Off the Agenda',
    reason: 'It promises what is said after the meeting ends, which is where the laughs are.',
  },
  provocative: {
    name: 'Said Out Loud',
    reason: 'It suits a show that names what others leave out, and it is easy to say on air.',
  },
};

const byCover: Names = {
  company_name: ({ niche, city }) => ({
    name: niche.title ? `${niche.title} at Work` : city ? `At Work in ${city}` : 'At Work',
    reason:
      'It leaves room for the company’s name as the publisher above the title, which is where you want it.',
  }),
  own_name: ({ name }) => ({
    name: name ? `${name} Asks` : 'I Wanted to Ask',
    reason:
      'You want your name on the cover. With a verb behind it, a stranger knows what you do with it.',
  }),
  both_names: ({ firstName, niche }) => ({
    name: firstName ? `${firstName} on ${niche.title || 'the Record'}` : 'House Record',
    reason:
      'Your name carries the title and the company’s stands on the same line of the cover, as you asked.',
  }),
  topic_name: ({ niche, city }) => ({
    name: niche.title ? `Inside ${niche.title}` : city ? `The ${city} Sessions` : 'Inside the Work',
    reason: 'Nobody’s name is in it, so the topic carries it and a second host can join later.',
  }),
};

/** Returns five working titles; the guide uses the first. */
export function showNames(brief: Brief): Guide['names'] {
  const cover = pick(brief, 'brand_focus', byCover)(brief);
  const others = [
    pick(brief, 'content_excitement', byExcitement)(brief),
    pick(brief, 'recurring_segment', bySegment)(brief),
    pick(brief, 'podcast_vision', byVision)(brief),
    byTone[brief.tones[0] ?? ''] ?? {
      name: 'Working Hours',
      reason: 'You left the tone open. This name fits any, and says that the show respects time.',
    },
  ];
  // A show about a topic is not named after a person or company.
  return brief.answerTo('brand_focus') === 'topic_name' ? [...others, cover] : [cover, ...others];
}
