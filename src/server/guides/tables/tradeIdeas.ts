import type { TradeIdeas } from './rows.ts';
import { businessIdeas } from './tradeIdeas/business.ts';
import { personalIdeas } from './tradeIdeas/personal.ts';

/** The tables of the folder `tradeIdeas`, joined. */
export const tradeIdeas: TradeIdeas = { ...businessIdeas, ...personalIdeas };
