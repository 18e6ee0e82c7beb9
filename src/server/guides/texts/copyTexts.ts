import type { Ways } from '../builtIn/template.ts';

export const invitation = {
  subject: [
    'Would you talk about {w1} on a new podcast?',
    'Your story about {w1}, for a podcast',
    'A question about {w1}, for a podcast',
    '{Show}: would you be one of the first guests?',
  ],
  body: [
    `Hi [first name],

I’m starting a podcast called {show}, for {audience}. I want the first guests to be people who know {w1} from their own experience, and I thought of you.

One episode is about {p1}. I’d like to hear how it went for you: what you noticed first, what you tried, and what you ended up doing.

It’s one call of {talk} minutes, audio only. You get five questions two days ahead, you can cut any sentence afterward, and neither of us sells anything. You also get the recording and a short clip to use as you like.

Would [day] or [day] work? If it’s not for you, I’d be grateful for one name.

{Name}`,
    `Hi [first name],

Would you help me with the first season of {show}? It’s a podcast for {audience}, and it should sound like the conversation after the meeting.

Your part would be one story about {p1}: how it started, what you tried, and what you would skip next time. {Talk} minutes, audio only. You see the questions before we start, and you hear the episode before anyone else does.

I’m not selling anything, and I won’t ask you to praise anyone.

Does [day] or [day] work for you? And if you would rather listen than talk, who should I ask?

{Name}`,
    `Hi [first name],

One thing keeps coming up when I talk to {people}: {p1}. I think you have a story about that, and I’d like to record what you would tell a friend.

The show is called {show} and is for {audience}. It’s new, and every episode is one conversation about one case. No panel, no pitch, no career history.

All it takes is {talk} minutes and a quiet room. I send the questions ahead of time, and nothing is published until you say yes to it.

Could you do [day] or [day]? A no is a perfectly good answer.

{Name}`,
    `Hi [first name],

I’m recording an episode about {p1} for a new podcast, {show}. I’d love to hear how that looks from where you sit.

The listeners are {audience}. They get plenty of advice about {w}; what they rarely hear is how somebody decided, doubts included.

I would call you at a time that suits you, for {talk} minutes, no video. You get the questions in advance, you hear the result before anyone else, and you can strike anything you like.

Would [day] or [day] suit you?

{Name}`,
  ],
} as const;

export const soloInvitation = {
  subject: ['Twenty minutes about {w1}, off the record?', 'Can I ask you about {w1}? No recording'],
  body: [
    `Hi [first name],

I’m preparing a podcast called {show}, for {audience}. I host it alone, so before I record I call people who know the subject from their own lives.

My question is about {p1}. I won’t record the call or quote you by name; I want to use the right words and avoid the usual nonsense about {w}.

It takes twenty minutes by phone. In return I’ll tell you what came up in the other calls, and you hear the episode before it is public.

Would [day] or [day] work?

{Name}`,
    `Hi [first name],

Can I borrow twenty minutes and your memory? I’m writing an episode about {p1} for {show}, a new podcast for {audience}, and I’d rather be corrected on {w1} now than after it is published.

No recording, no names, nothing to prepare. At the end I’ll answer one question of yours as well as I can.

I’m free on [day] and [day]. Could you do one of them?

{Name}`,
  ],
} as const;

export const followUp = {
  subject: ['A second try: {show}', 'Once more: {w1}', 'Is next month better?'],
  body: [
    `Hi [first name],

My note about {show} probably got buried. One thing I should have said: there is nothing to prepare, and the questions are easy for anyone who has dealt with {w1}. The first one is: “{opening}”

Next month is fine, too. If it’s not for you, a quick no helps me just as much.

{Name}`,
    `Hi [first name],

A short reminder, and the last one. I have two dates left in the coming weeks, [day] and [day], for {talk} minutes about {p1}.

If you would like to see what you’re getting into first, I’ll send you the five questions, and you decide then.

{Name}`,
    `Hi [first name],

I’d still like to talk with you about {p1}. To make it easier: we do it by phone, start with one question, “{opening}”, and you decide afterward whether any of it gets published.

Does any day next week work for {talk} minutes?

{Name}`,
    `Hi [first name],

Checking in once more about {show}. In case you wonder whether you have anything special to say: I’m after the ordinary version, told by somebody who was there. I would start with one question: “{opening}”

Would [day] work, or is the answer no? Either is fine.

{Name}`,
  ],
} as const;

