import type { TradeEpisodes } from './rows.ts';

/** The tables of the folder `tradeEpisodes`, joined. A niche without an entry gets episodes that fit any problem. */
export const tradeEpisodes: TradeEpisodes = {};
