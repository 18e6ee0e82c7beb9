import { businessAudiences } from './businessAudiences.ts';
import { businessTalk } from './businessTalk.ts';
import { consumerAudiences } from './consumerAudiences.ts';
import { growthNiches } from './growthNiches.ts';
import { healthNiches } from './healthNiches.ts';
import { lawNiches } from './lawNiches.ts';
import { marketTalk } from './marketTalk.ts';
import { moneyNiches } from './moneyNiches.ts';
import { moreConsumerAudiences } from './moreConsumerAudiences.ts';
import { moreNiches } from './moreNiches.ts';
import { otherNiches } from './otherNiches.ts';
import { ownerAudiences } from './ownerAudiences.ts';
import { peopleNiches } from './peopleNiches.ts';
import { personalNiches } from './personalNiches.ts';
import { placeNiches } from './placeNiches.ts';
import { publicAudiences } from './publicAudiences.ts';
import { specialAudiences, specialTalk } from './specialAudiences.ts';
import { technologyNiches } from './technologyNiches.ts';
import { tradeAudiences } from './tradeAudiences.ts';
import { tradeNiches } from './tradeNiches.ts';
import type { AudienceRow, NicheRow, Talk } from './rows.ts';

export const niches: readonly NicheRow[] = [
  ...moneyNiches,
  ...lawNiches,
  ...technologyNiches,
  ...growthNiches,
  ...peopleNiches,
  ...personalNiches,
  ...placeNiches,
  ...healthNiches,
  ...tradeNiches,
  ...otherNiches,
  ...moreNiches,
];
export const audiences: readonly AudienceRow[] = [
  ...businessAudiences,
  ...publicAudiences,
  ...ownerAudiences,
  ...tradeAudiences,
  ...consumerAudiences,
  ...moreConsumerAudiences,
  ...specialAudiences,
];

export const talks: Readonly<Record<string, Talk>> = {
  ...businessTalk,
  ...marketTalk,
  ...specialTalk,
};
