/** What turns a general idea for an episode into one about this trade. */
export type Details = {
  /** Three subjects the buyers are talking about at present. */
  changes?: string;
  /** A habit of the sellers that the buyers pay for. */
  habit?: string;
  /** Three decisions for a person who can stop them: the `second` of the talk. */
  decisions?: string;
};
export type Detail = keyof Details;

/** By the `offer` of a niche or the key of an audience. */
export const details: Readonly<Record<string, Details>> = {
  founders: {
    changes:
      'prices by use in place of seats, smaller teams with AI tools, investors who ask about profit first',
    decisions:
      'a hire before the round closes, a price rise for the oldest customers, venture debt instead of equity',
  },
  'fractional CFO work': {
    habit: 'a forecast that only its author can open',
    decisions:
      'a hire before the round closes, a price rise for the oldest customers, venture debt instead of equity',
  },
  smallBusiness: {
    changes: 'AI tools for the paperwork, the fees for card payments, staff who ask for fixed days',
  },
  midMarket: {
    changes:
      'tariffs in the price list, AI tools the staff already uses, jobs that stay open for months',
    decisions:
      'a second site, an outside hire for the top team, a system that takes two years to pay off',
  },
  finance: {
    changes:
      'AI in the monthly close, interest on idle cash, auditors who ask for the source of every figure',
  },
  hr: {
    changes: 'pay ranges in the posting, AI in the screening of applications, days in the office',
    decisions:
      'a position above the plan, a counteroffer for somebody who resigned, a tool for one department only',
  },
  'employment law advice': {
    changes: 'pay ranges in the posting, AI in hiring, limits on noncompetes',
    habit: 'an answer of nine pages to a question of one line',
    decisions:
      'a settlement above the reserve, an outside investigation, a severance without a signed release',
  },
  marketing: {
    changes:
      'answers from AI in place of search results, ads without cookies, mailboxes that sort out newsletters',
  },
  'B2B marketing': {
    changes:
      'answers from AI in place of search results, buyers who choose before they call, mailboxes that sort out newsletters',
    habit: 'a monthly report in which every arrow points up',
  },
  sales: {
    changes:
      'messages written by AI, buyers who want no call before a price, approval by one more signature',
    decisions:
      'a discount at the end of the quarter, a territory for one more person, a commission on renewals',
  },
  it: {
    changes:
      'licenses by subscription only, AI tools nobody has approved, passkeys in place of passwords',
  },
  security: {
    changes:
      'passkeys in place of passwords, cloned voices that ask for a transfer, incident notices due within days',
    decisions:
      'a second approval for every new bank account, an hour of downtime for a rehearsal, an end to the oldest vendor access',
  },
  cybersecurity: {
    habit: 'an assessment that ends with two hundred findings and no first one',
    decisions:
      'a second approval for every new bank account, an hour of downtime for a rehearsal, an end to the oldest vendor access',
  },
  engineering: {
    changes:
      'code written with an assistant, cloud bills that grow faster than traffic, libraries nobody maintains',
  },
  'technical recruiting': {
    changes: 'AI assistants in the interview, days in the office, offers with a deadline',
    habit: 'six profiles on the first day to show speed',
  },
  manufacturers: {
    changes: 'tariffs on parts, robots for rent, operators who retire in the same year',
  },
  supplyChain: {
    changes: 'appointment fees at the dock, traceability records, AI in dispatch',
  },
  construction: {
    changes:
      'prices that hold for two weeks, prefabricated walls, crews that are booked into next year',
  },
  hospitals: {
    changes: 'AI that writes the notes, nurses on short contracts, visits by video that stayed',
  },
  nonprofits: {
    changes: 'gifts from donor-advised funds, grants that were cut, fewer donors who give more',
    decisions: 'an end to the gala, a second fundraiser, a campaign before the pledges are in',
  },
  'fundraising advice': {
    habit: 'a feasibility study before the first ten calls',
    decisions: 'an end to the gala, a second fundraiser, a campaign before the pledges are in',
  },
  banks: {
    changes: 'instant payments, deposits that move for half a percent, calls with a cloned voice',
    decisions:
      'a loan with an exception, a vendor without a second source, a branch with shorter hours',
  },
  facilities: {
    changes: 'heat pumps, rules on the energy a building may use, floors that are empty on Fridays',
    decisions: 'a chiller before it fails, a contract for five years, lights that pay off in four',
  },
  counsel: {
    changes:
      'contracts read by AI first, data rules that differ by state, flat fees for whole matters',
  },
  ecommerce: {
    changes: 'duties on small parcels, shopping through an AI assistant, returns with a fee',
  },
  retailers: {
    changes: 'tariffs in the order book, returns with a fee, theft that closes the fitting room',
  },
  restaurants: {
    changes:
      'fees for card payments, orders taken by a voice assistant, prices that change by the hour',
  },
  farmers: {
    changes: 'biological products beside fertilizer, payments for carbon, prices of used machinery',
  },
  'farm inputs and advice': {
    habit: 'a program that fits every field of the county',
  },
  'strength training': {
    habit: 'a plan for thirty days and none for the thirty-first',
  },
  'executive coaching': {
    habit: 'full confidentiality promised while three people are paying attention',
  },
  'baby sleep coaching': {
    habit: 'one method for every child',
  },
  'HR software': {
    habit: 'a demo with data that has no exceptions in it',
  },
  'logistics software': {
    habit: 'a demo at a dock where every truck is on time',
  },
  'roofing and exterior work': {
    habit: 'an estimate of one line',
  },
  'dental care': {
    habit: 'a treatment plan handed over while the chair is still tilted back',
  },
  homeBuyers: {
    changes:
      'buyer agreements signed before the first tour, insurance that decides which house, rates that keep owners in place',
  },
  doctorHouseholds: {
    changes:
      'repayment rules for student loans, practices bought by investors, days per week that are negotiable',
  },
};
