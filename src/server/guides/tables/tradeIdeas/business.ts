import type { TradeIdeas } from '../rows.ts';

/** For trades whose buyers are companies or organizations, and by audience for trades no table knows. */
export const businessIdeas: TradeIdeas = {
  observatories: {
    myth: {
      angle:
        'Say where careful people are enough: one table, one method, two readers who do not talk. Then follow a long reduction to the night on which both readers make the same slip, and say what it cost: the nights, the erratum, the assistant’s confidence.',
    },
    'before the day': {
      title: 'The question about the error bar that comes a month too late',
      angle:
        'Set two questions next to each other: “How large is the error?”, asked when the paper is written, and “Which error would we not notice?”, asked before the first night. Go through one season, and say at which point each of them would still have saved a night.',
      tell: 'Everybody asks how large the error is, and they ask when the nights are over.',
    },
    'second moment': {
      title: 'The week two results disagree, day by day',
      angle:
        'Monday: both results on one page, with who reduced which night. Tuesday: the inputs they share. Wednesday: the step at which they come apart. Say what nobody should correct before that step is found, and who has to be told meanwhile.',
      tell: 'Two results, the same nights, and they disagree in the third decimal. Here is what I would leave alone until Wednesday.',
    },
    'fourth problem': {
      angle:
        'Sort three pieces of advice aloud: ask for twice the nights, put the safe target first, offer the committee a smaller version yourself. Still right, right for somebody else, or out of date?',
    },
  },
  'fractional CFO work': {
    myth: {
      angle:
        'Say what a good bookkeeper does better than anybody: the books closed by the tenth, the bill that was paid once. Then name three questions those books do not answer, the weeks of cash, the margin per customer, the price of the next hire, and what each costs when a buyer asks first.',
    },
    'first moment': {
      angle:
        'Sort the quarter into three: what cannot wait, such as contracts that are missing a signature; what may wait for a second opinion, such as the revenue forecast; and what no founder should promise an investor yet, such as a hiring plan. Give the reason for each.',
    },
  },
  'logistics software': {
    myth: {
      angle:
        'Ask for the three steps that are called special, such as a dock for two temperatures, a customer who books by phone, a carrier paid by the pallet. Say which is a real exception, which is a habit with one defender, and what each costs in hours a week at the dock.',
    },
    price: {
      title: 'Three ways to price logistics software',
      angle:
        'Put three prices next to each other: per dock door, per user and per load. Say what each includes of setup, carrier connections and support in peak season, and which line grows in the second year. Use ranges.',
    },
  },
  'employment law advice': {
    myth: {
      angle:
        'Argue for the sentence first: in most states, the law begins there. Then go through what still counts as a wrong reason, a complaint made last month, a leave, a promise in the handbook, and let the listener decide what they would want in the file before they say it.',
    },
    'fourth problem': {
      angle:
        'Take three pieces of advice: copy a competitor’s handbook, write one for the strictest state, keep it short and add a page per state. Say for which employer each was made. Then name the three pages that age first: pay on leaving, leave, and noncompetes.',
    },
  },
  'executive coaching': {
    myth: {
      angle:
        'Say in which office the sentence is still true, and how to find out before you ask. Then follow somebody who acts on it: the board decision discussed with nobody, the deputy who guesses, the spouse who hears it all. Say what each of the three has to carry.',
    },
    'fourth problem': {
      angle:
        'Sort three pieces of advice aloud: take a longer vacation, look for a bigger mandate, think about your legacy. Still right, right for somebody else, or out of date? For each, say what an executive would notice in the first week.',
    },
  },
  cybersecurity: {
    myth: {
      angle:
        'Argue for the audit first: somebody looked, and it is written down. Then ask it three questions it never asked: who picks up at night, when a backup was last restored, which vendor still has a key. Let the listener say which answer they would bet on.',
    },
    'second moment': {
      angle:
        'Monday: what is known about the competitor, and what is rumor. Tuesday: the one door it came through, checked at home. Wednesday: three sentences for the board. Friday: what stays changed. Say which tool nobody should buy that week, and who has to be asked before customers hear anything.',
      tell: 'It happened to a competitor, and by Monday noon four people have forwarded you the article. Here is the week, day by day.',
    },
  },
  'technical recruiting': {
    myth: {
      angle:
        'Argue for the sentence first: some teams really do get the letters. Then count who those letters come from, and who never writes one: the engineer who is content, busy and three years into a hard system. Say what such a person would have to hear, and from whom.',
    },
    'first moment': {
      angle:
        'Put the month in order: the three roles the plan really needs, the level of each, the interviewers who can be spared, the day the first offer could go out. Say what gets decided too early, the head count per team above all, and what a CTO should not promise investors.',
    },
  },
  'factory automation': {
    myth: {
      angle:
        'Say when the sentence is still true: a part that changes every week and a job nobody minds. Then say when it is not, three small parts with one gripper, a shift nobody wants, a weight nobody should lift, and what the volume would have to be for each.',
    },
    price: {
      title: 'One cell, three prices',
      angle:
        'Price the same made-up cell three times: a used robot and your own electrician, a rented cell, an integrator who stays until the rate holds. Say what each includes of guarding, grippers, training and spare parts, and which of them the plant pays for in the second year. Use ranges.',
    },
    'fourth problem': {
      angle:
        'Take three pieces of advice: wait for the part with the volume, start with the job nobody wants, buy a cell that can be retooled. Say for which plant each was made, and how a plant leader can tell from one week of orders.',
    },
    'after the meeting': {
      title: 'What plant leaders say when the integrator has left',
      angle:
        'The integrator has left the plant. Reconstruct the talk that followed: who doubted the promised cycle time, who asked about the operators, who had the last word.',
      ask: 'When the integrator had left, who spoke first, and what did they say?',
    },
  },
  'fundraising advice': {
    myth: {
      angle:
        'Say where the sentence holds: the first gift after a flood. Then follow one donor who gave once because the cause was good: no call, a thank-you letter in week five, an appeal in December. Say at which of these the second gift was lost, and what it would have taken.',
    },
    'first moment': {
      angle:
        'Count back from December 31: the board’s own gifts, the letter at the printer, the calls to last year’s donors who have not given yet, the match. Say of each who does it and by which day, and what can wait until January.',
      ask: 'Which of last year’s donors did you call first, and whom did you reach too late?',
    },
  },
  'B2B marketing': {
    myth: {
      angle:
        'Ask where the last five customers had met the company before they called: an article, a talk, a forwarded link, nothing. Then say for which buyers the sentence is still true.',
    },
  },
  'advice on selling a company': {
    myth: {
      angle:
        'Say when the sentence is still true: a company that runs without its owner, in a trade that is being bought. Then say when it stopped being true, a lease that ends, two customers too large, a foreman who retires first, and what waiting two more years does to the price.',
    },
    'second voice': {
      angle:
        'Hear the same years from the kitchen table: the vacations that were cut short, the loan that was signed for, the sentence “next year.” Ask what this guest knew about the company’s value, what was never discussed, and what the week after a sale was supposed to look like.',
    },
  },
  'farm inputs and advice': {
    myth: {
      angle:
        'Argue for the sentence first: iron is cheaper per acre on more acres. Then take one farm that stayed the size it was, and ask what paid instead, custom work, a contract, a lower rent, a quieter spring. Let the listener put their own cost per acre next to it.',
    },
    'second voice': {
      angle:
        'Ask which three numbers the lender reads before the first handshake, what growers bring that nobody asked for, and what was different about the last loan that was refused. No names.',
      ask: 'You see forty operations a year: which line do you read first when a grower asks for an operating loan?',
    },
  },
  'HR software': {
    myth: {
      angle:
        'Argue for the sentence first, with the last three tools nobody opened. Then ask what managers use without being told, the calendar, the chat, a list of their own, and why. Say what an HR leader would have to take away before a new tool is worth opening.',
    },
    price: {
      title: 'HR software at three prices',
      angle:
        'Price the same made-up company of three hundred people three times: per employee, per module, everything in one. Say what each includes of setup, payroll connections and support in review season, and which line grows in the second year. Use ranges.',
      tell: 'One company, three hundred people, three prices. I will start with the line that is missing from all of them.',
    },
    'after the meeting': {
      title: 'What HR leaders say when the demo is over',
      angle:
        'The vendor has left the call. Reconstruct the talk that followed: who believed the self-service demo, who asked about payroll, what was doubted, who had the last word.',
      ask: 'When the vendor had left the call, who spoke first, and what did they say?',
    },
  },
};
