import type { TradeEpisodes } from '../rows.ts';

/** Industry, farms, food and goods: three episodes each, in the order of the niche's problems. */
export const tradeTradeEpisodes: TradeEpisodes = {
  'factory automation': [
    {
      title: 'The robot under the tarp',
      angle:
        'Ask what the cell was bought for, which part it was meant to run, and what had changed by the day it arrived. Then plan its way back on the air: the first part, the first shift, the person who owns it. No vendor’s name is needed for any of that.',
      ask: 'When did you last see good equipment stand still for months, and what was it waiting for?',
      tell: 'There is a robot under a tarp in more good plants than anybody admits. Here is how it gets there.',
    },
    {
      title: 'The fault only one operator can hear',
      angle:
        'Describe the sound, the way that operator would. Then work out how a second person could know it in a year: what to log, what to film, which sensor is worth its price and which only confirms what an ear already said. The retirement date sets the order.',
      ask: 'Who hears your line go wrong before the screen does, and who stands next to them?',
      tell: 'Third shift, line two, and one man lifts his head. The alarm comes four minutes later.',
    },
    {
      title: 'A line stopped by a label printer',
      angle:
        'Take one week’s downtime log and read only the stops under ten minutes. Add them up on a whiteboard while you talk. Compare the total with the last big breakdown everybody remembers, and pick the one small stop to kill this month.',
      ask: 'Which small stop on your line adds up to more than the big breakdown everybody talks about?',
      tell: 'The most expensive machine on this line is a label printer that cost eight hundred dollars.',
    },
  ],
  'farm inputs and advice': [
    {
      title: 'The field that never pays for its seed',
      angle:
        'Lay the yield map over the bill for seed, fertilizer and fuel, field by field, and find the one that lost money three years of five. Give the reasons for keeping it a fair hearing: the lease, the landlord, the drainage. Decide at the end as if it were somebody else’s farm.',
      ask: 'Which field would you stop farming if nobody were watching?',
      tell: 'Every farm I know has one field that is planted out of habit. Mine had a pond in it until July.',
    },
    {
      title: 'Financed longer than it runs',
      angle:
        'Go through one machine: price, term, hours a year, the year the repairs begin, what the same acres would have cost by custom hire. Say plainly when owning is still right, because for planting week it often is. Leave the brand out.',
      ask: 'Which machine would you buy again on the same terms, and which one only if you could hire it?',
      tell: 'Seven years of payments, and the gearbox went in year five. Let us do that sum before the signature.',
    },
    {
      title: 'Labor found two weeks late',
      angle:
        'Write the season backward from the first harvest day: when a person has to be trained, hired, asked. Compare that with when the first phone call was really made. Close with what a grower can offer somebody good that is not another dollar an hour.',
      ask: 'Where did the best hand you ever hired come from, and how early had you asked?',
      tell: 'Harvest starts on a Monday. The call for help usually goes out on the Thursday before.',
    },
  ],
};
