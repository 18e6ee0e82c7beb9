import type { NicheRow } from './rows.ts';

/** A kind of company that buyers work at, by the words people type for it, and three things that only insiders know. */
type SettingRow = Pick<NicheRow, 'stems'> & { details: string };

export const settings: readonly SettingRow[] = [
  {
    stems: 'food|grocery|beverage|produce|frozen|meat|dairy',
    details:
      'a load that warms up while it waits, a date code the customer will refuse, a holiday week that doubles the volume',
  },
  {
    stems: 'hospital|clinic|health system|nursing home|medical practice',
    details:
      'a shift nobody can move, a form the law asks for, a decision that waits while a patient does not',
  },
  {
    stems: 'school|universit|college|district',
    details:
      'a year that begins in August, a budget that ends in June, parents who read every message',
  },
  {
    stems: 'construction|builder|contractor',
    details:
      'weather that moves the date, a crew that waits by the hour, a change order nobody has signed',
  },
  {
    stems: 'manufactur|factor|plant',
    details:
      'a line that must not stop, a handover between two shifts, a part with a single supplier',
  },
  {
    stems: 'retail|store|shop',
    details:
      'a season that makes half the year, a line at the register, staff who started last week',
  },
  {
    stems: 'bank|insurer|credit union|insurance compan',
    details: 'an auditor with a date, a form for every exception, a system older than the staff',
  },
  {
    stems: 'law firm|accounting firm|professional services',
    details:
      'a deadline set by somebody else, hours that are all written down, partners who each decide',
  },
  {
    stems: 'nonprofit|charit|foundation',
    details: 'a grant with conditions, a board of volunteers, a December that decides the year',
  },
  {
    stems: 'hotel|restaurant|hospitality',
    details: 'a full Friday night, a review within the hour, staff who change with the season',
  },
  {
    stems: 'observator|institute|laborator',
    details:
      'a clear night that cannot be repeated, a proposal deadline, a result that waits for one more check',
  },
  {
    stems: 'software|saas|startup|tech',
    details:
      'a release every week, a board that reads one number, customers who can leave in a month',
  },
];
