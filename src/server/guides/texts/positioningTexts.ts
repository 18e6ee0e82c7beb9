import type { Ways } from '../builtIn/template.ts';

type ByAnswer = Readonly<Record<string, Ways>>;

/** One sentence that could stand on the cover, by how the show is pictured. */
export const statement: ByAnswer = {
  industry_briefing: [
    '{Show} takes one decision at a time that {people} have to make, and sorts what matters now from what can wait.',
    '{Show} is a briefing {people} can act on: one problem, one case and one decision per episode.',
  ],
  own_conversations: [
    '{Show} is where {people} hear how others decided, from {p1} to {p3}, and what they would do sooner.',
    '{Show} says out loud what {people} otherwise discuss only among themselves, from {p1} to {p3}.',
  ],
  host_and_company: [
    '{Show} takes {people} inside one decision at a time, from the first doubt to the last signature.',
    'On {show}, {host} takes the questions {people} ask before they sign, and answers them straight.',
  ],
  sales_library: [
    '{Show} answers, one at a time, the questions {people} ask before they decide, so that the answer can be sent as a link.',
    '{Show} is a library of straight answers for {people}, from {p3} to {p4}, each short enough to forward.',
    'Whatever {people} ask before they decide, there is an episode of {show} to send them.',
  ],
  building_in_public: [
    '{Show} is where {people} hear how others like them chose, and what they would undo.',
    '{Show} takes one decision at a time, told by somebody who made it, mistakes included, for {people}.',
  ],
};

/** For solo shows, in which only the host speaks. */
export const statementAlone: ByAnswer = {
  own_conversations:
    '{Show} takes one thing per episode that {people} otherwise discuss only among themselves, from {p1} to {p3}, and answers it in the words they use.',
  building_in_public:
    'On {show}, {host} takes one question of {people} per episode and says what has worked, what has not, and what is still open.',
};

/** Where the person has named one kind of company. */
export const setting = {
  guests:
    'Before each recording, ask the guest for the one detail that is true only {settingPhrase}, and bring it up in the first five minutes.',
  solo: 'In each call, ask for the one detail that is true only {settingPhrase}, and open the episode with it.',
} as const;

export const enemy: Ways = [
  'Yours is a show that argues against one sentence: “{Myth}.” It gets episode {belief} to itself and one question in the list.',
  'The real competitor is a sentence: “{Myth}.” Episode {belief} takes it on, and the question list brings it up again.',
  '“{Myth}.” Don’t mock the sentence: say in episode {belief} when it is true. The question list brings it up, too.',
  'Behind a decision that is put off there is often a sentence: “{Myth}.” Episode {belief} is about it, and the question list brings it up again.',
];

/** Whom the show is for, by who should be listening. */
export const listeners: ByAnswer = {
  decision_makers: [
    'You want {people} who can sign. Open each episode with the problem, and keep introductions for later.',
    'The {people} who decide do not subscribe to be taught; they want to hear how somebody like them decided. Choose each story for the decision in it.',
    'A busy {one} gives a new show two minutes. Spend them on the problem and its price; introductions come later.',
  ],
  followers: [
    'The people who already know you will hear it first. Most of them do not need you this year, but many know somebody who does: say in each episode whom it is for, so that they can pass it on.',
    'A following is a head start, but it is not yet an audience of buyers. Address {people} in the first minute of every episode and begin with {p1}.',
  ],
  industry_peers: [
    'Make it for {people}, even if peers listen: they send work to the person whose episode they can forward to a {client}.',
    'Colleagues want to hear how it is done, and {people} want to hear how it turned out. When in doubt, cut the method.',
  ],
  current_clients: [
    'The {client}s you have are your best first listeners: they know the subject and will tell you when an episode misses the point. Let them hear the first three before anyone else.',
    'Start with the {client}s you have. What they ask twice is a topic, and what they forward is your next headline.',
  ],
  newcomers: [
    'Explain each term once, in passing, and choose the subjects of {people} who have a decision to make now.',
  ],
};

