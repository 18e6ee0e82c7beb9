import type { QuizTaker } from './quizTaker.ts';

/**
 * When an answer meets push-back: the condition of each rule, whose texts are in
 * `content/guide/texts/pushback/`. The most important rules come first.
 */
export type Rules = Readonly<Record<string, (quizTaker: QuizTaker) => boolean>>;

/** The answers of people who should count conversations instead of listeners. */
export const dealGoals = [
  'win_clients',
  'signed_deals',
  'open_doors',
  'inbound_inquiries',
] as const;

const isBusiness = ({ subject }: QuizTaker) => subject.kind === 'business';
const hasGuests = ({ chose }: QuizTaker) => !chose('nobody');
const isUnder =
  (rule: string) =>
  ({ subject }: QuizTaker) =>
    subject.rule === rule;

/** Where cases are confidential, the rules of the trade say what to do instead. */
const opensWithCase = ({ subject, chose }: QuizTaker) =>
  subject.rule === undefined &&
  !subject.needsClearance &&
  chose('client_result', 'client_problems', 'project_teardown');

/** What the rules of a trade forbid, and shows without a defined audience. */
export const tradeRules: Rules = {
  aShowForEveryone: ({ subject }) => !subject.isBuyerKnown,
  twoTradesOneShow: ({ subject }) => subject.isTwofold,
  storiesYouMayNotTell: isUnder('health'),
  praiseOnTheAir: isUnder('money'),
  casesYouMayNotTell: isUnder('law'),
  whatAGuestMaySay: (quizTaker) => quizTaker.subject.needsClearance && hasGuests(quizTaker),
};

/** Rhythm, money, listeners and guests against the goal. */
export const goalRules: Rules = {
  dailyWithGuests: (quizTaker) => quizTaker.chose('daily') && hasGuests(quizTaker),
  dailyAlone: (quizTaker) => quizTaker.chose('daily') && !hasGuests(quizTaker),
  weeklyWithoutTheTime: ({ chose }) => chose('weekly') && chose('finding_time'),
  anHourWithoutTheTime: ({ chose }) => chose('long_60min') && chose('finding_time'),
  anHourEveryWeek: ({ chose }) =>
    chose('long_60min') && chose('weekly', 'daily') && !chose('finding_time'),
  moneyWithinThreeMonths: ({ chose }) => chose('within_3_months'),
  rarelyButSoon: ({ chose }) => chose('monthly') && chose('within_6_months', 'within_3_months'),
  peersAsListeners: ({ chose }) => chose('industry_peers'),
  beginnersAsBuyers: ({ chose }) =>
    chose('newcomers') &&
    chose('win_clients', 'signed_deals', 'pipeline_value', 'meetings_booked', 'open_doors'),
  beginnersAsListeners: ({ chose }) =>
    chose('newcomers') &&
    !chose('win_clients', 'signed_deals', 'pipeline_value', 'meetings_booked', 'open_doors'),
  followersAndDeals: ({ chose }) =>
    chose('followers') && chose('signed_deals', 'pipeline_value', 'book_meeting'),
  downloadsAsAMeasureOfDeals: ({ chose }) => chose('audience_growth') && chose(...dealGoals),
  aloneToOpenDoors: ({ chose }) =>
    chose('nobody') &&
    chose('open_doors', 'new_partners', 'win_clients', 'ideal_client', 'future_clients'),
  famousGuestsForDeals: (quizTaker) =>
    hasGuests(quizTaker) &&
    quizTaker.chose('popular_creator', 'admired_thinker', 'well_known_people') &&
    quizTaker.chose('win_clients', 'signed_deals', 'pipeline_value', 'meetings_booked'),
  theHardestGuestsFirst: (quizTaker) =>
    hasGuests(quizTaker) &&
    quizTaker.chose('getting_guests') &&
    quizTaker.chose('popular_creator', 'admired_thinker', 'well_known_people'),
};

