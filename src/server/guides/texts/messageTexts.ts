import type { Ways } from '../builtIn/template.ts';

/** Each of them says that nothing is sold. The title is the line to change for another episode. */
export const invitation = {
  subject: [
    '{Show}: would you be one of the first guests?',
    '{Talk} minutes for a new podcast?',
    'Would you be a podcast guest for {talk} minutes?',
  ],
  business: [
    `Hi [first name],

I’m starting a podcast{here} called {show}. It is for {audience}.

One episode is called “{gTitle}”. {Story}

Please keep {free} free: {talk} minutes of recording, and the rest before and after, online, audio only. You get five questions two days ahead. {NoPitch} {Veto} You also get the recording and a short clip to use as you like.

Would [day] or [day] work? If it’s not for you, I’d be grateful for one name.

{Signature}`,
    `Hi [first name],

Would you be one of the first guests of a new podcast{here}? It’s called {show}, and it is for {audience}.

I would like to record the episode “{gTitle}” with you. {Story}

{Talk} minutes of recording and a quarter of an hour before and after, audio only, and five questions two days ahead. {Veto}

{NoPitch} And I won’t ask you to praise anyone.

Does [day] or [day] work for you? And if you would rather listen than talk, who should I ask?

{Signature}`,
    `Hi [first name],

I’m preparing an episode called “{gTitle}”, and I’d like to record what you would tell a colleague about it. {Story} {NoPitch}

It is for a new podcast{here}, {show}. The listeners I have in mind are {audience}.

All it takes is a quiet room, {talk} minutes of recording and a quarter of an hour before and after. I send the questions two days ahead, and nothing is published until you say yes to it. {Veto}

Could you do [day] or [day]? A no is a perfectly good answer.

{Signature}`,
  ],
  consumer: [
    `Hi [first name],

I’m making a podcast{here} called {show}. It is for {audience}.

One episode is called “{gTitle}”. {Tell}

{Together} You get the questions two days ahead, and nothing comes out until you say yes. {Veto} I’m not selling anything in that talk, and no offer follows it.

Would [day] or [day] work? A no is a perfectly good answer.

{Signature}`,
    `Hi [first name],

May I ask you a favor? I’m starting a podcast{here}, {show}, for {audience}.

For the episode “{gTitle}” I {lookFor}

We would talk for {talk} minutes, with a quarter of an hour before and after, from wherever it is quiet, without a camera. I send five questions two days ahead so that nothing surprises you. {Veto} Nothing is for sale in that talk, and no offer follows it.

Does [day] or [day] suit you?

{Signature}`,
  ],
} as const;

/** A guest may bring it up; the host does not. */
export const noPitch: Ways = [
  'There is no pitch in that talk, and none afterward unless you ask me yourself.',
  'This is not a sales call. If I write again afterward, it is to go on with the conversation, not to sell you anything.',
  'I won’t pitch you anything; if you ever want to talk about your own case, it is you who brings it up.',
];

export const together = {
  couples:
    'Come as a couple or alone: {talk} minutes of recording, a quarter of an hour before and after, no audience, no camera.',
  others:
    'It takes {talk} minutes of recording and a quarter of an hour before and after; there is no audience and no camera.',
} as const;

/** Whose story is asked for. An invented case asks no guest for a story. */
export const stories = {
  own: {
    business: 'It need not be your own story; I’d like to hear how you see it, doubts included.',
    consumer:
      'If you know that from your own life, I’d like to hear it the way you would tell it to a friend. If not, you may know somebody who does.',
    lookFor:
      'would love to have somebody who speaks from experience. Would that be you, or do you know somebody?',
  },
  invented: {
    business:
      'The case in it is invented: you say how you would think it through, you need nothing from your own company, and I will not ask.',
    consumer:
      'The case in it is invented: you say how you would think it through, you need nothing from your own company, and I will not ask.',
    lookFor:
      'am looking for somebody who would think a case through with me. Would you, or do you know somebody who would? The case is invented: you need nothing from your own company, and I will not ask.',
  },
} as const;

/** Said about an invented case, which belongs to no guest. */
export const noPitchInvented = 'This is not a sales call, and no offer follows.';

