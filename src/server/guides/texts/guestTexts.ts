import type { Ways } from '../builtIn/template.ts';

/** A group of guests, where to find them, and what to offer. */
type Group = { who: Ways; where: Ways; offer: Ways };

/** `consumer` replaces the group when private people buy: they have no job title and no budget. */
export type SourceText = Group & { consumer?: Group };

export const intro = {
  guests: [
    '{Guests} of the first ten episodes have a guest. Plan on two yeses in five invitations and list {names} names: half of them {people} you would like to meet, a quarter people they listen to, and a quarter people who can introduce you to more.',
    'You need {guests} guests for ten episodes, so write down {names} names; the plan assumes that three in five say no. Make every second name somebody you do not know yet.',
    'Write the list in one sitting: {people} first, then the people around them. The plan counts on two yeses in five, so {guests} guest episodes take {names} names.',
    'For {guests} guest episodes, list {names} names, assuming two yeses in five, and sort them by how easily each can say yes. Start with {people} who have your number.',
  ],
  solo: [
    'A show without guests still needs other voices, or it runs dry by episode eight. Collect them in short calls with {people} that are not recorded; each call gives you two topics.',
    'You speak alone, so the listening has to happen first. The calendar has a call every second week; keep one page with the exact words you hear.',
  ],
} as const;

/** The buyers themselves; part of every guide. */
export const buyers: readonly SourceText[] = [
  {
    who: 'Buyers with a story: {g1}, or {g2}',
    where: [
      '{Place1}. {Place2}. Six names are enough, and some will come from people you already know.',
      '{Place1}. {Place3}. Go there to listen, and come back with six names in all.',
      '{Place1}. Then ask two {client}s whom they would like to hear; a name that comes up twice goes to the top.',
    ],
    offer: [
      'A conversation about {p2}, doubts included. They hear it first and can veto it.',
      'Their story in their own words, with no pitch before, during or after. They can cut any sentence.',
      'A conversation about {p3} or {p4}, whichever they know better, and the episode before anyone else hears it.',
    ],
  },
];

export const offerToArgue =
  'One question to think through aloud: {debate}? They hear it first and can veto it.';

/** For solo shows. */
export const callers: readonly SourceText[] = [
  {
    who: 'For a first call: {g1}, or {g2}',
    where:
      '{Place1}. Then ask two {client}s whom they would call; a name that comes up twice goes to the top.',
    offer:
      'A call that stays without a name, about {p2}, and the link to the episode that came out of it.',
  },
];

const now: SourceText = {
  who: '{People} who are dealing with one of these right now: {p3}, or {p4}',
  where: [
    'The inquiries of the last two months, and the partners who hear of it before you do.',
    'Ask the people you talk with this month who else is at that point.',
  ],
  offer: [
    'An unrecorded call now, and a recording once it is over.',
    'Your questions as a checklist for their own decision; the interview can come later.',
  ],
};

const unknownYet: SourceText = {
  who: '{People} you do not know yet',
  where: ['{Place3}. {Place4}.', '{Place2}. {Place4}.'],
  offer: [
    'Ask what they would tell themselves a year earlier, and let them choose the subject from your ten titles.',
    'A trade: one mistake each, and you go first.',
  ],
};

const moments: readonly SourceText[] = [now, unknownYet];

export const byDream: Readonly<Record<string, SourceText>> = {
  ideal_client: {
    who: 'The {people} you most want to work with, by name',
    where: [
      'Write down ten organizations you would be proud to work with, and find the one person in each who has to decide about {p2}.',
      'A wish list of ten organizations. Write to the {one} in each, with the title of one episode in the first line.',
    ],
    offer:
      'Ask how they decide, never what they need. If there is work in it, they will bring it up after the recording.',
    consumer: {
      who: 'The {one} you wish you had ten more of',
      where:
        'Think of the {client} who was easiest to help this year and write down what made it easy. Then ask friends and partners who else fits that description.',
      offer:
        'Ask how they decided and what nearly stopped them. Don’t mention your work unless they do.',
    },
  },
  admired_thinker: {
    who: 'An author or teacher {people} quote',
    where:
      'Acknowledgments pages and conference programs from the past two years. Keep this name for the end of the list.',
    offer: [
      'Quote one page and your objection to it. Authors are asked to summarize all day and rarely to defend a paragraph.',
      'One reader’s question they have never been asked in an interview, in the first line of your email.',
    ],
  },
  fellow_founder: {
    who: 'A founder who sells something else to {people} and is one step ahead of you',
    where:
      'Ask your {client}s who else they pay and like. Look for a business twice your size that does not compete.',
    offer: 'Propose to compare one year and one decision, and send the five questions along.',
  },
  industry_insider: {
    who: 'The editor, analyst or organizer {people} pay attention to',
    where:
      'Look up who plans the program of {l3}, and who writes about the subject in the trade press. The deputy is usually easier to reach.',
    offer: [
      'Let them correct one sentence everybody repeats, such as “{myth},” with their name on the correction.',
      'The question they get at every panel and never have time to answer.',
    ],
  },
  popular_creator: {
    who: 'A creator {people} already follow',
    where:
      'Ask three {people} whom they follow, and start with the smallest account. Keep this name for the end of the list.',
    offer: 'The question in their comments that nobody answered, and finished clips.',
  },
};

