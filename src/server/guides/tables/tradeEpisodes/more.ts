import type { TradeEpisodes } from '../rows.ts';

/** Families, weddings, owners who sell: three episodes each, in the order of the niche's problems. */
export const moreEpisodes: TradeEpisodes = {
  'baby sleep coaching': [
    {
      title: 'Naps that end at minute thirty-one',
      angle:
        'Describe a typical day, and say that it is put together from many: the nap at nine, the eyes open at half past, the try at ten. Go through light, timing and the last ten minutes before the crib, one at a time. Safe sleep comes first, and one change at a time is enough for a week.',
      ask: 'What happened at minute thirty-one, and what had you already tried that week?',
      tell: 'It is nine thirty-one. You have just sat down, and the monitor lights up.',
    },
    {
      title: 'A baby who sleeps only on somebody',
      angle:
        'Begin with why it works so well: warmth, heartbeat, movement. Then lay out the way to the crib in small steps, each with the sign that it is time for the next one. Say clearly which of the tired solutions, the sofa above all, are not safe.',
      ask: 'Who was the baby asleep on, and how did that person get some sleep?',
      tell: 'She sleeps wonderfully, on your chest, while your tea goes cold. Let us move her, slowly.',
    },
    {
      title: 'Two parents, two methods, three in the morning',
      angle:
        'Stage the conversation nobody should have at three and have it at noon instead: what each of them cannot bear, what both can promise for seven nights, who gets up when. Write the agreement in five lines that fit on the fridge.',
      ask: 'What did you two agree on at noon that you could never agree on at night?',
      tell: 'One of you is standing at the door, the other says wait. It is 3:07, and both of you are right.',
    },
  ],
  'wedding photography': [
    {
      title: 'From forty portfolios to three',
      angle:
        'Sit down at the forty open tabs. First close everything in a style nobody at home agrees on, then everything without one complete wedding in it, then look at the weather: how do these people photograph rain? Three tabs are left, and the last question is who you want in the room all day.',
      ask: 'How did the two of you get from forty to three, and what decided it?',
      tell: 'Forty tabs are open, and they all show a couple laughing in a field at sunset.',
    },
    {
      title: 'Three quotes that finally fit on one page',
      angle:
        'Build the sheet while you talk: hours, second photographer, delivery date, album, travel, rights, overtime, total. Fill it in with three invented quotes and show where two of them sell different things under one word. Listeners should be able to draw the sheet from memory.',
      ask: 'Which line of the quotes did you not understand, and whom did you ask?',
      tell: 'Three quotes, three prices, and not one line means the same thing. Take a sheet of paper.',
    },
    {
      title: 'Ten minutes for the two of you',
      angle:
        'Walk through the day clock in hand: hair runs late, the group photos grow, the light goes at seven. Find the half hour that can be saved, decide who guards it, and place the ten minutes in which nobody wants anything from the couple.',
      ask: 'When on the day were you alone together, and who had made sure of it?',
      tell: 'Here is a timeline I would not wish on anybody: eleven hours, and ten minutes of them yours.',
    },
  ],
  'strength training': [
    {
      title: 'Plans written for thirty-year-old bodies',
      angle:
        'Take one public twelve-week plan and go through its first week with a woman of fifty-five in mind: what to keep, what to halve, what to drop and who should ask her doctor first. Read the rewritten week out slowly, so that a listener can write it down.',
      ask: 'Which plan did you follow last, and at what point did you notice for whom it was written?',
      tell: 'I have a twelve-week plan in front of me. Week one assumes you are thirty.',
    },
    {
      title: 'A weight room full of other people',
      angle:
        'Go in through the door together with a beginner: where to put the bag, which corner to start in, what to say when somebody wants the bench. Three exercises are enough for the first visit, and you leave while it is still pleasant. Keep the scene true to life: the mirrors, the music, the young men who are mostly kind.',
      ask: 'What did you do in your first ten minutes in a weight room, and what would you do now?',
      tell: 'You have walked past that door for a month. Today we go in, and we stay twenty minutes.',
    },
    {
      title: 'The shoulder that ends every program in week three',
      angle:
        'Explain what usually asks too much of it: pressing overhead too early, sleeping on it, the desk. Offer what to do instead on those days so that the week is not lost. Draw the line between sore and hurt in words anybody can use, and say when to see somebody.',
      ask: 'What made you stop last time, and what would have let you go on with the rest?',
      tell: 'Week one is fine, week two is fine, and in week three you cannot reach the top shelf.',
    },
  ],
  'advice on selling a company': [
    {
      title: 'Three weeks away without a call',
      angle:
        'Plan the owner’s absence on the air: which decisions would have waited, which would have been taken badly, who has never been allowed to quote a price. Each gap becomes one page that somebody else owns by the end of the year. A buyer will look for exactly these pages.',
      ask: 'How long could you stay away before somebody had to call you, and what was it about?',
      tell: 'A buyer’s first question sounds harmless: when were you last on vacation?',
    },
    {
      title: 'One customer, a third of the revenue',
      angle:
        'Look at the same customer twice: as the owner who has earned it over fifteen years, then as a buyer’s lawyer who reads the contract. Talk about what can be done in two years and what cannot, the change-of-control clause included. No name, no industry that gives it away.',
      ask: 'What did people say when they saw your customer list by size, and what did you change?',
      tell: 'Your best customer is the first thing a buyer admires, and the first reason to lower the price.',
    },
    {
      title: 'A high offer, until you read the terms',
      angle:
        'Read a sample letter of intent from the end to the beginning: exclusivity, working capital, earn-out, and only then the price. Translate each into dollars on closing day and dollars later. Stop where an attorney has to take over, and say so.',
      ask: 'Which line of the offer looked small on the first day and turned out to matter most?',
      tell: 'The number is on page one. Let us start on page six, where it gets smaller.',
    },
  ],
  'restaurant consulting': [
    {
      title: 'A full house that earns nothing',
      angle:
        'Take one full Friday and run it through a napkin: covers, average check, food, labor, the comped desserts. Find where the money left the building. The surprise is seldom the food.',
      ask: 'Which full night earned you the least, and when did you find out?',
      tell: 'Every table was taken, the kitchen was flying, and at midnight there was nothing left.',
    },
    {
      title: 'Forty dishes, nine that sell',
      angle:
        'Print the sales of one month and read them from the bottom. Ask each of the last ten dishes what it needs: its own sauce, its own cook, its own shelf. Cut on the air until the walk-in has room.',
      ask: 'Which dish did you take off the menu, and who complained?',
      tell: 'Somebody ordered the lamb in February. Once.',
    },
    {
      title: 'A kitchen that depends on one cook',
      angle:
        'Name what is only in that cook’s head: three recipes, one supplier, the way Saturday is set up. Plan four Mondays on which somebody else stands there. It is an episode about respect as much as about risk, so let the cook be its hero.',
      ask: 'What happened the first Saturday your best cook was not there?',
      tell: 'He has not been ill in eleven years. That is the plan, and it is the whole plan.',
    },
  ],
};
