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
  'freight and warehousing': [
    {
      title: 'A truck that was booked and not there',
      angle:
        'Go back to the booking and listen to it again: what was confirmed, by whom, with which word. Find the last hour at which a second carrier could still have been found. That hour becomes the rule, with a phone number next to it.',
      ask: 'At what hour did you know the truck was not coming, and when could you have known?',
      tell: 'The dock is ready, the pallets are wrapped, and the driver’s phone goes to voicemail.',
    },
    {
      title: 'Charges that arrive after the freight',
      angle:
        'Take three invoices and read only the lines below the rate: detention, lumper, reweigh, residential. For every line say who could have prevented it and with what sentence on the tender. Add them up last.',
      ask: 'Which accessorial charge surprised you most, and what do you write on the tender now?',
      tell: 'The rate was 1,850 dollars. The invoice says 2,610. Let us read it from the bottom.',
    },
    {
      title: 'A warehouse full of the wrong things',
      angle:
        'Walk the aisles from the back to the front and ask each pallet for its birthday. The oldest ones tell the story: a promotion, a minimum order, a customer who left. End with what to do about three of them this month, scrapping included.',
      ask: 'What is the oldest pallet in your building, and why is it still there?',
      tell: 'There is a pallet in aisle nine that has been counted fourteen times and never sold.',
    },
  ],
  'products sold online': [
    {
      title: 'Reviews you can trust, and the other kind',
      angle:
        'Read ten reviews of one ordinary product aloud and mark them: bought it, was given it, never held it. Give listeners the two filters that work in under a minute. Your own store’s reviews get the same treatment.',
      ask: 'Which review made you buy, and what did you find out after it arrived?',
      tell: 'Four point eight stars, two thousand reviews, and all of them written in March.',
    },
    {
      title: 'Not like in the picture',
      angle:
        'Unpack the parcel on the microphone: the color, the weight, the size of the hand in the photograph. Explain how such a picture comes about without anybody lying. Then say what to ask the shop before ordering, in one short message.',
      ask: 'What looked different when you opened the box, and what did you do next?',
      tell: 'In the picture it fills a wall. On my wall it looks like a stamp.',
    },
    {
      title: 'A gift that has to arrive by Friday',
      angle:
        'Count backward from Friday: delivery promise, packing, the order cutoff, the hesitation. Name what is likely to go wrong on each leg and what a shop can tell you truthfully. Have a second plan that does not look like one.',
      ask: 'When did you order, and what did you do when the tracking stopped moving?',
      tell: 'It is Tuesday night, the birthday is on Friday, and the tracking page says: label created.',
    },
  ],
  'e-commerce services': [
    {
      title: 'A best seller, copied within a month',
      angle:
        'Buy the copy and put both on the table. Where is it worse, where is it not, and which of that can be seen on a phone? Go through the answers in order of cost: the page, the bundle, the next version, the lawyer.',
      ask: 'What did you do in the first week after you saw the copy?',
      tell: 'Same photo angle, same name but one letter, nine dollars less. It took them twenty-six days.',
    },
    {
      title: 'Inventory ordered by feeling',
      angle:
        'Look back at the last big order and write down what was known on that day: weekly sales, lead time, the cash in the account. Order again with these three numbers. The gap between both orders is the price of the feeling, in boxes.',
      ask: 'Which order would you place differently today, with what you knew then?',
      tell: 'We ordered four thousand because it felt like a four-thousand kind of year.',
    },
    {
      title: 'An email list that only hears about discounts',
      angle:
        'Scroll through your own last twenty emails and count the ones worth opening at full price. Write three that are: one that helps, one that shows how it is made, one that asks. Read one of them aloud.',
      ask: 'What happened to your sales in the month you sent no discount?',
      tell: 'Twenty emails, nineteen percentages. I would have unsubscribed, too.',
    },
  ],
};