const byPreference: Readonly<Record<string, SourceText>> = {
  future_clients: {
    who: '{People} who talked with you and went elsewhere',
    where: [
      'Conversations from the past two years that ended in a no. You have the contact.',
      'Offers that went quiet. Start with the ones you still think about.',
    ],
    offer:
      'Say that the offer is closed and that you are interested in how they decided. Then stick to it.',
    consumer: {
      who: '{People} who asked you once and never came back',
      where: 'Inquiries from the past year that went quiet. Start with the friendliest one.',
      offer: 'Say up front that you are not selling, and ask how it went without you. Then listen.',
    },
  },
  nobody: {
    who: '{People} for a call without a name',
    where: [
      'Recent inquiries, people who stopped after a first talk, and the quiet half of your contacts.',
      'Anyone who asked you a question in the last month and got a short answer.',
    ],
    offer: 'Twenty minutes, no recording, and one useful answer from you at the end.',
  },
  guests_and_solo: {
    who: 'From month three, somebody who disagreed with one of your solo episodes',
    where: [
      'Replies and comments, and the two people you had in mind while recording.',
      'The first person who writes “yes, but.” Save those messages in a folder.',
    ],
    offer: 'Send them the minute they will object to, and offer them the next episode.',
  },
  clients_partners: {
    who: 'Your longest-standing {client}s, and partners who work alongside you',
    where: [
      'The ones who came back without negotiating, and the ones who send you others. Ask by phone.',
      'Last year’s referrals: who sent them, and who came? Call the senders first.',
    ],
    offer: 'Suggest starting with the part that went wrong; it makes the rest believable.',
  },
  well_known_people: {
    who: 'A well-known person with a connection to the subject',
    where:
      'Charity boards, alumni pages and local stages{inCity}. A cause they give time to is a better way in than an agent.',
    offer:
      'One question they never get asked, in the first line. Keep this name for the end of the list, when there is something to hear.',
  },
};

/** Where cases are confidential: excludes people with an open matter, or with a part in someone else's. */
export const bound: {
  moments: readonly SourceText[];
  byPreference: Readonly<Record<string, SourceText>>;
} = {
  moments: [unknownYet],
  byPreference: {
    ...byPreference,
    future_clients: {
      who: '{People} who talked with you once and chose another way',
      where: 'Conversations older than two years, where nothing is pending anymore.',
      offer: 'Say that you are not after new work, and leave names and companies out of it.',
    },
    clients_partners: {
      who: 'Partners who work alongside you, and {people} they know',
      where:
        'Start with the partners, and ask which {one} is free to talk about something that is over. Leave out your own {client}s, whether the matter is open or closed.',
      offer: 'No names, no company, and a look at the edit before anyone else hears it.',
    },
  },
};

/** The second half of the buyers, if any. */
export const otherHalf: SourceText = {
  who: '{OtherPeople}',
  where: [
    'Ask the first three people you write to whom they know on that side, and take one name from each.',
    'Your own contacts first; then ask everyone you invite for one name from that side.',
  ],
  offer: 'An episode of their own, “{otherTitle},” with the questions two days ahead.',
};

export const connectors: readonly SourceText[] = [
  {
    who: [
      'The person{inCity} who knows the most {people}',
      'Whoever introduces {people} to each other{inCity}',
    ],
    where: [
      'Ask three people who organize something for {people} whom everybody there knows.',
      'Ask three {people} who introduced them to the others. One name will come up twice.',
    ],
    offer: [
      'Ask for the story of one introduction that mattered to both sides, and for the next two names.',
      'Their own story, and at the end two names. Those two come with a recommendation.',
      'Ask them whom to talk to next, and to write the first line of that email.',
    ],
    consumer: {
      who: [
        'Somebody{inCity} whom {people} ask before they ask anyone like you',
        'The person{inCity} whose advice {people} repeat',
      ],
      where: [
        'Ask three {people} whom they asked first. One name will come up twice.',
        'Listen for “somebody told me” in your next ten calls, and ask who it was.',
      ],
      offer: [
        'Ask what they are asked most, what they answer, and when they send somebody on.',
        'Their own story, and at the end two names. Those two come with a recommendation.',
      ],
    },
  },
];

/** Where an adviser is supervised, a swap of praise is a paid recommendation. */
export const supervisedSwap =
  'A swap in the same week, once your compliance officer agrees, since it counts as a paid recommendation: you quote them on the show, they give you one paragraph, and both say so.';

export const byChannel: Readonly<Record<string, SourceText>> = {
  linkedin: {
    who: 'The person whose LinkedIn comments are better than the posts above them',
    where: [
      'Under posts by {rivals}: look for the {one} who disagrees and says why.',
      'Under the posts of the {people} you already know. Read past the first comment.',
    ],
    offer: [
      'Reply in public twice; then invite them with a link to their own comment.',
      'Quote their best comment in your invitation and ask for the story behind it.',
    ],
  },
  instagram: {
    who: 'An Instagram account {people} follow for something else',
    where: 'Your saved posts, and the accounts they credit in their captions.',
    offer: 'Offer three audio clips with captions, ready to post the same day.',
  },
  email_newsletter: {
    who: 'The writer of another newsletter {people} read',
    where: [
      'Ask your subscribers in one line what else they read. Three titles will repeat.',
      'Look at the newsletters your best subscribers forward to you.',
    ],
    offer:
      'A swap in the same week: you quote them on the show, they give you one paragraph. Both say that it is a swap.',
  },
  speaking_events: {
    who: 'The speaker before or after you at your last event',
    where: [
      'Old event programs; the organizer will pass a message on.',
      'The agendas of the last three events where you spoke.',
    ],
    offer: 'Go back to the audience question both of you answered too quickly.',
  },
  social_media: {
    who: 'The moderator of a group where {people} talk among themselves',
    where:
      'Ask two {client}s in which group they read. Write to its moderator, never to the group.',
    offer: 'Ask what comes up every month. Moderators know the patterns and rarely get credit.',
  },
};

export const unbound = { moments, byPreference };
