import type { TradeIdeas } from '../rows.ts';

/** For trades whose buyers are private people. */
export const personalIdeas: TradeIdeas = {
  'roofing and exterior work': {
    myth: {
      angle:
        'Say when the sentence is still true (two cracked shingles in a dry season), when it stopped being true (granules in the gutter, soft wood under the shingles, a stain that grew), and what the extra year costs: the decking, the insulation, the ceiling.',
    },
    price: {
      title: 'Patch, second layer or bare wood: three prices',
      angle:
        'Price the same made-up roof three times: a patch, new shingles over the old ones, and everything off down to the wood. Say what each includes of underlayment, flashing, disposal and permit, and ask of each what a sheet of rotten decking costs extra. Use ranges.',
    },
    'fourth problem': {
      angle:
        'Take three pieces of advice homeowners hear: choose the middle one, never the cheapest, ask the dear one to match. Say for whom each is right. Then compare the two estimates line by line: layers taken off, underlayment, decking, warranty.',
    },
    'second voice': {
      angle:
        'Follow this guest over one roof: what is looked at from the ladder, what in the attic, and what goes into the report. Ask which finding stops a sale, which only lowers the price, and which one owners could have seen themselves a year before.',
      ask: 'As somebody who has no roof to sell, what do you look at first, and what do owners least like to read in your report?',
    },
  },
  'dental care': {
    myth: {
      angle:
        'Say when the sentence is still true: a cold sip that stings once and never again. Then name three things that do not hurt for months, a small cavity, gums that bleed, a crack under a filling, and what each becomes: a filling, a root canal, a missing tooth.',
    },
    'fourth problem': {
      angle:
        'Sort three pieces of advice aloud: wait until January, split the treatment over two years, pay the rest now. Say which kind of tooth each is right for, and which one it would cost. Close with two questions the front desk can answer by phone.',
      tell: 'The plan has paid what it pays in a year, it is November, and the tooth does not know.',
    },
  },
  'strength training': {
    myth: {
      angle:
        'Argue for walking first: the heart, the mood, the friend who comes along. Then say what it leaves out, muscle, grip, balance, the bones of the arms and the spine, and let the listener choose one thing to add this week: stairs, a chair, two bottles of water.',
    },
    'second moment': {
      angle:
        'Put the winter in order: November, when evening walks end; December, when two weeks are lost and nobody should make up for them; January, when the weight room is full; February, when the first heavier weight is due. Say for each month what to keep and when to ask a doctor.',
      tell: 'It is dark at five, and the plan was written in June. Let us go through it month by month.',
    },
  },
  'baby sleep coaching': {
    myth: {
      angle:
        'Say when the sentence is still true: a newborn’s nights are not a habit, and nobody has to train them. Then say when it no longer helps, a child of ten months who cannot fall asleep without being held, and what another half year of waiting asks of everyone in the house.',
    },
    'fourth problem': {
      angle:
        'Take three explanations parents get: he was tired enough that day, he can do it and does not want to, do exactly the same again. Say for which child each is right. Then look for what was different that day: the last nap, the last feed, who put him down.',
      tell: 'He slept through once, on a Tuesday, and never again. Here are three explanations parents get, one at a time.',
    },
    'second moment': {
      tell: 'Four months old, and the nights you knew are gone. I will go through it week by week, and say where I would change nothing.',
    },
  },
  'wedding photography': {
    myth: {
      angle:
        'Say what the phones really catch: the laughing table, the dance, the video somebody’s aunt keeps. Then go through the three minutes they miss, because everybody is holding one up: the ring, the father’s face, the group at dusk. Ask which pictures were looked at again a year later.',
    },
    'fourth problem': {
      angle:
        'Take three pieces of advice: order the album with the package, print ten pictures in the first month, wait until the walls are painted. Say for which couple each is right, and how they can tell, before the gallery link expires.',
    },
    'second guest': {
      who: 'A planner you have worked with: pick the wedding first, then write to the planner who ran it',
    },
    why: {
      title: 'When I send couples to somebody else',
      angle:
        'Describe three couples you would send on: one who wants a style you do not shoot, one who could have it for less, and one whose date is taken. Say for each whom to look for in place of you, and what to ask about the portfolio there.',
      tell: 'There are couples I can help, and some I would send to somebody else. Here is how to tell.',
    },
  },
  'a real estate agent’s work': {
    myth: {
      angle:
        'Argue for spring first: the garden, the school year, the number of buyers. Then look at the same street in November: fewer houses to compare, buyers with a date, an agent who answers the phone. Let the listener choose with their own two dates on paper, the move and the mortgage.',
    },
  },
  'a wealth manager’s advice': {
    myth: {
      angle:
        'Argue for the sentence first: training was long, and income will rise. Then say where it fails: a match that was never claimed, a loan program with a date, disability coverage that costs more after the first diagnosis. Let the listener choose one of the three to look at.',
    },
    price: {
      title: 'Three ways to pay for a wealth manager’s advice',
      angle:
        'Put three ways to pay next to each other: a share of the assets, a flat fee a year, by the hour. Say what each includes of loans, taxes and insurance, who is paid by somebody else as well, and what each costs in a year in which nothing happens. Use ranges, and no firm’s name.',
      tell: 'There are three ways to pay for advice, and one of them never sends a bill.',
    },
    'first moment': {
      angle:
        'Put the month in order: the letter, the accountant who reads the numbers, the lawyer who reads the way out, the talk at home. Say which date is real and which only sounds like one, and what nobody should promise in the first conversation.',
    },
  },
};
