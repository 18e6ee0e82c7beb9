import { hasGuests, isBusiness, type Rule } from './pushbackRule.ts';

/** Where cases are confidential, the rules of the trade say what to do instead. */
const opensWithCase: Rule['applies'] = ({ subject, chose }) =>
  subject.rule === undefined &&
  !subject.needsClearance &&
  chose('client_result', 'client_problems', 'project_teardown');

/** Form, channels and the first episodes, the most important rules first. */
export const formRules: readonly Rule[] = [
  {
    title: 'Video on top',
    applies: ({ chose, channels }) =>
      channels.includes('instagram') && chose('being_the_voice', 'finding_time', 'short_15min'),
    conflict: [
      'Instagram wants pictures, so it will be tempting to film each episode. A filmed recording is stiffer, and it multiplies the editing.',
    ],
    instead: [
      'Audio only for ninety days. For Instagram, film one sentence of each episode: yourself, forty seconds by a window, no second take. The calendar has the time.',
    ],
  },
  {
    title: 'A name without a voice',
    task: 'memo',
    applies: ({ chose }) =>
      chose('being_the_voice') && chose('own_name', 'known_name', 'known_expert', 'follow_me'),
    conflict: [
      'You want to be known by name and are not sure about being the voice. On a podcast your name is your voice, so one of the two has to give.',
    ],
    instead: [
      'Rehearse with nobody listening: the calendar has a voice memo and a longer try before the first recording, and one more memo before the launch. For each episode, write the first sentence down.',
    ],
  },
  {
    title: 'A script for a conversation',
    applies: (quizTaker) =>
      quizTaker.chose('full_script') &&
      (quizTaker.tones.includes('conversational') || quizTaker.tones.includes('entertaining')),
    conflict: [
      'You like a full script and want it to sound like a conversation. Listeners can tell within one sentence that somebody is reading.',
    ],
    instead: [
      'Write out the first and the last sentence, and put five words per point on a card. Anything that must be exact can be re-recorded afterward.',
      'Keep the script for figures and names, and speak everything else from a card with five points. Correct any slip in a ten-second pickup.',
    ],
  },
  {
    title: 'Unprepared, with busy guests',
    applies: (quizTaker) =>
      hasGuests(quizTaker) &&
      quizTaker.chose('off_the_cuff') &&
      quizTaker.chose('future_clients', 'ideal_client', 'industry_insider', 'well_known_people'),
    conflict: [
      'You are at your best unprepared; the people you are asking for a favor are not. Without questions in advance, many will say no to be safe.',
    ],
    instead: [
      'Send five questions two days ahead and use only the first. They feel safe, you stay free, and it takes fifteen minutes.',
    ],
  },
  {
    title: 'Provoking the people you court',
    applies: (quizTaker) =>
      hasGuests(quizTaker) &&
      quizTaker.tones.includes('provocative') &&
      quizTaker.chose('future_clients', 'ideal_client', 'clients_partners'),
    conflict: [
      'You want to provoke, and you want to invite people you would like as {client}s. Nobody buys from the host who made them look foolish.',
    ],
    instead: [
      'Provoke on your own, in the first two minutes, and aim at the sentence “{myth}” and never at a person. With the guest, be curious.',
    ],
  },
  {
    title: 'Your name, and what can be handed on',
    applies: ({ chose }) =>
      chose('own_name') && chose('sales_library', 'recommend_us', 'signed_deals'),
    conflict: [
      'Your name on the cover ties the audience to you: it moves wherever you go, and it cannot be handed to a team or sold with a business.',
    ],
    instead: [
      'If you might build a team, sell or hand on the business one day, pick a name without yours from the list above and put yours in the subtitle. It costs nothing today.',
    ],
  },
  {
    title: 'A logo with followers',
    applies: ({ chose }) =>
      chose('company_name') &&
      chose('followers', 'known_name', 'follow_me', 'known_expert', 'audience_growth'),
    conflict: [
      'People follow people. With the company’s name on the cover, the reputation you are hoping for goes to a logo.',
    ],
    instead: [
      'Add “with {host}” to the title from day one, and have one person host all ten episodes.',
    ],
  },
  {
    title: 'News, but rarely',
    applies: ({ chose }) => chose('own_take') && chose('monthly', 'biweekly'),
    conflict: ['A show that comes out {rhythm} is late for every piece of news.'],
    instead: [
      'Keep the take and drop the news: pick one claim {people} made this month and will still be making next year, such as “{myth}.”',
    ],
  },
  {
    title: 'Something new about trends',
    applies: ({ chose }) =>
      chose('finding_angle') && chose('industry_trends', 'industry_briefing', 'industry_insider'),
    conflict: [
      'You worry about having nothing new to say, and you picked trends, where everybody says the same thing.',
    ],
    instead: [
      'Cover one decision at a time. Nobody else has heard what {people} told you in the last two years, and it is in no trend report.',
    ],
  },
  {
    title: 'Fifteen minutes with a guest',
    applies: (quizTaker) => quizTaker.chose('short_15min') && hasGuests(quizTaker),
    conflict: [
      'Fifteen minutes with a guest is one answer and two thank-yous; a guest hardly warms up in that time.',
      'In fifteen minutes a guest gives you the prepared version. The useful one comes after that.',
    ],
    instead: [
      'Record thirty minutes and publish the best fifteen. The calendar has an hour for each recording and an hour for the edit, and the invitation asks for thirty minutes.',
    ],
  },
  {
    title: 'An hour from busy people',
    applies: (quizTaker) =>
      hasGuests(quizTaker) &&
      quizTaker.chose('long_60min') &&
      quizTaker.chose('biweekly', 'monthly') &&
      !quizTaker.chose('finding_time'),
    conflict: [
      'You plan an hour with each guest, and {people} seldom have one free. Many will decline the length before they have read the subject.',
    ],
    instead: [
      'The reminder offers forty minutes to whoever hesitates. A good forty-minute talk makes a full episode, and nobody misses the rest.',
    ],
  },
  {
    title: 'After-hours channels for a workday decision',
    applies: (quizTaker) =>
      isBusiness(quizTaker) &&
      quizTaker.channels.length > 0 &&
      quizTaker.channels.every((channel) => channel === 'instagram' || channel === 'social_media'),
    conflict: [
      '{People} decide at work, and the channels you use reach them after work. That makes for friendly comments and few inquiries.',
    ],
    instead: [
      'Add personal messages by email or LinkedIn, as in the calendar: ten at the launch and three per episode, to {people} who would recognize themselves.',
    ],
  },
  {
    title: 'No channel yet',
    applies: ({ channels }) => channels.length === 0,
    conflict: [
      'You named no channel, so nobody will find out that the show exists. Podcast apps bring almost no one to a new show.',
    ],
    instead: [
      'Don’t build a channel; borrow some. Ask partners and {client}s to pass it on, and send personal messages as in the calendar: ten at the launch, then five per episode, never to the same {one} twice in a row.',
    ],
  },
  {
    title: 'Booked calls with private buyers',
    task: 'checklist',
    applies: (quizTaker) =>
      !isBusiness(quizTaker) && quizTaker.chose('book_meeting', 'meetings_booked'),
    conflict: [
      '{People} don’t book calls with strangers; they try something small first. “Book a call” at the end of an episode will go unanswered.',
    ],
    instead: [
      'Offer one page, a checklist for {m1}; the calendar has the time to write it. Answer each request yourself in one sentence, and count requests.',
    ],
  },
  {
    title: 'Your own story first',
    applies: ({ chose }) => chose('own_path', 'company_origin'),
    conflict: [
      'You would open with your own story. It is a good one for people who already like you, and on day one {people} do not know you.',
      'Episode 1 is the one most {people} will try, and your own path answers a question they have not asked yet.',
    ],
    instead: [
      'Open with what is on their minds, {p1}, and keep your own story for a later episode, when listeners start to wonder who is talking.',
      'Start with {p1}. Tell your story once a listener has asked for it.',
    ],
  },
  {
    title: 'Their stories, told by you',
    task: 'askCases',
    applies: (quizTaker) => !hasGuests(quizTaker) && opensWithCase(quizTaker),
    conflict: [
      'You would open with a real case and tell it alone. A {client} who hears it told by somebody else recognizes every detail and had no say in it.',
    ],
    instead: [
      'Ask permission for three cases in week 1, in writing. Until the first yes, an episode describes a typical day put together from several calls, and says so.',
    ],
  },
  {
    title: '{Client} stories first',
    task: 'askCases',
    applies: (quizTaker) => hasGuests(quizTaker) && opensWithCase(quizTaker),
    conflict: [
      'You would open with a real case. It makes the best episode, and it needs a yes from the {client}, which can take weeks and is not up to you.',
      'A case from your own work needs the {client}’s consent, and consent takes longer than the launch does.',
    ],
    instead: [
      'Ask for three cases in week 1, in writing, and promise to share the edit before it is published. Until the first yes, the early episodes belong to guests who speak for themselves.',
      'Ask three {client}s in week 1 and plan on one yes by week 8. Until then, guests tell their own cases, and yours stay without name, place and year.',
    ],
  },
  {
    title: 'No fixed length',
    applies: ({ chose }) => chose('variable'),
    conflict: [
      'You would let the length vary. That is comfortable for the host, but {people} pick an episode to fit the drive or the task ahead of them, and skip what they cannot estimate.',
    ],
    instead: ['For the first ten, {lengths}, give or take five. The calendar is built on that.'],
  },
];
