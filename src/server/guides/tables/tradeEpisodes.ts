import { accountingEpisodes } from './tradeEpisodes/accounting.ts';
import { creditAndInsuranceEpisodes } from './tradeEpisodes/creditAndInsurance.ts';
import { lawEpisodes } from './tradeEpisodes/law.ts';
import { careEpisodes } from './tradeEpisodes/care.ts';
import { wellbeingEpisodes } from './tradeEpisodes/wellbeing.ts';
import { marketingEpisodes } from './tradeEpisodes/marketing.ts';
import { mediaEpisodes } from './tradeEpisodes/media.ts';
import { salesAndAuthorsEpisodes } from './tradeEpisodes/salesAndAuthors.ts';
import { hiringEpisodes } from './tradeEpisodes/hiring.ts';
import { companiesAndLearningEpisodes } from './tradeEpisodes/companiesAndLearning.ts';
import { personalEpisodes } from './tradeEpisodes/personal.ts';
import type { TradeEpisodes } from './rows.ts';
import { moreEpisodes } from './tradeEpisodes/more.ts';
import { otherEpisodes } from './tradeEpisodes/other.ts';
import { placeEpisodes } from './tradeEpisodes/place.ts';
import { researchEpisodes } from './tradeEpisodes/research.ts';
import { technologyEpisodes } from './tradeEpisodes/technology.ts';
import { tradeTradeEpisodes } from './tradeEpisodes/trade.ts';

/** The tables of the folder `tradeEpisodes`, joined. A niche without an entry gets episodes that fit any problem. */
export const tradeEpisodes: TradeEpisodes = {
  ...accountingEpisodes,
  ...creditAndInsuranceEpisodes,
  ...lawEpisodes,
  ...careEpisodes,
  ...wellbeingEpisodes,
  ...marketingEpisodes,
  ...mediaEpisodes,
  ...salesAndAuthorsEpisodes,
  ...hiringEpisodes,
  ...companiesAndLearningEpisodes,
  ...personalEpisodes,
  ...technologyEpisodes,
  ...placeEpisodes,
  ...tradeTradeEpisodes,
  ...moreEpisodes,
  ...otherEpisodes,
  ...researchEpisodes,
};
