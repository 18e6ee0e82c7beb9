import type { TradeEpisodes } from '../rows.ts';

export const creditAndInsuranceEpisodes: TradeEpisodes = {
  'commercial insurance and benefits': [
    {
      title: 'Ninety days before renewal, day by day',
      angle:
        'Turn the renewal into a calendar. Start at day ninety with the loss run, put the market meeting at sixty and the real negotiation at thirty, and show what is no longer possible at day four. Name the document an owner should ask the broker for today.',
      ask: 'Which renewal made you angry enough to change how you handle the next one?',
      tell: 'Four days before it expires, a renewal is not a negotiation anymore.',
    },
    {
      title: 'Read the exclusions first',
      angle:
        'Open a sample policy at the exclusions and read three of them aloud: flood, cyber, the subcontractor without a certificate. After each, tell the ordinary Tuesday on which it would matter. Close with the two endorsements worth a phone call and the one most companies can leave alone.',
      ask: 'What happened that you had assumed was covered, and who told you otherwise?',
      tell: 'I am opening the policy from the back, where it says what it does not do.',
    },
    {
      title: 'A claim that sits: who is waiting for whom',
      angle:
        'Make the chain audible: the person who reports, the adjuster, the expert, the reserve, the check. At each link, say what usually stalls it and which single email moves it along. The owner’s own homework comes last, with the photographs and the log that should exist before anything breaks.',
      ask: 'How did the first week after the loss go, and what would you have had ready?',
      tell: 'When nothing happens for six weeks, everyone in the chain believes that somebody else has it.',
    },
  ],
  'life and long-term care insurance': [
    {
      title: 'What is in the policy from 1998',
      angle:
        'Explain an old policy as if it were found in a drawer today: type, owner, beneficiary, cash value, loans. Go in that order and say which of the five can hurt a family that never looks. The last point is the phone call to the insurer, word for word, with what to ask for in writing.',
      ask: 'Where was the old policy found, and what did the family learn from it?',
      tell: 'Somebody bought this policy before there was a phone in every pocket, and it may still be doing something.',
    },
    {
      title: 'Who pays for care, and in which order',
      angle:
        'Lay out the order in which care gets paid in most families: a daughter’s time, savings, the house, Medicaid. Correct the common belief about Medicare along the way, with the official page as your source. Do not sell the answer; end with the question a couple should discuss before any product is named.',
      ask: 'When care was needed in your family, what was the first thing people did, before anyone spoke of money?',
      tell: 'Let us talk about who would actually do the work, and only then about the bill.',
    },
    {
      title: 'Turning sixty-five: seven months on a kitchen calendar',
      angle:
        'Hang the seven months around a sixty-fifth birthday on the wall and enter what has to happen in each, using the official enrollment rules. Tell apart what is a deadline and what is only a mailing. Close on what changes for somebody who still works and has coverage there.',
      ask: 'Which piece of mail made you sit down and sort it out, and who helped you?',
      tell: 'The mailbox fills up around your birthday, and only some of it has a deadline.',
    },
  ],
  'home loans': [
    {
      title: 'Same rate, different loan: compare page two',
      angle:
        'Take two blank loan estimates in the official form and give both the same rate. Walk down page two, box by box, until they no longer look alike. What the listener takes along are three lines to circle before calling either lender.',
      ask: 'Which number did you compare at first, and when did you find out that another one mattered more?',
      tell: 'Two offers, one rate, and several thousand dollars between them.',
    },
    {
      title: 'New job, open application',
      angle:
        'Play the phone call that should happen before somebody says yes to a new job in the middle of a loan: what the lender will ask, what changes with commission, probation or a move to self-employment. Distinguish a detour from a dead end. Buyers finish the episode knowing which paper to get from which employer.',
      ask: 'What was going on at work in the weeks of your application, and whom did you tell first?',
      tell: 'You got a better job and an accepted offer in the same month, so call before you celebrate twice.',
    },
    {
      title: 'Your down payment has a paper trail',
      angle:
        'Follow a down payment through the accounts it passed: the grandmother’s gift, the sold car, the transfer on a Sunday. For each, name the piece of paper an underwriter wants and the moment to collect it. Save the mattress money for last, because everybody waits for it.',
      ask: 'Where did the down payment come from, and which part of it took longest to explain?',
      tell: 'An underwriter does not doubt that the money is yours, they have to be able to see it.',
    },
  ],
  'business lending': [
    {
      title: 'Sixty days to be paid: what the wait costs',
      angle:
        'Follow an invoice through sixty days next to the wages it has to cover. Calculate with round numbers what the wait costs in a line of credit, in factoring and in a lost discount, then ask whether the customer was ever asked to pay sooner. The script for that call ends the episode.',
      ask: 'Tell me about the largest order that nearly emptied the account, and how you got through it.',
      tell: 'The work is done, the invoice is out, and payday comes four times before the money does.',
    },
    {
      title: 'Growth that eats the account',
      angle:
        'Take a company whose orders double and draw the dip between buying material and being paid. Mark how deep it gets and on which week it hits. Show what a lender sees in that drawing, and the three pages that make a good one say yes.',
      ask: 'In which month did growth hurt most, and what did the account look like that week?',
      tell: 'Your best order ever is about to cost you money for eleven weeks.',
    },
    {
      title: 'The personal guarantee, clause by clause',
      angle:
        'Read a sample guarantee aloud and stop at the words that matter: unlimited, joint, continuing. For each, say what an owner may ask for instead, from a cap to a date on which it ends. Leave the law to a lawyer, and say which page to bring along.',
      ask: 'What did the guarantee feel like on the day you signed, and what would you ask for today?',
      tell: 'The loan belongs to your company, and this one page makes it belong to you.',
    },
  ],
  'capital and fundraising advice': [
    {
      title: 'Slide by slide: the questions investors actually ask',
      angle:
        'Go through a standard deck and say after each slide what a partner writes in the margin. Remove the slides that draw no question at all. What is left is a deck of seven pages and one conversation, and you can hear which page carries it.',
      ask: 'Which slide did every meeting get stuck on, and how did it change between the first pitch and the last?',
      tell: 'Twelve slides, and an investor will remember two of them on the way to the elevator.',
    },
    {
      title: 'Three months of maybe',
      angle:
        'List the sentences that sound like yes and translate each: “we love the space,” “keep us posted,” “we would follow a lead.” Pair every translation with a reply that forces a date. The host ends by writing, on air, the email that closes a conversation politely.',
      ask: 'How long did the longest maybe last, and which message ended it?',
      tell: 'An investor told you they were excited, and that was seven weeks ago.',
    },
    {
      title: 'The valuation that made the next round harder',
      angle:
        'Model a seed round at two valuations with round figures and run both to the next raise. Show who has to be disappointed in which version, the founders, the team or the new lead. Close with the term that mattered more than the price.',
      ask: 'What did you celebrate about that round then, and what do you think about it now?',
      tell: 'A high price feels like a win until somebody has to beat it.',
    },
  ],
  'payment and banking technology': [
    {
      title: 'What a year of waiting for the core looks like',
      angle:
        'Track one small change, say a new field in account opening, through the vendor’s queue: ticket, scope, price, release window, test, delay. Record where the bank could have decided something itself. Leave a list of what belongs in the next core contract before anyone talks about the fee.',
      ask: 'Which change did you ask for and how long did it take to reach a customer?',
      tell: 'This is the biography of a single field on a form.',
    },
    {
      title: 'Fraud moves on Friday, the committee meets on Tuesday',
      angle:
        'Time a new scam against the calendar of a small institution, from the first odd call at a branch to the changed rule. Ask at each step who may decide without a meeting. The result is a one-page authority for the first two hours, ready for a compliance officer to cross out.',
      ask: 'Which pattern did a teller notice before any system did, and what happened with that observation?',
      tell: 'Somebody at a branch knew on Friday at three, and that is where this story starts.',
    },
    {
      title: 'The second account is opened somewhere else',
      angle:
        'Open an account yourself at a digital bank and at a typical community institution, and note each minute and each question. Compare where a member gives up and what the wait is good for. Finish with two things to copy and one reason to stay as you are.',
      ask: 'When did you learn where your own members’ children bank, and what did they tell you?',
      tell: 'I opened two accounts this week with a stopwatch running.',
    },
  ],
};
