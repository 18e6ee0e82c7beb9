import { tierRank } from '../../../shared/revenue.ts';
import { normalizeEmail, normalizeText, tokenize } from '../../textKeys.ts';

/** Long enough to sort by; an index wants short keys. */
const MAX_KEY_LENGTH = 100;

type Person = {
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  revenue: string;
};

/** Returns the columns by which leads are searched and sorted with an index. */
export function searchKeys({ firstName, lastName, email, company, revenue }: Person) {
  return {
    tier: tierRank(revenue),
    nameKey: key(`${firstName} ${lastName}`),
    // Those without a company come last.
    companyKey: company ? `a${key(company)}` : 'z',
    emailKey: normalizeEmail(email),
    searchWords: tokenize(`${firstName} ${lastName} ${email} ${company}`).join(' '),
  };
}

const key = (text: string) => normalizeText(text).slice(0, MAX_KEY_LENGTH).toWellFormed();