/** Why this host, by whose name is on the cover. */
export const cover: ByAnswer = {
  company_name: [
    'The company’s name is on the cover, so the voice has to be a person: {host}, every time, saying “I.”',
    'With the company on the cover, keep one host. {People} get used to a voice, {host}’s, and then to what it stands for.',
  ],
  own_name: [
    'The show carries your name, so it stays yours wherever you go next. Mention what you sell in the last sentence of each episode and nowhere else.',
    'Under your own name you can hold opinions a company cannot. Use that freedom; it is what {people} will quote.',
  ],
  both_names: [
    'Two names on the cover need two jobs: {host} speaks and takes positions, and the company is what listeners find when they look you up. Mention it once, at the end.',
    '{Host} draws people in, and the company’s name reassures them. For the first ten episodes, do the talking yourself.',
  ],
  topic_name: [
    'The topic carries the show, so put the subtitle under the title in the podcast apps; a stranger needs the subject. A show without your name can also be handed to a second host one day.',
    'With a topic on the cover, {people} find the show by its subject and not by your name. Introduce yourself in one sentence per episode.',
  ],
};

/** How it sounds; the first tone chosen counts. */
export const tones: ByAnswer = {
  inspirational: [
    'It can be uplifting if it earns it: no success story without the month before it.',
    'Encouragement comes from detail: ask for one evening and what was said, and leave out the word “courage.”',
  ],
  educational: [
    'Teach one thing per episode, such as {w2}, and say at the start what it is. The second thing is the next episode.',
    'On {w}, skip the definition unless somebody asks for it: one figure, one example, one exception.',
  ],
  conversational: [
    'It should sound like {people} among themselves: no list of questions read aloud, and no rush to fill a silence.',
    'Keep the laugh and the detour, and cut the introduction: begin in the middle.',
  ],
  entertaining: [
    'It can be funny, at your own expense first. A light tone makes the hard part easier to admit.',
    'Keep it light when the subject is heavy. Joke about the situation, never about the guest.',
  ],
  provocative: [
    'Let the show disagree, with reasons and with respect. Attack the sentence everyone repeats, never the person who repeats it.',
    'Make one claim per episode, and back it up before the end.',
  ],
  none: [
    'It should sound the way you talk to a {client} you like: plain, unhurried, and precise when money is involved.',
    'You chose no tone, and you do not need one. Say what you would say across a table, and cut the rest.',
  ],
};

/** The last sentence of an episode, by what a listener should do. */
export const afterward: ByAnswer = {
  book_meeting: [
    'Close every episode with the same offer: thirty minutes with you for anyone who is facing this right now, and the address to write to. These calls come on top of the hours in the calendar.',
    'Spend the last ten seconds on an offer without pressure: send me your question, and I will answer within two days.',
  ],
  follow_me: [
    'Close with the one place where you write, and give listeners a reason to go there: something that did not fit into the episode.',
    'Name one channel at the end, never three.',
  ],
  recommend_us: [
    'Close with a sentence {people} can repeat: what you do and for whom, in twelve words, the same way every time.',
    'To be the name that comes up, end each episode with the same sentence for a year: what you do, and for which {people}.',
  ],
  forward_it: [
    'Close by naming who this episode is for, such as {aOne} who is facing {m1}. People forward what has an address on it.',
    'Ask for one thing at the end: send this to the one person you thought of while listening.',
  ],
  think_again: [
    'Before the closing step, repeat the sentence the show argues with, and ask what the listener would say to it now.',
    'Before the closing step, ask one question and leave a pause. {People} remember what they worked out for themselves.',
  ],
};

/** For a person who wants replies to a newsletter but has none. */
export const repliesWithoutNewsletter: Ways =
  'You like answers by email and have no newsletter: read out one address at the end, and answer each {one} who uses it with a line of your own.';

/** Where listeners answer. */
export const replies: ByAnswer = {
  one_to_one: [
    'You want to hear from them one to one, so give out an address you read yourself, and offer a call to any {one} who writes more than three lines.',
    'You prefer one-to-one conversations: read out your own email address, and call back everyone who uses it in the first ten weeks.',
  ],
  direct_messages: [
    'You hear from people in direct messages. Answer the first fifty with a voice note, and ask whether you may use the question on the show.',
    'Direct messages are your inbox here: save the good questions in one folder, reword them, and open an episode with one that several people have asked.',
  ],
  community: [
    'Hold off on a community until {crowd} {people} have written in. Until then, when two {people} write about the same thing, introduce them to each other if both say yes.',
    'A community of three feels empty. Wait until {crowd} {people} have written in, then invite them all on one day.',
  ],
  own_events: [
    'You host events: at the next one, put two questions of the show to the room, and write the answers down without names.',
    'At your next event, ask {people} on their way out what they disagreed with, and write it down; nothing is recorded.',
  ],
  newsletter_replies: [
    'Your newsletter is where answers arrive. Send each episode as one question {people} can answer in a line, with a link, never as an announcement.',
    'Let the newsletter ask and the show answer: one question to readers per issue, and the best reply opens the next episode.',
  ],
};