export const soloFollowUp: Ways = [
  `Hi [first name],

In case my message got lost: twenty minutes by phone about {p1}, not recorded. If it’s easier, answer one question by email: “{ask}”

I’ll use the answer without your name.

{Name}`,
  `Hi [first name],

One reminder, then I’ll leave you alone. The call would be short, and you can pick the day: [day] or [day]. I’m mostly after one thing about {w1}: “{ask}”

{Name}`,
];

/** Where the list begins, goes and ends; the middle is chosen for each person. */
export const questions = {
  start: [
    'Take me to the day you first noticed {p1}. Where were you?',
    'When did {p1} stop being a detail, and who said so first?',
    'What had you already tried by the time somebody else noticed {p1}?',
    'Who was the first person you told about {p1}, and what did they say?',
  ],
  middle: [
    'About {p2}: who around you saw that differently, and were they right?',
    'Let’s stay with one thing: {p3}. Who ended up paying for that, and how?',
    'On {p4}, which advice did you follow, and what came of it?',
    'Let’s go back to one moment: {m1}. What happened then that nobody outside heard about?',
    'When somebody says “{myth}”, what do you say today?',
    'Which question about {w2} should you have asked earlier?',
    'Who else had to agree, and what did they need to hear about {w3}?',
    'What did you almost do about {w2}, and what stopped you?',
    'Which part would you do the same way again, even though it was hard?',
    'What did all of this cost you, in money or in sleep?',
    'One moment keeps coming up: {m2}. What would you look at first today?',
  ],
  end: [
    'What should a listener in your position do tomorrow morning, in ten minutes, without spending anything?',
    'If a listener does one thing about {p1} after hearing this, what should it be?',
    'Somebody is dealing with this for the first time: {p1}. What do you tell them?',
  ],
  last: [
    'Who should I talk to next, and can I say that you sent me?',
    'Which two {people} should I talk to, and what should I ask them?',
    'Who would tell this story differently?',
  ],
  segment: {
    project_teardown:
      'Let’s take one case of {w2} apart: first week, worst week, last week. What did you decide in each?',
    own_take: 'Here is something people say about {w1}; where do you agree, and where do you stop?',
    listener_questions: 'A listener asks where to start with {w2}. What do you tell them?',
    one_number: 'Which single number about {w1} do you know by heart, and since when?',
    quick_questions:
      'Five short ones: first job, worst purchase, best refusal, last doubt, and one word about {w1}?',
  },
} as const;

export const description: Ways = [
  `{Show} is for {audience}.

Each episode follows one question to a decision: what was known, what it cost, what came of it. First up: {p1}, and {p2}. {Form}

Hosted by {name}. New episodes {rhythm}, {length} minutes each. If you have ever said “{myth}”, start with episode 1.`,
  `What do {people} tell each other when nobody is selling? {Show} finds out, {rhythm}, in {length} minutes.

Topics include {p1}, {p2}, and {p3}. {Form} You will hear about {w1} and {w2}, and never a sales pitch.

{Name} hosts the show for {audience}.`,
  `A podcast for {audience}, about what rarely gets said out loud: {p1}, {p3}, and what to do during {m1}.

{Form} Every episode ends with one step you can take without buying anything.

Hosted by {name}. {RhythmUp}, {length} minutes.`,
  `“{Myth}.” If that sounds familiar, {show} is for you.

It is a podcast for {audience}, hosted by {name}. {Form} The first episodes cover {p1} and {p2}.

New {rhythm}. {Length} minutes, no ads, no pitch.`,
];

export const forms = {
  guests: 'One guest, one real case, and the doubts stay in.',
  solo: '{host} speaks alone, in words borrowed from calls with {people}.',
  mixed: 'One episode brings a guest with a story about {w3}, the next a short opinion.',
} as const;

