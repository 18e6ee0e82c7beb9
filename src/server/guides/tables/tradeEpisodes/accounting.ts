import type { TradeEpisodes } from '../rows.ts';

export const accountingEpisodes: TradeEpisodes = {
  'fractional CFO work': [
    {
      title: 'Count the weeks of cash again, from the bank balance up',
      angle:
        'Lay the runway slide of a made-up board deck next to a made-up 13-week cash forecast and walk through what the slide leaves out: the annual insurance, the late enterprise customer, the hire who signed last week. Recount the weeks on air, line by line. End with the one date on which a founder has to choose between cutting and raising.',
      ask: 'Tell me about the week you found out how much runway you really had: who was in the room, and which line had moved?',
      tell: 'The board deck said seven months, so let us start with the bank balance and count for ourselves.',
    },
    {
      title: 'The logo on the home page that costs you money every month',
      angle:
        'Take one made-up customer at list price and subtract what nobody books to a customer: hosting, support tickets, the custom report, the founder’s Thursday calls. Say which of the four a small company can measure by Friday without new software. Close with three ways to fix a losing account, ordered by how much the customer will mind.',
      ask: 'When you first split gross margin by customer, which name surprised you, and what did you do about the contract?',
      tell: 'I am going to build the profit and loss of a single customer, and it will be your favorite one.',
    },
    {
      title: 'After two missed quarters: how a forecast earns trust back',
      angle:
        'Rebuild a forecast the investors have stopped reading. Begin with the three drivers a founder can defend in a hallway, give each a low case, then show the update email that reports a miss in its first sentence. The last minute belongs to the question a founder should ask the lead investor before the next board meeting.',
      ask: 'Which line did the investors go to first after the miss, and what did you bring to the meeting after that?',
      tell: 'Here is the sentence I would put at the top of an investor update after a second miss.',
    },
  ],
  bookkeeping: [
    {
      title: 'Three months behind: the order in which to catch up',
      angle:
        'Skip the shame and sort the pile. First the bank feed, then payroll and sales tax because they carry penalties, then vendor bills, and the restaurant receipts last. Give each step the number of evenings it takes an owner without help, and name the step at which doing it alone stops making sense.',
      ask: 'What was going on in the business in the months the books fell behind, and what got you started again?',
      tell: 'If your books stopped in August, do not begin with August.',
    },
    {
      title: 'What is in the glove compartment, and which of it matters',
      angle:
        'Empty the classic glove compartment on the table: gas, lunch with a supplier, a hardware-store receipt with three private items on it, a faded parking slip. Decide for each one whether to keep it, photograph it or throw it out, and say why. Finish with a habit that takes ten seconds at the counter.',
      ask: 'Where did receipts live in your company before you had a system, and which one did you once search for a whole evening?',
      tell: 'I have eleven receipts here, two of them unreadable, and we are going to sort all of them.',
    },
    {
      title: 'Payroll without the Thursday night sweat',
      angle:
        'Go backward from payday, hour by hour: when the money has to be in the account, when hours have to be approved, and who can still change a rate after that. Mark the two places where a mistake cannot be undone before the weekend. An owner should come away with a Wednesday checklist of five lines.',
      ask: 'Which payday do you still remember, and what was happening the evening before?',
      tell: 'Payday is Friday, and the mistake that ruins it is usually made on Tuesday.',
    },
  ],
  'accounting services': [
    {
      title: 'The tax bill you could have seen in September',
      angle:
        'Put a calendar on the table and enter what an owner knows in each month of a good year. Show at which point a second estimated payment, a purchase or a retirement contribution was still possible, and at which point only the check was left. The episode closes with the three numbers to send an accountant on the first of October.',
      ask: 'Think of the best year the company had: when did you first hear what it would cost in April?',
      tell: 'A surprise in April is almost always a conversation nobody had in September.',
    },
    {
      title: 'Page two of your financial statements, in plain words',
      angle:
        'Open a set of statements and stop where owners stop, after the profit line. Then read the balance sheet from the bottom: what the owners put in, what the bank is owed, what customers still owe. Choose one line and show how it explains an empty account in a profitable year.',
      ask: 'Who was the first person to explain a balance sheet to you in a way that stuck, and which line was it?',
      tell: 'Page one says you had a good year, so we begin on page two.',
    },
    {
      title: 'Good balance, wrong decision: buying a truck on the tenth',
      angle:
        'Imagine a truck bought on the tenth because the account looked full. List what leaves between the tenth and the thirtieth, then draw the one-line weekly forecast that would have shown it. Let the listener hear where a bank balance is enough and where it lies.',
      ask: 'What did you once buy because the account looked good, and how did the rest of that month go?',
      tell: 'On the tenth of the month there is money in the account, and most of it already belongs to someone else.',
    },
  ],
  'tax planning': [
    {
      title: 'A big refund is money you lent for free',
      angle:
        'Follow one dollar of an overpaid estimate from June to the refund in spring and say where it could have been in the meantime. Then turn the picture around and explain when a refund is harmless, when it points to a wrong withholding form, and who may change what. Keep every figure a round example and say that it is one.',
      ask: 'When did you first see a refund differently from how your parents did, and what set that off?',
      tell: 'Let me follow a single dollar you paid too much in June.',
    },
    {
      title: 'Ten years old and never reviewed: the entity you filed as',
      angle:
        'Read the sentence most owners remember from the year they started, “we just made it an LLC.” Explain what that choice decides today, from self-employment tax to selling the company, and which four changes in a business should trigger a second look. Leave the answer to the listener’s own preparer and hand over the question to ask.',
      ask: 'Who helped you choose the entity back then, and what has changed in the company since?',
      tell: 'The most expensive box on your tax return may be the one somebody checked ten years ago.',
    },
    {
      title: 'The envelope from the IRS: what the first page tells you',
      angle:
        'Take a blank sample of a common notice, available on the agency’s own site, and read it in the order that calms people down: the notice number, the tax year, the amount, the date. Separate the letters that only ask from the ones that start a clock. Close on the two things never to do in the first week.',
      ask: 'How long did the envelope lie on the table, and what was in it once somebody opened it?',
      tell: 'Before you read a word of it, look in the right corner, at the top or the bottom: that number says what kind of letter it is.',
    },
  ],
  'financial planning': [
    {
      title: 'Thirty years of accounts on one sheet of paper',
      angle:
        'Draw the sheet while you talk: a column for each kind of account, a row for each employer, an empty field for who inherits it. Fill it with an ordinary working life, including the 401(k) everybody forgets. The sheet is finished when a spouse could use it alone.',
      ask: 'What turned up when you two listed everything you had, and who remembered it?',
      tell: 'Take a sheet of paper and write down every employer you have ever had, because we will need the list.',
    },
    {
      title: 'The partner inside your 401(k)',
      angle:
        'Explain why two people with the same balance do not have the same money. Set a taxable account, a traditional 401(k) and a Roth side by side, then go through the years between the last paycheck and the first required distribution. Name the decisions that exist only in those years, and promise nobody a result.',
      ask: 'When did you realize that part of the balance was never going to be yours, and what did you ask next?',
      tell: 'There is a number on your statement, and somebody else owns a piece of it.',
    },
    {
      title: 'Setting the date: the last Monday at work',
      angle:
        'Work backward from a date in the calendar: health insurance, the pension form, the talk with the boss, the first month without a paycheck. Say which of them take a year and which take a morning. What remains at the end is the step that makes a date real without making it final.',
      ask: 'How did you two arrive at the date, and who said it out loud first?',
      tell: 'Pick a Monday, any Monday, and I will tell you what has to happen before it.',
    },
  ],
  'money coaching': [
    {
      title: 'The card balance: why paying more did not make it smaller',
      angle:
        'Write a card statement on the table as plain sums: what was paid, what was interest, what was bought again in the same month. Show where the circle closes, and compare two honest ways to break it, smallest balance first or highest rate first. Say for which kind of household you would choose which.',
      ask: 'Was there a month in which the balance finally moved, and what had been different in it?',
      tell: 'You sent the card company a payment every month this year, and I want to show you where it went.',
    },
    {
      title: 'She saves, he checks: two fears at one table',
      angle:
        'Set a kitchen timer to twelve minutes and run a money talk the way you would run it with two people: first the fear, then the number, then one decision. Read both parts yourself if you are alone. Nobody wins at the end; each leaves with one thing the other will stop doing.',
      ask: 'What did money mean in the home you grew up in, and when did you first notice that your partner’s was different?',
      tell: 'One of you is afraid of not having enough, and the other is afraid of never using it.',
    },
    {
      title: 'Where the raise went, month by month',
      angle:
        'Track a raise from the letter to the sixth month: the better phone plan, the second streaming service, the lunch that moved across the street. Put a price on each quiet upgrade with round example figures. Then propose a rule for the first three paychecks after the next one.',
      ask: 'After your last raise, what was the first thing that changed at home, and who noticed it?',
      tell: 'Nobody decided to spend the raise, and that is exactly how it disappeared.',
    },
  ],
  'a wealth manager’s advice': [
    {
      title: 'Gone by December: a first attending paycheck, line by line',
      angle:
        'Print a sample pay stub and a sample December statement and let the listener hear the distance between them: the house, the car, the taxes on the signing bonus, the friend’s wedding. Mark what was a decision and what merely happened. Close with the question to settle before the first paycheck and two that can wait a year.',
      ask: 'What was the first thing the two of you changed when the attending salary came in?',
      tell: 'I have a sample pay stub from the first month after training, and we will follow it to December.',
    },
    {
      title: 'Refinance, forgive or forget: looking at the loans again',
      angle:
        'Sort doctors’ loans by what can still happen to them: forgiveness, a new rate, an early end. Explain what each path closes for good, above all what a private refinance takes away. Give listeners the five facts to collect from the servicer before they talk to anyone, advisor included.',
      ask: 'What made you sit down with the loans again, and how long had it been?',
      tell: 'Before anybody says a word about rates, find out which kind of loan you have.',
    },
    {
      title: 'The buy-in, read slowly',
      angle:
        'Go through a partnership offer in the order in which it should be read and never is: how you get out, what you owe for how long, what you own, and only then what it costs. For every part, say whose advice it needs, a lawyer’s, an accountant’s or a spouse’s. Use no real practice; a sample agreement tells enough.',
      ask: 'Tell me about the evening the partnership papers lay on the table: who read them, and what did you ask?',
      tell: 'The last page has a line for your signature, so we begin with the page about leaving.',
    },
  ],
  'wealth management': [
    {
      title: 'Nine accounts, one family, no map',
      angle:
        'Draw the accounts of an invented family as a map: who opened each one, why, and what it was supposed to do. Then ask of each account whether anyone would open it again today. Leave the map with fewer lines and the reasons for the ones that stay, without naming a product.',
      ask: 'How many accounts did you find when you counted, and which one did nobody remember opening?',
      tell: 'Let me invent a family and draw every account they own.',
    },
    {
      title: 'When one stock is most of what you have',
      angle:
        'Speak for both sides of the sofa: the one who owes the stock everything, and the one who cannot sleep. Explain what holds people back, from taxes to loyalty to the window in which employees may trade. At the end stands a rule written down before the next earnings day, and the listener writes it.',
      ask: 'How did that stock become so much of what you own, and what was the first share you sold for?',
      tell: 'You did not choose to own this much of one company, it happened one vesting date at a time.',
    },
    {
      title: 'What it costs: three statements, every fee',
      angle:
        'Take three published fee schedules and find the same three things in each: what is charged every year, what is inside the funds, what is charged for moving. Read out where each stands in the document. The closing question fits any advisor, you included: how are you paid if I do nothing this year?',
      ask: 'When did you first ask somebody how they were paid, and what did the answer sound like?',
      tell: 'Three documents lie here, and each hides the same number in another place.',
    },
  ],
};
