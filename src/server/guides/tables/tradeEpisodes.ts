import type { TradeEpisodes } from './rows.ts';
import { moreEpisodes } from './tradeEpisodes/more.ts';
import { otherEpisodes } from './tradeEpisodes/other.ts';
import { placeEpisodes } from './tradeEpisodes/place.ts';
import { technologyEpisodes } from './tradeEpisodes/technology.ts';
import { tradeTradeEpisodes } from './tradeEpisodes/trade.ts';

/** The tables of the folder `tradeEpisodes`, joined. A niche without an entry gets episodes that fit any problem. */
export const tradeEpisodes: TradeEpisodes = {
  ...technologyEpisodes,
  ...placeEpisodes,
  ...tradeTradeEpisodes,
  ...moreEpisodes,
  ...otherEpisodes,
};
