import type { AudienceRow, NicheRow } from './rows.ts';

/** The fallback for buyers that no table knows. */
export const anyAudience: AudienceRow = {
  key: 'any',
  kind: 'business',
  stems: '',
  people: 'clients',
  one: 'client',
  buyers: 'the people who buy from you',
  guests:
    'a client who nearly chose somebody else|a buyer who waited a year before deciding|a client who left and came back',
  places:
    'the event your last three clients attended|the association your best client pays for|the newsletter that clients forward to you|the LinkedIn comments under your clients’ own posts',
  approach:
    'look through its program, and write to whoever spoke about a decision of their own|ask its office who likes to speak|ask its writer who sends the best answers|read who disagrees and says why, and write to that person privately',
  words: 'the budget|the second quote|the deadline|the fine print',
  problems:
    'a decision that has been postponed twice|a first purchase that went wrong|offers that all sound alike',
};

/** The fallback for a niche that no table knows. */
export const anyNiche: NicheRow = {
  stems: '',
  offer: 'what you sell',
  sellers: 'your competitors',
  audience: 'any',
  problems:
    'a decision that has been postponed twice|a first purchase that went wrong|offers that all sound alike|a cost nobody has added up',
  moments: 'the month a budget is decided|the week something stops working',
  myth: 'They are all the same anyway',
  words: 'the budget|the second quote|the deadline|the fine print',
  names: 'Before the Second Quote|Decided Twice',
};

/** The same when private people buy. */
export const anyPrivateNiche: NicheRow = {
  ...anyNiche,
  problems:
    'a decision that is talked over every evening|a first purchase that went wrong|advice from people who sell something|a cost nobody has added up',
  moments: 'the week something stops working|the month a birthday makes people think',
  myth: 'It can wait another year',
  names: 'Another Year|The First One We Bought',
};
