import type { Ways } from '../builtIn/template.ts';

export const description: Ways = [
  `{Show} is for {audience}.{local}

Each episode follows one question to a decision. First up: “{t1}” and “{t2}”. {MythLine} {Form}

Hosted by {name}. New episodes {rhythm}, {length} minutes each.{line}`,
  `What would you ask if nobody were selling anything? {Show} asks it, {rhythm}, in {length} minutes.

Topics include {p1}, {p2}, and {p3}. {Form}

{Name} hosts the show for {audience}.{local}{line}`,
  `A podcast for {audience}.{local} Among the subjects: {p1}, {p2}, {p3}.

{Form} Every episode ends with one step you can take without buying anything.

Hosted by {name}. {RhythmUp}, {length} minutes.{line}`,
  `“{Myth}.” If that sounds familiar, {show} is for you.

It is a podcast for {audience}, hosted by {name}.{local} {Form} The first episodes are “{t1}” and “{t2}”.

New {rhythm}, {length} minutes each.{line}`,
];

/** Left out where the titles say it. */
export const mythLine = 'The sentence “{myth}” gets an episode of its own.';

export const whichOfThree = {
  business: 'Two requests. Tell me which of the three is on your desk right now.',
  consumer: 'Two requests. Tell me which of the three you know from your own life.',
} as const;

export const forms = {
  guests:
    'Most episodes are a conversation with somebody who knows it first-hand; in some, {host} speaks alone.',
  solo: '{host} speaks alone, after calling {listeners} first.',
  mixed: 'One episode brings a guest with a story, the next a short opinion.',
} as const;

/** At most 165 words, which is a minute. */
export const trailer: Ways = [
  `“{Myth}.” It is easy to say, and I understand it. I want to talk about what comes after it.

I’m {name}, and this is {show}, a podcast for {audience}.{local}

We begin with {p1}. Then {p2}, and {p3}. And the sentence you just heard gets an episode of its own.

{TrailerForm} I want to know what happened and what helped.

At the end of each episode there is one step you can take tomorrow without buying anything. New episodes come out {rhythm}, {length} minutes each. If you have said that sentence, or heard it, {startWith}.{line}`,
  `“{gAsk}”

{AskedWhen} I’m {name}, and I ask it because {listeners} rarely hear how others like them would answer.

{TrailerForm} We start with {p1}, go on to {p2}, and argue with the sentence “{myth}.”

I make the show for {audience}.{local} {Length} minutes, {rhythm}, and something you can do the next day.

Start with the first one. Then send it to the one person you thought of while you were listening.{line}`,
  `{M1}: that is when many {listeners} start to ask around.

{Show} is for that time, and for the time before it. I’m {name}, and I make it for {audience}.{local}

What will you hear? {TrailerForm} We start with {p1} and go on to {p2}.

What won’t you hear? Slogans, and the sentence “{myth}” without somebody taking it apart.

An episode takes {length} minutes and comes out {rhythm}, and it ends with one thing to do first. The first one opens with this: “{e1}”{line}`,
  `{P1}: when did you last talk about that with somebody who has been there?

That is why I’m starting {show}. I’m {name}, and this podcast is for {audience}.{local}

{TrailerForm} We begin with {p1}. {P2} and {p3} come later, and one episode is about a sentence you may have said yourself: “{Myth}.”

You get {length} minutes, {rhythm}. No jingle to skip, and one subject at a time. At the end I say what I would look at first, and you are free to disagree.

Listen to one. If it was not worth your time, write and tell me why. I read everything, and I answer.{line}`,
];

/** Where the question at the start of the trailer comes from. */
export const askedWhen = {
  guests: 'That is what I ask my first guest on {show}.',
  solo: 'That is what I ask in the calls I make before I record {show}.',
  mixed: 'That is what I ask my first guest on {show}.',
} as const;

export const trailerForms = {
  guests: 'I talk with people who know it first-hand, and now and then I speak alone.',
  solo: 'I speak alone, after calling people who are in the middle of it, and where they let me, I use their words instead of mine.',
  mixed:
    'In one episode I talk with somebody who has been through it, and in the next I tell you what I think.',
} as const;

/** They work as a post and as a newsletter: an answer comes as a message. */
export const linkedIn: Ways = [
  `There is a sentence many {listeners} know: “{Myth}.”

I understand why people say it. I started a podcast about what comes after it.

It’s called {show}, and it’s for {audience}.{localPost} The first episode is out, and two more follow:

1. {t1}
2. {t2}
3. {t3}

{PostForm} {Length} minutes, {rhythm}, and every episode ends with one step that costs nothing.

If you know {aOne} who would recognize this, please send them the first one. And if you disagree with me about that sentence, write and tell me; that may be the next episode.{line}`,
  `Something new, and you can help me with it: {show} is out.

It’s a podcast for {audience}.{localPost} We talk about {p1} and about {p2}.

{PostForm} The first three:

→ {t1} (today)
→ {t2}
→ {t3}

I have one request, and it is not a rating. Which {one} comes to mind when you read the first title? Send that person the episode, or send me their name.{line}`,
  `{P1}: whom could {someone} ask about that?

{Show} starts today, a podcast for {audience}.{localPost}

{PostForm} The first episode is “{t1}”. “{t2}” and “{t3}” come next, {rhythm}.

One request: what would you never ask {rivals} in public? Write to me. I’ll answer it on the show, without your name.{line}`,
  `Three subjects, one new podcast for {listeners}:

→ {P1}
→ {P2}
→ {P3}

{Show} starts today: {length} minutes, {rhythm}, for {audience}.{localPost}

{PostForm} It begins with “{t1}”. Next up: “{t2}” and “{t3}”.

{WhichOfThree} And if one of them made you think of somebody, pass this on now.{line}`,
];

/** Without a list, for a stage. */
export const readAloud: Ways = [
  `{P1}: whom could {someone} ask about that?

I have started a podcast that asks. It is called {show}, and it is for {audience}.{localPost}

{PostForm} The first episode is out today: “{t1}”. After it come “{t2}” and “{t3}”, {rhythm}.

I have one request. If a name came to your mind while I was talking, tell me that name, or tell that person about the show.{line}`,
  `There is a sentence many {listeners} know: “{Myth}.” I have started a podcast about what comes after it.

It is called {show}, and I make it for {audience}.{localPost} The first episode, “{t1}”, is out today. The next two are “{t2}” and “{t3}”.

{PostForm} {Length} minutes, {rhythm}.

If you disagree with me about that sentence, come and tell me today. That may be an episode.{line}`,
];

/** For guests who need no case. */
export const inventedPostForms = {
  guests: 'Guests think a case through with me, doubts included; in some episodes it is just me.',
  solo: 'I speak alone, one question per episode, after calling people who live with it.',
  mixed: 'Some episodes are conversations; some are short and just me.',
} as const;

export const postForms = {
  guests: 'Guests tell one story each, doubts included; in some episodes it is just me.',
  solo: 'I speak alone, one question per episode, after calling people who live with it.',
  mixed: 'Some episodes are conversations; some are short and just me.',
} as const;