/** Form, channels and the first episodes. */
export const formRules: Rules = {
  videoOnTop: ({ chose, channels }) =>
    channels.includes('instagram') && chose('being_the_voice', 'finding_time', 'short_15min'),
  aNameWithoutAVoice: ({ chose }) =>
    chose('being_the_voice') && chose('own_name', 'known_name', 'known_expert', 'follow_me'),
  aScriptForAConversation: (quizTaker) =>
    quizTaker.chose('full_script') &&
    (quizTaker.tones.includes('conversational') || quizTaker.tones.includes('entertaining')),
  unpreparedWithBusyGuests: (quizTaker) =>
    hasGuests(quizTaker) &&
    quizTaker.chose('off_the_cuff') &&
    quizTaker.chose('future_clients', 'ideal_client', 'industry_insider', 'well_known_people'),
  provokingThePeopleYouCourt: (quizTaker) =>
    hasGuests(quizTaker) &&
    quizTaker.tones.includes('provocative') &&
    quizTaker.chose('future_clients', 'ideal_client', 'clients_partners'),
  yourNameAndWhatCanBeHandedOn: ({ chose }) =>
    chose('own_name') && chose('sales_library', 'recommend_us', 'signed_deals'),
  aLogoWithFollowers: ({ chose }) =>
    chose('company_name') &&
    chose('followers', 'known_name', 'follow_me', 'known_expert', 'audience_growth'),
  newsButRarely: ({ chose }) => chose('own_take') && chose('monthly', 'biweekly'),
  somethingNewAboutTrends: ({ chose }) =>
    chose('finding_angle') && chose('industry_trends', 'industry_briefing', 'industry_insider'),
  fifteenMinutesWithAGuest: (quizTaker) => quizTaker.chose('short_15min') && hasGuests(quizTaker),
  anHourFromBusyPeople: (quizTaker) =>
    hasGuests(quizTaker) &&
    quizTaker.chose('long_60min') &&
    quizTaker.chose('biweekly', 'monthly') &&
    !quizTaker.chose('finding_time'),
  afterHoursChannelsForAWorkdayDecision: (quizTaker) =>
    isBusiness(quizTaker) &&
    quizTaker.channels.length > 0 &&
    quizTaker.channels.every((channel) => channel === 'instagram' || channel === 'social_media'),
  noChannelYet: ({ channels }) => channels.length === 0,
  bookedCallsWithPrivateBuyers: (quizTaker) =>
    !isBusiness(quizTaker) && quizTaker.chose('book_meeting', 'meetings_booked'),
  yourOwnStoryFirst: ({ chose }) => chose('own_path', 'company_origin'),
  theirStoriesToldByYou: (quizTaker) => !hasGuests(quizTaker) && opensWithCase(quizTaker),
  clientStoriesFirst: (quizTaker) => hasGuests(quizTaker) && opensWithCase(quizTaker),
  noFixedLength: ({ chose }) => chose('variable'),
};

/** Reasonable answers that leave something out, listed after conflicts between answers. */
export const quietRules: Rules = {
  weeklyAndAfraidOfANo: (quizTaker) =>
    quizTaker.chose('getting_guests') && hasGuests(quizTaker) && quizTaker.chose('weekly', 'daily'),
  afraidOfANo: (quizTaker) =>
    quizTaker.chose('getting_guests') &&
    hasGuests(quizTaker) &&
    !quizTaker.chose('weekly', 'daily'),
  insidersInPlaceOfBuyers: ({ chose }) =>
    chose('industry_insider') && chose('signed_deals', 'pipeline_value', 'meetings_booked'),
  founderStories: ({ chose }) => chose('founder_stories'),
  oldClientsNewStrangers: ({ chose }) =>
    chose('current_clients') && chose('new_partners', 'inbound_inquiries', 'win_clients'),
  proofThatDownloadsCannotGive: ({ chose }) => chose('proving_return'),
  notSureAboutYourVoice: ({ chose }) => chose('being_the_voice'),
  waitingForANewAngle: ({ chose }) => chose('finding_angle'),
  noTimeAndNoOneToHelp: ({ chose }) => chose('finding_time'),
  yearsCountedInWeeks: ({ chose }) =>
    chose('over_years', 'reputation_first') &&
    chose('pipeline_value', 'meetings_booked', 'audience_growth'),
  aLibraryOfNews: ({ chose }) => chose('sales_library') && chose('industry_trends', 'own_take'),
  aCompanyOnTheCover: ({ chose }) => chose('company_name'),
};

/** They fit every show, and complete a short list. */
export const generalRules = ['theTopicYouWouldTurnDown', 'askingTooEarly'];

/** The names of all rules. */
export const ruleNames = [
  ...Object.keys({ ...tradeRules, ...goalRules, ...formRules, ...quietRules }),
  ...generalRules,
];