/** What a guest may withdraw; `closed` where a third party has to agree. */
export const veto = {
  consumer: 'Your first name is enough, and you can cut any sentence afterward.',
  business:
    'Names and amounts may stay out. You can cut any sentence afterward, and if somebody else has to agree, they hear the edit first.',
  invented:
    'Your name and company stay out unless you want them in, and you can cut any sentence afterward.',
  closed:
    'We talk only about something that is over, your name and company stay out unless you want them in, and you can cut any sentence afterward. If your voice would give you away, I tell the case and you check it.',
} as const;

export const soloInvitation = {
  subject: [
    'Twenty minutes on the phone, without your name?',
    'Can I ask you something? No recording',
  ],
  body: [
    `Hi [first name],

I’m preparing a podcast{here}, called {show}, for {audience}. I host it alone, so before I record I call people who know the subject from their own lives.

My question is about {p1}. I won’t record the call, quote you by name or sell you anything; I want to use the right words and leave out what everybody says. If a sentence of yours would help other {listeners}, I ask before we hang up whether I may say it on the show, without your name.

It takes twenty minutes by phone. In return I’ll tell you what came up in the other calls, without names, and I’ll send you the episode your answer went into.

Would [day] or [day] work?

{Signature}`,
    `Hi [first name],

Can I borrow twenty minutes and your memory? I’m writing an episode about {p1} for {show}, a new podcast{here} for {audience}, and I’d rather be corrected now than after it is published.

No recording, no names, and nothing is for sale. If a sentence of yours would help other {listeners}, I ask before we hang up whether I may say it on the show, without your name. At the end I’ll answer one question of yours as well as I can.

I’m free on [day] and [day]. Could you do one of them?

{Signature}`,
  ],
} as const;

/** In the reminder, where a whole hour was asked for. */
export const shorter = ' If an hour is too long, forty minutes are enough.';

/** It presumes nothing about the person who has not answered. */
export const followUp = {
  subject: ['Following up: {show}', 'My note about {show}', 'One reminder: {show}'],
  business: [
    `Hi [first name],

My note about {show} probably got buried. If the subject is one you know first-hand, I would begin with this question: “{gAsk}” If it is not, tell me who comes to mind.

Next month is fine, too, and a quick no helps me just as much.{shorter} As I said, I bring no pitch.

{Name}`,
    `Hi [first name],

A short reminder, and the last one: {talk} minutes for my podcast, on [day] or [day].{shorter}

If you would like to see what you’re getting into first, I’ll send you the five questions, and you decide then. For somebody who has been through it, the first is: “{gAsk}” For anybody else, I have another one.

{Name}`,
    `Hi [first name],

Checking in once about {show}. To make it easier: it runs in a browser, no camera, and you decide afterward whether any of it gets published.{shorter}

I have you in mind for “{gTitle}”, and if it is one for you, I would begin with “{gAsk}” If it is not, one name would help me just as much.

Would [day] work, or is the answer no? Either is fine.

{Name}`,
  ],
  consumer: [
    `Hi [first name],

My message about {show} may have gotten lost. It was about the episode “{gTitle}”, and if it is one for you, I would begin with this: “{gAsk}” If not, maybe you know somebody.

You can also write me two lines instead of talking.{shorter} And if you would rather not, just say so; that is fine.

{Name}`,
    `Hi [first name],

One reminder, then I’ll leave you alone: {talk} minutes for my podcast, on [day] or [day], without a camera.{shorter}

In case you wonder whether you have anything special to say: ordinary answers are the ones I’m after. If you have been there, the first question is: “{gAsk}”

{Name}`,
  ],
} as const;

export const soloFollowUp: Ways = [
  `Hi [first name],

In case my message got lost: twenty minutes by phone about {p1}, not recorded. If it’s easier, answer one question by email, if it ever came up for you: “{gAsk}”

I’ll use the answer only if you say that I may, and without your name.

{Name}`,
  `Hi [first name],

One reminder, then I’ll leave you alone. The call would be short, and you can pick the day: [day] or [day]. If you have been there, I’m mostly after one thing: “{gAsk}”

{Name}`,
];
