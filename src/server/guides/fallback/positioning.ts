import type { Guide } from '../../../shared/quiz/guide.ts';
import { type Brief, say, type Texts } from './brief.ts';

const audience: Texts = {
  decision_makers: ({ wholeNiche: niche }) =>
    `decision-makers ${niche.market} who could become clients`,
  followers: ({ wholeNiche: niche }) => `people who want one clear voice on ${niche.topic}`,
  industry_peers: ({ wholeNiche: niche }) =>
    `${niche.people}, as colleagues first and buyers second`,
  current_clients: ({ wholeNiche: niche }) => `the clients you already serve ${niche.market}`,
  newcomers: ({ wholeNiche: niche }) => `people who are ${niche.startingOut}`,
};

const promise: Texts = {
  client_problems: 'Each episode follows one costly problem to the decision that ended it.',
  own_career: 'Each episode hands over one lesson that cost you time or money to learn.',
  founder_stories:
    'Each episode shows how one part of a company was built, in enough detail to copy.',
  industry_trends: 'Each episode takes one change in the market and says what to do about it now.',
  open_ideas: 'Each episode takes a question that is not settled and ends with a position on it.',
};

const reason: Texts = {
  win_clients:
    'You want clients, so the guest list matters more than the download count. A show that twenty of the right buyers hear can pay; one that thousands of strangers hear may not. Judge every decision below by whether it puts you in a conversation with somebody who could sign.',
  known_name:
    'You want to be the known name, so repetition is your material. Pick three convictions and return to them in different cases until people quote them without looking you up. A show that covers everything makes its host a moderator; yours should make you a reference.',
  grow_by_reputation:
    'You want the company to grow through your reputation, so every episode has two jobs: somebody should trust you more at the end, and understand better what the company does. When an episode can do only one of the two, let it be the trust.',
  open_doors:
    'You want to meet people you cannot reach otherwise. An invitation to be heard is easier to accept than a request for time, and it gives you an hour of preparation about them before you speak. Treat the recording as the reason to meet, and the conversation after it as the point.',
  share_lessons:
    'You want to pass on what you have learned, so usefulness is the test. A listener should be able to do one thing differently the morning after. Where a lesson came from a mistake, tell the mistake: it is the part nobody else can copy from you.',
};

const place: Texts = {
  industry_briefing: ({ niche }) =>
    `The place to take is that of a briefing: the thing ${niche.people} check before a meeting so as not to be the last to know. That asks for a fixed day, a fixed order and a short list of sources you really read.`,
  own_conversations: ({ niche }) =>
    `Much of what is published about ${niche.topic} sounds written by committee. Your opening is a person who talks as they do at dinner. Keep the detours that lead somewhere and the opinions you would normally soften.`,
  host_and_company: ({ niche }) =>
    `Listeners ${niche.market} should come for you and notice the company second. Let the work appear as evidence, in the form of a case, a figure from a project or a colleague’s objection, and never as a slot between two parts.`,
  sales_library: ({ niche }) =>
    `Picture a prospect ${niche.market} who has just asked a hard question by email. The show succeeds when your reply is a link to the episode that answers it. So the episode list is built from the questions prospects ask, in the order in which they ask them.`,
  building_in_public: ({ niche }) =>
    `You are telling a story whose end is unknown, which few people ${niche.inIt} dare to do. Name the goal and the date in the first episode, give the figures as you go, and report the months that went badly with the same care.`,
};

const closingLine: Texts = {
  book_meeting:
    'Close every episode with one offer and one address: a meeting about the problem that was just discussed. Not a demo, not a newsletter as well. One offer.',
  follow_me:
    'Close every episode by naming the one place where you write, and what will appear there this week. People follow a promise they can check.',
  recommend_us:
    'You want to be named when the subject comes up, so give people the words. Use the same sentence about what you do at the end of every episode, short enough to be repeated by somebody who half remembers it.',
  forward_it:
    'Listeners should forward it to a colleague, so make each episode about one situation and say in the first minute who is probably in it. “Send this to whoever signs off on that” works better than “share this with a friend”.',
  think_again:
    'The listener should think again, so end on the question and not on the summary. Say what would change your mind. It is the most honest last minute a show can have, and people answer it.',
};

export const positioning = (brief: Brief, show: string): Guide['positioning'] => ({
  statement: `${show} is a podcast for ${say(brief, 'target_audience', audience)}. ${say(brief, 'content_excitement', promise)}`,
  paragraphs: [
    say(brief, 'primary_reason', reason),
    say(brief, 'podcast_vision', place),
    ...(brief.city ? [local(brief)] : []),
    say(brief, 'podcast_influence', closingLine),
  ],
});

/** The role of the city depends on the audience. */
function local({ city, niche, trait }: Brief) {
  if (trait === 'business_focused')
    return `Use ${city} as an advantage. You can visit the first guests, record on their premises and be remembered as the person who came. After ten episodes, widen the circle; the show itself need never mention that it started close to home.`;
  if (trait === 'personal_brand')
    return `Let listeners hear that you live and work in ${city}. A voice with a place is easier to remember than one from nowhere, and the rooms where ${niche.people} meet there are where the first hundred listeners will come from.`;
  return `Start in ${city}: people you can meet in person say yes sooner and talk more freely. It also gives the company a local story while your own reach grows beyond it.`;
}
