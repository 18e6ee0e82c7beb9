import * as z from 'zod/mini';
import { text } from '../formText.ts';

/** The most characters of each text, and the most complaints. */
export const readingBounds = { offer: 120, buyers: 120, complaint: 160, complaints: 3 } as const;

/** All countries of ISO 3166, by their two letters. */
export const countryCodes: readonly string[] =
  'ADAEAFAGAIALAMAOARATAUAWAZBABBBDBEBFBGBHBIBJBMBNBOBRBSBTBWBYBZCACDCFCGCHCICLCMCNCOCRCUCVCWCYCZDEDJDKDMDODZECEEEGERESETFIFJFOFRGAGBGDGEGGGHGIGLGMGNGQGRGTGWGYHKHNHRHTHUIDIEILIMINIQIRISITJEJMJOJPKEKGKHKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMGMKMLMMMNMOMRMTMUMVMWMXMYMZNANENGNINLNONPNRNZOMPAPEPGPHPKPLPRPSPTPWPYQARORSRURWSASBSCSDSESGSISKSLSMSNSOSRSSSTSVSYSZTCTDTGTHTJTLTMTNTOTRTTTVTWTZUAUGUSUYUZVAVCVEVGVIVNVUWSYEZAZMZW'.match(
    /../g,
  ) ?? [];

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
  country: z.optional(z.enum(countryCodes, 'Must be the two letters of a country, such as US')),
});
export type Reading = z.output<typeof Reading>;
