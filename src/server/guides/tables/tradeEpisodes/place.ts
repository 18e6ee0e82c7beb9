import type { TradeEpisodes } from '../rows.ts';

/** Property, construction and trades: three episodes each, in the order of the niche's problems. */
export const placeEpisodes: TradeEpisodes = {
  'a real estate agent’s work': [
    {
      title: 'An asking price that came from hope',
      angle:
        'Put three numbers next to each other: what the owner hoped for, what comparable houses closed at, and what the market said in the first two weeks. Explain what each week above the market costs. Finish with the conversation about a price cut, held before listing day instead of after it.',
      ask: 'Where did your first number come from, and which number was on the contract?',
      tell: 'The first price of a house is usually decided at a kitchen table. Let us sit down at it.',
    },
    {
      title: 'Repairs nobody asked for',
      angle:
        'Walk through a house from the curb to the basement and sort every repair into three: buyers will see it, the inspector will see it, nobody will. Put a price on each. End with the two that are nearly always worth doing and the one owners regret.',
      ask: 'Which repair did you do before the sale that no buyer ever mentioned?',
      tell: 'New countertops, a new garage door, fresh paint: one of the three is wasted money. Here is which.',
    },
    {
      title: 'A bidding war with a limit in writing',
      angle:
        'Before the story, have the limit written down: the monthly payment, the repairs it still has to allow for, the number at which you go home. Then go round by round through what happens to that number when a second buyer appears. What helped to keep it?',
      ask: 'What was your limit that day, who knew it, and what was your last offer?',
      tell: 'The only good moment to decide on a limit is before you have seen the kitchen.',
    },
  ],
  'roofing and exterior work': [
    {
      title: 'A stain on the ceiling after each storm',
      angle:
        'Start in the attic with a flashlight and work outward: where water enters is rarely where the stain is. Give the three things a homeowner can photograph without a ladder. End with when a patch is honest work and when it buys one more year of worry.',
      ask: 'Who in the house saw the stain first, and what did you think it was?',
      tell: 'The stain is in the bedroom. The hole is over the bathroom. This is how water travels.',
    },
    {
      title: 'The morning after hail, a knock at the door',
      angle:
        'Go from the knock to the signature: what is promised on the doorstep, what the paper says, what the first check is for. Read the two lines of such a contract that matter most. Say what a homeowner can answer at the door that is polite and signs nothing.',
      ask: 'What did the man at the door say, and what did you do after he left?',
      tell: 'It is eight in the morning after the hail, and somebody is already on the porch with a clipboard.',
    },
    {
      title: 'A warranty from a company that has closed',
      angle:
        'Separate the two promises on the paper: the manufacturer’s on the shingles and the roofer’s on the work. Show which one is gone when the company is, and what can still be claimed with photographs and a receipt. Then name three things to check before the next signature.',
      ask: 'When did you last take the roof’s paperwork out of the drawer, and what was in it?',
      tell: 'A thirty-year warranty is worth as much as the company that answers the phone in year nine.',
    },
  ],
};
