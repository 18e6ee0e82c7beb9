import { hasGuests, type Rule } from './pushbackRule.ts';

const isUnder =
  (rule: string): Rule['applies'] =>
  ({ subject }) =>
    subject.rule === rule;

/** Push-back on what the rules of a trade forbid, and on shows without a defined audience. */
export const tradeRules: readonly Rule[] = [
  {
    title: 'A show for everyone',
    applies: ({ subject }) => !subject.isBuyerKnown,
    conflict: [
      'Neither what you sell nor your answers say who pays for it. A show for everyone is found by no one, and no guest knows why you are asking.',
    ],
    instead: [
      'Before anything else, write down the three {people} who paid most willingly last year and what they have in common. That sentence replaces “{buyers}” throughout this guide.',
    ],
  },
  {
    title: 'Two trades, one show',
    applies: ({ subject }) => subject.isTwofold,
    conflict: [
      'You named two trades, and different people pay for them. A listener who came for one will skip every other episode.',
    ],
    instead: [
      'The plan follows one of the two, {offer}, for {people}. Give it ten episodes; if the other half still deserves a show, it gets its own name next year.',
    ],
  },
  {
    title: 'Stories you may not tell',
    applies: isUnder('health'),
    conflict: [
      'Your best stories belong to a {client}. A town, a date or a rare detail is enough to identify somebody, with or without a name.',
      'In your trade the case is confidential, and a podcast stays public for years. Leaving out the name is not enough.',
    ],
    instead: [
      'Invite {people} you have never treated, and let them tell their own story. A {client} speaks only with a signed release, hears the edit first, and may withdraw it.',
      'Let guests tell their own story, and keep your answers general. The calendar has a slot in week 1 to ask somebody who knows the privacy rules what a {client} would have to sign.',
    ],
  },
  {
    title: 'Praise on the air',
    applies: isUnder('money'),
    conflict: [
      'A {client} who praises you on the show is a testimonial, and in your trade testimonials come with disclosures and a review.',
      'Anything said about results on the show counts as marketing, and somebody will have to approve it.',
    ],
    instead: [
      'Ask guests how they decided and never how well you did. The calendar sends the format for approval in week 1, the invitations once it is there, and each edit before it is published.',
      'Keep returns, products and praise out of it. The format goes to approval in week 1, the invitations wait for it, and every edit is reviewed before anyone hears it; the calendar has the slots.',
    ],
  },
  {
    title: 'Cases you may not tell',
    applies: isUnder('law'),
    conflict: [
      'Your best cases are confidential, and most bar rules treat a podcast as advertising.',
      'A matter can be recognized without a name, the other side listens, too, and nothing said on a show is privileged.',
    ],
    instead: [
      'Use decided, public cases, and typical ones put together from several. A guest speaks only about what is settled or over, once their own counsel has checked what they signed, and never as your {client}. Nothing said on the show is privileged; tell them so.',
      'Guests speak about matters that are over, never about yours. Ask every guest to have their own counsel check what they signed, read none of it yourself, and tell them that nothing on the show is privileged. Keep your part general, and say the closing line in each episode; week 1 has a slot to check it against your state’s rules.',
    ],
  },
  {
    title: 'What a guest may say',
    applies: (quizTaker) => quizTaker.subject.needsClearance && hasGuests(quizTaker),
    conflict: [
      'Your guests speak about matters that are not theirs alone. Many need somebody’s approval for that, and one who finds out late cancels.',
    ],
    instead: [
      'Offer a closed case and no company name, and ask with the first yes who else has to agree, such as {approver}, and what they have signed. You begin alone; the first guest comes in week {firstRecord}, when that is settled.',
      'Ask for cases that are closed, leave out company and year, and ask who else has to agree; the date stands once they have agreed. That is why you begin alone and the first guest comes in week {firstRecord}.',
    ],
  },
];

