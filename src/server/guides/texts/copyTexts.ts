import type { Ways } from '../builtIn/template.ts';

export const invitation = {
  subject: [
    '{Show}: would you be one of the first guests?',
    'Would you tell one story on a new podcast?',
    '{Talk} minutes for a new podcast?',
    'A question for you, for a new podcast',
  ],
  body: [
    `Hi [first name],

I’m starting a podcast called {show}, for {audience}. I want the first guests to speak from their own experience.

One episode is about {p1}. I’d like to hear how that looks from where you sit: what to look for, what to try, and what to skip.

It’s one call: {talk} minutes of recording and about ten around it, audio only. You get five questions two days ahead, and I won’t pitch you anything. {Veto} You also get the recording and a short clip to use as you like.

Would [day] or [day] work? If it’s not for you, I’d be grateful for one name.

{Signature}`,
    `Hi [first name],

Would you help me with the first season of {show}? It’s a podcast for {audience}.

Your part would be what you know about this: {p1}. How it starts, what helps, and what you would skip. {Talk} minutes of recording and a few around it, audio only. You see the questions before we start. {Veto}

This is not a sales call, and I won’t ask you to praise anyone.

Does [day] or [day] work for you? And if you would rather listen than talk, who should I ask?

{Signature}`,
    `Hi [first name],

I’m preparing an episode about {p1}. I’d like to hear how you look at that, and record what you would tell a friend.

It is for a new podcast called {show}, for {audience}. Yours would be one conversation about one case. No panel and no career history.

All it takes is a quiet room, {talk} minutes of recording and a few before and after. I send the questions ahead of time, and nothing is published until you say yes to it. {Veto}

Could you do [day] or [day]? A no is a perfectly good answer.

{Signature}`,
    `Hi [first name],

For a new podcast, {show}, I am recording an episode about {p1}. I’d love to hear how that looks from where you sit.

The listeners are {audience}. They get plenty of advice; what they rarely hear is how somebody like them decided, doubts included.

I would call you at a time that suits you: {talk} minutes of recording and a few around it, no video. You get the questions in advance, and you hear the result before anyone else. {Veto}

Would [day] or [day] suit you?

{Signature}`,
  ],
} as const;

/** What a guest may take back; `closed` where somebody else may have to agree. */
export const veto = {
  open: 'You can cut any sentence afterward.',
  closed:
    'We talk only about something that is over, your name and company stay out unless you want them in, and you can cut any sentence afterward.',
} as const;

export const soloInvitation = {
  subject: [
    'Twenty minutes on the phone, off the record?',
    'Can I ask you something? No recording',
  ],
  body: [
    `Hi [first name],

I’m preparing a podcast called {show}, for {audience}. I host it alone, so before I record I call people who know the subject from their own lives.

My question is about {p1}. I won’t record the call or quote you by name; I want to use the right words and leave out what everybody says.

It takes twenty minutes by phone. In return I’ll tell you what came up in the other calls, and you hear the episode before it is public.

Would [day] or [day] work?

{Signature}`,
    `Hi [first name],

Can I borrow twenty minutes and your memory? I’m writing an episode about {p1} for {show}, a new podcast for {audience}, and I’d rather be corrected now than after it is published.

No recording, no names, nothing to prepare. At the end I’ll answer one question of yours as well as I can.

I’m free on [day] and [day]. Could you do one of them?

{Signature}`,
  ],
} as const;

export const followUp = {
  subject: ['A second try: {show}', 'My note about {show}', 'Once more: {show}'],
  body: [
    `Hi [first name],

My note about {show} probably got buried. One thing I should have said: there is nothing to prepare. The first question is: “{q1}”

Next month is fine, too. If it’s not for you, a quick no helps me just as much.

{Name}`,
    `Hi [first name],

A short reminder, and the last one. I have two dates left in the coming weeks, [day] and [day], for {talk} minutes about {p1}.

If you would like to see what you’re getting into first, I’ll send you the five questions, and you decide then.

{Name}`,
    `Hi [first name],

I’d still like to talk with you about {p1}. To make it easier: we do it by phone, begin with the first question, “{q1}”, and you decide afterward whether any of it gets published.

Does any day next week work for {talk} minutes?

{Name}`,
    `Hi [first name],

Checking in once more about {show}. In case you wonder whether you have anything special to say: ordinary answers are the ones I’m after. The first question is: “{q1}”

Would [day] work, or is the answer no? Either is fine.

{Name}`,
  ],
} as const;

export const soloFollowUp: Ways = [
  `Hi [first name],

In case my message got lost: twenty minutes by phone about {p1}, not recorded. If it’s easier, answer one question by email: “{q1}”

I’ll use the answer without your name.

{Name}`,
  `Hi [first name],

One reminder, then I’ll leave you alone. The call would be short, and you can pick the day: [day] or [day]. I’m mostly after one thing: “{q1}”

{Name}`,
];

