import type { TradeEpisodes } from '../rows.ts';

/** Property, construction and trades: three episodes each, in the order of the niche's problems. */
export const placeEpisodes: TradeEpisodes = {
  'a real estate agent’s work': [
    {
      title: 'An asking price that came from hope',
      angle:
        'Put three numbers next to each other: what the owner hoped for, what comparable houses closed at, and what the market said in the first two weeks. Explain what each week above the market costs. Finish with the conversation about a price cut, held before listing day instead of after it.',
      who: 'A seller from your own contacts who remembers the first number',
      ask: 'Where did your first number come from, and which number was on the contract?',
      tell: 'The first price of a house is usually decided at a kitchen table. Let us sit down at it.',
    },
    {
      title: 'Repairs nobody asked for',
      angle:
        'Walk through a house from the curb to the basement and sort every repair into three: buyers will see it, the inspector will see it, nobody will. Put a price on each. End with the two that are nearly always worth doing and the one owners regret.',
      who: 'A seller who would do some of it differently today',
      ask: 'Which repair did you do before the sale that no buyer ever mentioned?',
      tell: 'New countertops, a new garage door, fresh paint: one of the three is wasted money. Here is which.',
    },
    {
      title: 'A bidding war with a limit in writing',
      angle:
        'Before the story, have the limit written down: the monthly payment, the repairs it still has to allow for, the number at which you go home. Then go round by round through what happens to that number when a second buyer appears. What helped to keep it?',
      who: 'A buyer who went through several rounds',
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
        'Go from the knock to the signature: what is promised on the doorstep, what the paper says, what the first check is for. Read the two lines that matter most in a contract made up for the show. Say what a homeowner can answer at the door that is polite and signs nothing.',
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
  'construction and remodeling': [
    {
      title: 'The wall that hid a pipe',
      angle:
        'Open the wall: what was found, who was called, what stood still, what it did to the bill. Explain which of such surprises a good builder smells in advance and which nobody can. Finish with the line in the contract that decides who pays.',
      ask: 'What was behind the wall, and how did the conversation about money go?',
      tell: 'The demolition took one morning. The pipe behind it took nine days.',
    },
    {
      title: 'The allowance that was never realistic',
      angle:
        'Read an estimate’s allowances one by one and go shopping with them: 1,500 dollars of tile, 800 of light. What does that buy in a real store? Put realistic figures beside them, so that two estimates can be compared at last.',
      ask: 'Which allowance ran out first, and what had you imagined when you signed?',
      tell: 'The estimate allows four dollars a square foot for tile. I went to look for that tile.',
    },
    {
      title: 'A finish date that moves with the weather',
      angle:
        'Lay the schedule out week by week and mark what really waits for weather, what waits for an inspector and what waits for a decision by the owner. The third group is longer than anybody thinks. Turn it into a list of decisions with dates.',
      ask: 'Which of your own decisions held up the job, and when did you learn it was due?',
      tell: 'It has not rained for a week, and the kitchen is still waiting. For a faucet.',
    },
  ],
  'heating, plumbing and electrical service': [
    {
      title: 'The coldest night, and no heat',
      angle:
        'Spend the first ten minutes on what a household can check safely: the switch, the filter, the thermostat’s batteries, the pilot. Then what to say on the phone so that the right truck comes. The last part is for October: what would have shown itself.',
      ask: 'What did you try before you called, and what turned out to be the cause?',
      tell: 'It is eleven below, it is Sunday, and the furnace has been quiet since four.',
    },
    {
      title: 'The quote that grew in the basement',
      angle:
        'Stand in front of the pipes with the first quote in hand and find where the second number came from. Say what is seen only when something is opened, and what should have been on paper from the start. Give listeners three questions to ask before the first wrench.',
      ask: 'What was found in the basement that was not in the quote, and how was it explained to you?',
      tell: 'Upstairs it was nine hundred dollars. The basement had another opinion.',
    },
    {
      title: 'A panel from 1974',
      angle:
        'Tell the panel’s life: what the house had in 1974, what hangs on it today, what somebody added one Saturday. Explain the signs that are urgent and those that can wait for spring. No listener should open the cover; say so twice.',
      ask: 'What made you have the panel looked at, and what had you lived with until then?',
      tell: 'In 1974 this house had a toaster and a television. Tonight it charges two cars.',
    },
  ],
  'property management': [
    {
      title: 'Christmas Eve, and the boiler is out',
      angle:
        'Reconstruct the evening by the minute: who had the number, who could authorize two thousand dollars, who told the tenants. Make the card that hangs by the phone before next December. Seven lines are enough.',
      ask: 'Who did you reach that night, and who decided what it may cost?',
      tell: 'It is Christmas Eve, forty apartments, no heat, and the contractor’s office is closed until the second.',
    },
    {
      title: 'Rent that comes in thirds',
      angle:
        'Talk about one invented tenant and three ways to deal with the first late third: the notice, the call, the plan in writing. Say what your state’s rules require in each case and where a lawyer begins. Which of the three keeps both the rent and the tenant?',
      ask: 'When did you first talk about it, and what did you agree on?',
      tell: 'The rent comes on the third, the twelfth and the twenty-fifth. It has been like that since spring.',
    },
    {
      title: 'Four years without an increase',
      angle:
        'Do the sum for one unit: taxes, insurance, repairs, the rent next door. Then draft the letter, and read it as the tenant who has been there for four years. An increase that is explained costs fewer moves than one that is overdue.',
      ask: 'How did you raise the rent after a long time, and who stayed?',
      tell: 'The rent has not changed since 2021. Everything it pays for has.',
    },
  ],
};