/** Push-back on reasonable answers that leave something out; listed after conflicts between answers. */
export const quietRules: readonly Rule[] = [
  {
    title: 'Weekly, and afraid of a no',
    applies: (quizTaker) =>
      quizTaker.chose('getting_guests') &&
      hasGuests(quizTaker) &&
      quizTaker.chose('weekly', 'daily'),
    conflict: [
      'You worry that guests will say no, and you plan a show that needs one every week. Planning on two yeses in five invitations, that is two or three messages a week for as long as it runs.',
      'A weekly show needs a new yes every week or two, and a no is what you worry about most. The worry will win in the first slow month.',
    ],
    instead: [
      'Stay weekly while two recordings are on the calendar. When only one is, the next episode is yours, alone: turn the next title on the list into twenty minutes of your own.',
    ],
  },
  {
    title: 'Afraid of a no',
    applies: (quizTaker) =>
      quizTaker.chose('getting_guests') &&
      hasGuests(quizTaker) &&
      !quizTaker.chose('weekly', 'daily'),
    conflict: [
      'You worry that the right guests will say no. Some will, and the usual reaction, a longer invitation, makes it worse.',
    ],
    instead: [
      'Send the invitation as it is and change only the first line: what this person said or did that made you write. After six messages, keep the first line that got the most answers.',
    ],
  },
  {
    title: 'Insiders in place of buyers',
    applies: ({ chose }) =>
      chose('industry_insider') && chose('signed_deals', 'pipeline_value', 'meetings_booked'),
    conflict: [
      'The guest you dream of is an analyst or the head of an association. They add weight to a show, and they buy nothing.',
    ],
    instead: [
      'At most one insider in every five episodes, and from each the names of two {people}.',
    ],
  },
  {
    title: 'Founder stories',
    applies: ({ chose }) => chose('founder_stories'),
    conflict: [
      'How somebody built what they have makes a pleasant hour that could be on any show.',
    ],
    instead: [
      'Cut each story down to one decision, and ask for its date, its price and the person who was against it.',
    ],
  },
  {
    title: 'Old {client}s, new strangers',
    applies: ({ chose }) =>
      chose('current_clients') && chose('new_partners', 'inbound_inquiries', 'win_clients'),
    conflict: [
      'You speak to the {client}s you have and hope for the ones you do not have. The first know you and your work; the second know the subject just as well and have no reason yet to trust you.',
    ],
    instead: [
      'Let a current {client} ask, keep what you sell out of the answer, and ask each of them for one introduction.',
    ],
  },
  {
    title: 'Proof that downloads cannot give',
    applies: ({ chose }) => chose('proving_return'),
    conflict: [
      'You expect to be asked for proof. Downloads will not provide it: fifty listeners in the first month look like failure in any report.',
    ],
    instead: [
      'Keep one sheet from the first recording on: person, date, next step, and the amount once there is one. In ninety days, plan on a line for each recording and each inquiry; the ones with a next step are your proof.',
    ],
  },
  {
    title: 'Not sure about your voice',
    task: 'memo',
    applies: ({ chose }) => chose('being_the_voice'),
    conflict: [
      'Being the voice is what you think will stop you. It gets easier with hours at the microphone, and the plan gives you few before the launch.',
    ],
    instead: [
      'The calendar has two voice memos of ten minutes before the launch, for nobody. Listen to each once, and keep the one habit you like.',
    ],
  },
  {
    title: 'Waiting for a new angle',
    applies: ({ chose }) => chose('finding_angle'),
    conflict: ['You worry about having nothing new to say.'],
    instead: ['Be specific where others are general: one case, one date, one amount per episode.'],
  },
  {
    title: 'No time, and no one to help',
    applies: ({ chose }) => chose('finding_time'),
    conflict: [
      'You named time as what will stop you, and every step in the calendar is yours. The edit is the longest, and the first to slip.',
    ],
    instead: [
      'Book an editor for two episodes before you record the first. If that buys you free evenings, keep them; the price is in the table above.',
    ],
  },
  {
    title: 'Years, counted in weeks',
    applies: ({ chose }) =>
      chose('over_years', 'reputation_first') &&
      chose('pipeline_value', 'meetings_booked', 'audience_growth'),
    conflict: [
      'You give the show years, and the number you would look at first moves long before it means anything.',
    ],
    instead: [
      'Look at that number on day 90 and then once a quarter. In between, count only what you control: invitations sent, conversations recorded, episodes in reserve.',
    ],
  },
  {
    title: 'A library of news',
    applies: ({ chose }) => chose('sales_library') && chose('industry_trends', 'own_take'),
    conflict: [
      'A library is used for years and news for a week. An episode about the news will be stale by the time somebody sends the link.',
    ],
    instead: [
      'Let seven of ten episodes answer a lasting question, such as what to do about {p2}; three may be about this year, and those three are replaced next January.',
    ],
  },
  {
    title: 'A company on the cover',
    applies: ({ chose }) => chose('company_name'),
    conflict: [
      'A company’s name on the cover tells {people} who pays for the show, not why they should listen.',
      'You want the company’s name on the cover. To a stranger in a podcast app, that looks like an advertisement with episodes.',
    ],
    instead: [
      'Put “{show}” in large letters and the company in small ones below, in week 3, when the cover is made.',
    ],
  },
];

/** Fits every show; completes a short list. */
export const generalRules: readonly Rule[] = [
  {
    title: 'The topic you would turn down',
    applies: () => true,
    conflict: [
      'Your answers name a trade and a goal, but no topic you would turn down. A show about everything in your field competes with every other one.',
      'Nothing in your answers says what the show is not about, and {people} remember a show by what it leaves out.',
    ],
    instead: [
      'Two topics for the first ten: {p1}, and {p2}. Add a third when three {people} have asked for it.',
      'Turn down one good topic a month on air and say why. {People} remember a refusal longer than a topic.',
    ],
  },
  {
    title: 'Asking too early',
    applies: () => true,
    conflict: [
      'After a good recording it is tempting to pitch the guest the same day. Among {people}, word of that travels.',
      'In the first weeks it is tempting to mention what you sell in every episode, because the effort has to pay off somehow.',
    ],
    instead: [
      'Wait three weeks, send one useful thought about {p2}, and let them ask. The ones who do are further along than a pitch would have brought them.',
      'One sentence at the very end, always the same, fifteen seconds at most. Anyone who wants more knows where to find you.',
    ],
  },
];