export const description: Ways = [
  `{Show} is for {audience}.

Each episode follows one question to a decision: what was known, what it cost, what came of it. First up: {p1}, and {p2}. {Form}

Hosted by {name}. New episodes {rhythm}, {length} minutes each. If you have ever said “{myth}”, start with episode 1.`,
  `What do {listeners} tell each other when the door is closed? {Show} finds out, {rhythm}, in {length} minutes.

Topics include {p1}, {p2}, and {p3}. {Form}

{Name} hosts the show for {audience}.`,
  `A podcast for {audience}, about what rarely gets said out loud: {p1}, {p2}, {p3}.

{Form} Every episode ends with one step you can take without buying anything.

Hosted by {name}. {RhythmUp}, {length} minutes.`,
  `“{Myth}.” If that sounds familiar, {show} is for you.

It is a podcast for {audience}, hosted by {name}. {Form} The first episodes cover {p1} and {p2}.

New {rhythm}, {length} minutes each.`,
];

export const forms = {
  guests: 'Each conversation is about one real case, and the doubts stay in.',
  solo: '{host} speaks alone, after calling {listeners} first.',
  mixed: 'One episode brings a guest with a story, the next a short opinion.',
} as const;

/** At most 165 words, which is a minute. */
export const trailer: Ways = [
  `“{Myth}.” It is easy to say, and I understand it. I want to talk about what comes after it.

My name is {name}, and this is {show}, a podcast for {audience}.

{P1}. {P2}. {P3}. {Listeners} bring these up when the door is closed, and mostly when it is late. Here we say them out loud.

{TrailerForm} No careers and no success stories: what was on the table, what it cost, and what came of it. At the end there is one step you can take tomorrow without buying anything.

Episode 1 is about {p1}. New episodes come out {rhythm}, {length} minutes each. If you have ever said that sentence yourself, start there.`,
  `“{q1}”

{Show} begins with that question. I’m {name}, and I ask it because {listeners} talk about these things late, and rarely with somebody who has been there.

{TrailerForm} We start with {p1}, go on to {p2}, and come back more than once to the sentence “{myth}.”

I make the show for {audience}. An episode takes {length} minutes and comes out {rhythm}, and it ends with something you can do the next day.

Start with the first one. Then send it to the one person you thought of while you were listening.`,
  `{M1}: that is when many {listeners} start to ask around.

{Show} is for that time, and for the months before it. I’m {name}, and I make it for {audience}.

What will you hear? {TrailerForm} We start with {p1} and go on to {p2}, and nobody has to look good here.

What won’t you hear? Slogans, and the sentence “{myth}” without somebody taking it apart.

An episode takes {length} minutes and comes out {rhythm}. The first one opens with this: “{q1}” If you have an answer to that, you are in the right place.`,
  `{P1}: when did you last talk about that with somebody who has been there?

That is why I’m starting {show}. I’m {name}, and this podcast is for {audience}.

{TrailerForm} We begin with {p1}. {P2} and {p3} come later.

You get {length} minutes, {rhythm}. There is no jingle to skip, and one subject at a time. At the end I say what I would do in your place, and you are free to disagree.

Listen to one. If it was not worth your time, write and tell me why. I read everything.`,
];

export const trailerForms = {
  guests: 'Every guest was there, and tells me how it went from start to finish.',
  solo: 'I speak alone, after calling people who are in the middle of it, and I use their words instead of mine.',
  mixed:
    'In one episode I talk with somebody who has been through it, and in the next I tell you what I think.',
} as const;

export const linkedIn: Ways = [
  `There is a sentence many {listeners} know: “{Myth}.”

I understand why. I started a podcast about what comes after it, such as {p1}.

It’s called {show}, and it’s for {audience}. The first episode is out, and two more follow:

1. {t1}
2. {t2}
3. {t3}

{PostForm} {Length} minutes, {rhythm}, and every episode ends with one step that costs nothing.

If you know {aOne} who would recognize this, please send them the first one. And if you disagree with me about that sentence, tell me in the comments; that may be the next episode.`,
  `Something new, and you can help me with it: {show} is out.

It’s a podcast for {audience}. We talk about {p1}, about {p2}, and about what {listeners} say to each other afterward.

{PostForm} The first three:

→ {t1} (today)
→ {t2}
→ {t3}

I have one request, and it is not a rating. Which {one} comes to mind when you read the first title? Send that person the episode, or send me their name.`,
  `Here is something I hear from {listeners} every week: {p1}. I would like to talk about it in the open.

{Show} starts today, a podcast for {audience}.

{PostForm} The first episode is “{t1}”. “{t2}” and “{t3}” come next, {rhythm}.

What you won’t find: success stories without the month before the success.

One question for you: what would you never ask {rivals} in public? Message me. I’ll answer it on the show, without your name.`,
  `Three things I hear from {listeners} again and again:

→ {P1}
→ {P2}
→ {P3}

They deserve a straight conversation. {Show} starts today: {length} minutes, {rhythm}, for {audience}.

{PostForm} It begins with “{t1}”. Next up: “{t2}” and “{t3}”.

Two requests. Tell me which of the three you would skip. And keep one moment in mind: {m1}. If it is still ahead of somebody you know, pass this on now.`,
];

export const postForms = {
  guests: 'Every guest tells one story from start to finish, doubts included.',
  solo: 'I speak alone, one question per episode, after calling people who live with it.',
  mixed:
    'Some episodes are conversations with {listeners} and those around them; some are short and just me.',
} as const;
