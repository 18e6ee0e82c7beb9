import * as z from 'zod/mini';
import { text } from '../formText.ts';

/** The most characters of each text, and the most complaints. */
export const readingBounds = { offer: 120, buyers: 120, complaint: 160, complaints: 3 } as const;

/** All countries of ISO 3166, by their two letters. */
export const countryCodes: readonly string[] =
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FO FR GA GB GD GE GG GH GI GL GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WS YE ZA ZM ZW'.split(
    ' ',
  );

/**
 * How a niche is understood: what is sold, who buys it, what buyers complain about in their words, and
 * the country. What is left out is read from the rest of the answers.
 */
export const Reading = z.object({
  offer: z.optional(text(readingBounds.offer)),
  buyers: z.optional(text(readingBounds.buyers)),
  complaints: z.optional(
    z
      .array(text(readingBounds.complaint))
      .check(
        z.maxLength(
          readingBounds.complaints,
          `Must have at most ${readingBounds.complaints} entries`,
        ),
      ),
  ),
  country: z.optional(
    z
      .string('Must be the two letters of a country, such as US')
      .check(
        z.refine(
          (code) => countryCodes.includes(code),
          'Must be the two letters of a country, such as US',
        ),
      ),
  ),
});
export type Reading = z.output<typeof Reading>;
