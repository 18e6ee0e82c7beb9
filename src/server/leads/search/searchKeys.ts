import { tierRank } from '../../../shared/revenue.ts';
import { emailKeyOf, fold, wordsOf } from '../../textKeys.ts';

/** Long enough to sort by; an index wants short keys. */
const LONGEST_KEY = 100;

type Person = {
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  revenue: string;
};

/** What is stored beside a lead so that lists of it are found and sorted by an index. */
export function derivedOf({ firstName, lastName, email, company, revenue }: Person) {
  return {
    tier: tierRank(revenue),
    nameKey: key(`${firstName} ${lastName}`),
    // Those without a company come last.
    companyKey: company ? `a${key(company)}` : 'z',
    emailKey: emailKeyOf(email),
    searchWords: wordsOf(`${firstName} ${lastName} ${email} ${company}`).join(' '),
  };
}

const key = (text: string) => fold(text).slice(0, LONGEST_KEY).toWellFormed();