/** At most 165 words, which is a minute. */
export const trailer: Ways = [
  `“{Myth}.” I hear that all the time. I understand it, and I know what it costs.

My name is {name}, and this is {show}, a podcast for {audience}.

It’s about things that rarely get said out loud. {P1}. {P2}. And what happens during {m1}, when something finally gets decided that was due long before.

{TrailerForm} No careers, no success stories: just what was on the table, and what it cost. At the end there is one step you can take tomorrow, about {w1} or {w2}, without buying anything.

Episode 1 is ready for you. New ones come out {rhythm}, {length} minutes each. If you have ever said that sentence yourself, start today.`,
  `Think of the last time somebody brought up {w1}, and you changed the subject.

Hi, I’m {name}. I started this podcast because {people} talk about these things too late, and mostly to somebody who is selling.

On {show} nobody is selling. {TrailerForm} We talk about {p1}, about {p2}, and about the sentence “{myth}”, which almost everyone has said.

I make it for {audience}. It’s {length} minutes, {rhythm}. When an episode is over, you will know one thing about {w} that you can use the next day.

Pick the episode closest to home, and send it to one person who needs it more than you do.`,
  `There is a time nobody prepares you for: {m1}.

{Show} is for that time, and for the months before it. I’m {name}, and I make it for {audience}.

What will you hear? {TrailerForm} We start with {p1}, and we do the math out loud. Nobody has to look good here.

What won’t you hear? News. Slogans. And the sentence “{myth}”, unless somebody is taking it apart.

An episode takes {length} minutes, comes out {rhythm}, and ends with one small step about {w} that costs nothing. Start with the first one. If you recognize yourself in it, you are in the right place.`,
  `Here is a question. When did you last talk about {w3} with somebody who did not want your money?

That is why I’m starting {show}. I’m {name}, and this podcast is for {audience}.

{TrailerForm} We cover the things that keep you up at night: {p1}, {p2}, and what to do during {m2}.

You get {length} minutes, {rhythm}. No jingle to skip, no guest with a book to sell, and never more than one idea at a time. At the end, I tell you what I would do about {w1} in your place, and you are free to disagree.

Listen to one. If it was not worth your time, write and tell me why. I read everything.`,
];

export const trailerForms = {
  guests: 'In most episodes, somebody who was there tells me how it went from start to finish.',
  solo: 'I speak alone, after calling {people} who are in the middle of it, and I use their words instead of mine.',
  mixed:
    'In one episode I talk with somebody who knows {w2} from the inside, and in the next I tell you what I think.',
} as const;

export const linkedIn: Ways = [
  `There is a sentence I keep hearing from {people}: “{Myth}.”

It used to be right. I no longer think so, and I started a podcast about it.

It’s called {show}, and it’s for {audience}. The first episode is out, and two more follow:

1. {t1}
2. {t2}
3. {t3}

{PostForm} {Length} minutes, {rhythm}, and every episode ends with one step that costs nothing.

If you know somebody who is dealing with this right now, please send them the first one. And if you disagree, tell me in the comments; that may be the next episode.`,
  `I finally did something I had put off for a long time: {show} is out.

It’s a podcast for {audience}. We talk about {p1}, about {p2}, and about what {people} say to each other afterward.

{PostForm} The first three:

→ {t1} (today)
→ {t2}
→ {t3}

I have one request, and it is not a rating. Who comes to mind when you read “{w1}”? Send that person the first episode, or send me their name.`,
  `I talk with {people} about {w1} almost every week. From now on, some of it gets recorded.

{Show} starts today, a podcast for {audience}. Episode 1 is about {p1}.

{PostForm} “{t2}” and “{t3}” come next, {rhythm}.

What you won’t find: pitches, and stories about {w} without the bad month.

One question for you: what would you never ask about {w2} in public? Message me. I’ll answer it on the show, without your name.`,
  `Three things {people} rarely say in public: {p1}. {P2}. {P3}.

I want to change that a little. {Show} starts today: {length} minutes, {rhythm}, for {audience}.

{PostForm} It begins with “{t1}”. Next up: “{t2}” and “{t3}”.

Two requests. Tell me which of the three you would skip. And keep one moment in mind: {m1}. If it is still ahead of somebody you know, pass this on now.`,
];

export const postForms = {
  guests: 'In most episodes somebody tells one story about {w1} or {w3}, doubts included.',
  solo: 'I talk for a few minutes at a time, about one thing at a time, such as {w2}.',
  mixed: 'Some episodes are conversations about {w4}; some are short and just me.',
} as const;
