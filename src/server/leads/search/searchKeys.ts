import { foldText } from '../../../shared/fold.ts';
import type { NewLead } from '../../../shared/leads.ts';
import { tierRank } from '../../../shared/revenue.ts';
import { normalizeEmail, searchWords } from '../../database/textKeys.ts';

/** Long enough to sort by, and short enough for an index. */
const MAX_KEY_LENGTH = 100;

type Person = Pick<NewLead, 'firstName' | 'lastName' | 'email' | 'company' | 'revenue'>;

/** Returns the values of the indexed columns for searching and sorting. */
export function searchKeys({ firstName, lastName, email, company, revenue }: Person) {
  return {
    tier: tierRank(revenue),
    nameKey: sortKey(`${firstName} ${lastName}`),
    // Leads without a company sort last.
    companyKey: company ? `a${sortKey(company)}` : 'z',
    emailKey: normalizeEmail(email),
    searchWords: searchWords(`${firstName} ${lastName} ${email} ${company}`),
  };
}

const sortKey = (text: string) => foldText(text).slice(0, MAX_KEY_LENGTH).toWellFormed();
