import type { TradeEpisodes } from '../rows.ts';

/** Software, IT and data: three episodes each, in the order of the niche's problems. */
export const technologyEpisodes: TradeEpisodes = {
  cybersecurity: [
    {
      title: 'The invoice with the new bank details',
      angle:
        'Read aloud an email made up for the show, as accounts payable saw it on a busy Friday. Stop at each sentence that could have raised a doubt, and say what the call-back rule would have cost: two minutes. End with the rule in the words a clerk would use.',
      ask: 'Which control in your payment process did finance fight, and what changed their mind?',
      tell: 'I am going to read you an email. Raise your hand when you would have called somebody.',
    },
    {
      title: 'Who still has a key: vendors, one by one',
      angle:
        'Take a made-up list of vendors with remote access and sort it on the air into three piles: needed today, needed twice a year, nobody knows. The third pile is the episode. Finish with the sentence that goes to those vendors on Monday.',
      ask: 'Which vendor kept a key longer than you knew, and how did it come to light?',
      tell: 'Every company I know has a list of vendors with access. Most have never read it to the end.',
    },
    {
      title: 'A tabletop exercise in half an hour',
      angle:
        'Play one: the file server is locked, it is four in the afternoon, the press calls at six. Every five minutes a new fact arrives and somebody has to decide. Note each question that had no owner, because that list is what listeners take away.',
      ask: 'What did your first rehearsal show that no policy had?',
      tell: 'It is four o’clock, the file server is locked, and the person with the plan is on a plane.',
    },
  ],
  'HR software': [
    {
      title: 'Three headcounts, one board meeting',
      angle:
        'Put payroll’s number, finance’s number and your own side by side for the same Tuesday, and explain each difference: the contractor, the leave, the offer that is signed but not started. Agree on the air which one goes to the board and why.',
      ask: 'Which of your headcounts did the board see, and how did you choose it?',
      tell: 'Payroll says 112, finance says 109, and HR says 115. All three are right.',
    },
    {
      title: 'The last evening before reviews are due',
      angle:
        'Follow one manager from six to eleven: what gets opened, what is copied from last year, which sentence took the longest. Then cut the form on the air until it could be finished before dinner. Name what was lost, if anything was.',
      ask: 'What did you take out of the review form, and who missed it?',
      tell: 'It is nine in the evening, and a good manager is copying last year’s review.',
    },
    {
      title: 'The portal everybody opens once a year',
      angle:
        'Start from the three errands people truly have: a payslip, a vacation day, a new address. Time each of them on a phone. Talk about what made one of them fast, and leave the other forty features for the vendor’s brochure.',
      ask: 'What do employees still ask you by email although the portal could do it?',
      tell: 'I timed it: finding my own payslip took four clicks and a password reset.',
    },
  ],
  'logistics software': [
    {
      title: 'A yard that is run by radio',
      angle:
        'Spend the episode in one hour of the dock: which truck was called twice, who walked out to look for a trailer, how long the dock door stood open, what never got written down. Then say which single piece of information would have saved the walk, and what it takes to have it.',
      ask: 'Who had the radio on your worst day last season, and what were they looking for?',
      tell: 'Door eleven is empty, the trailer is somewhere in the yard, and the driver’s clock is running.',
    },
    {
      title: 'The first hour, one carrier portal at a time',
      angle:
        'Open the portals in the order a planner opens them and count the logins. For each, say what is read off and where it is typed in again. Close with the one portal worth connecting first, and the reason it is not the biggest carrier.',
      ask: 'How does the first hour of your planners look, and what did you take out of it?',
      tell: 'Seven o’clock, coffee, and nine tabs: this is how a planner’s day begins.',
    },
    {
      title: 'Peak season, planned from last year’s email',
      angle:
        'Dig out the thread in which last year’s peak was planned and read the dates: when volume was asked for, when carriers were told, when it was too late. Turn the thread into four dates on a calendar that listeners can copy for this year.',
      ask: 'When do you have to tell carriers about peak, and when did you tell them last year?',
      tell: 'The plan for our busiest six weeks is an email thread from last October. Here is what it says.',
    },
  ],
  'business software': [
    {
      title: 'Bought for one feature',
      angle:
        'Open the tool and show the one feature that won the vote, then the twenty screens around it that people met on Monday. Ask what the same wish would have cost as a small change to what was there. End with a question for the next demo that a salesperson cannot answer with a slide.',
      ask: 'Which feature decided it, and how often is it used today?',
      tell: 'We bought it for the dashboard in the third minute of the demo. Let me tell you who opens it.',
    },
    {
      title: 'Typed in twice, every day',
      angle:
        'Follow one order through the company and ring a bell each time somebody types what is already typed elsewhere. Four bells are normal. Pick the one that causes the expensive mistakes, and talk through the dullest possible repair for it.',
      ask: 'What does your team still copy from one screen to another, and who found the last mistake?',
      tell: 'An order for forty chairs becomes four hundred at the second keyboard. This is its journey.',
    },
    {
      title: 'The rollout that stopped at the pilot team',
      angle:
        'Compare the pilot team with the second team: who volunteered, who had a manager asking, whose work got slower in week one. Write the invitation the second team should have received. It names the first thing they may stop doing.',
      ask: 'What was different about the second team, and when did you notice?',
      tell: 'Six people love the new tool. The other ninety have a spreadsheet with the same name.',
    },
  ],
  'custom software development': [
    {
      title: 'The spreadsheet the company runs on',
      angle:
        'Take the file apart by tab: what is data, what is a rule, what is somebody’s memory. Decide which of the three belongs in software first. The person who built the file should come out of this episode with more respect, not less.',
      ask: 'Who can change the spreadsheet without breaking it, and what happens when they are on vacation?',
      tell: 'It has nineteen tabs, one password, and a column called DO NOT TOUCH.',
    },
    {
      title: 'A first version that took two budgets',
      angle:
        'Draw the line through the list of wishes again, with today’s knowledge: what would a first release have been that three people use in ten weeks? Set the cost of each postponed wish beside it, waiting included. Stop at the decision nobody wanted to take in the first meeting.',
      ask: 'Which part of the first version has nobody missed, and what did it cost?',
      tell: 'The first budget was for the product. The second was for finding out what the product was.',
    },
    {
      title: 'The developer left, and so did the knowledge',
      angle:
        'Make the inventory aloud: where the code is, who owns the accounts, how a new version gets out, which job runs at two at night. Each missing answer gets an owner. Close with the clause that belongs in the next contract.',
      ask: 'What did you find out on the Monday after they left?',
      tell: 'Nobody knew where the server was. The invoice for it came from a company in another state.',
    },
  ],
  'managed IT services': [
    {
      title: 'Who still has the passwords',
      angle:
        'List the accounts a ten-person company cannot lose: the domain, the bank, the phone system, the mail. For each, name who could get in tonight. Then go through handing them over, politely, from the relative who set it all up in 2014.',
      ask: 'When did you last need a password that only one person had?',
      tell: 'The company’s website belongs to a nephew in Portland. He is very nice, and he is hiking.',
    },
    {
      title: 'The printer, and other mornings',
      angle:
        'Collect a week of small failures with their minutes, and be fair to the printer: is it the device, the driver, the network or the habit? Sort by who was waiting. The winner is rarely what the owner complains about.',
      ask: 'Which small failure costs your office the most mornings?',
      tell: 'It is 8:40, a client is in the lobby, and three people are standing around a printer.',
    },
    {
      title: 'Restore it, on the air',
      angle:
        'Choose one file and bring it back from last Tuesday’s backup while the microphone is on. Say how long each step took and which password was missing. Whoever listens should want to try the same on Friday afternoon.',
      ask: 'What was the first thing you ever had to restore, and what was missing?',
      tell: 'A backup nobody has restored is a hope. Let us find out what mine is.',
    },
  ],
  'AI and automation projects': [
    {
      title: 'The pilot that impressed everyone',
      angle:
        'Replay the demo day, then the Tuesday after it: same people, same work, no change. Find the step at which the result had to enter somebody’s real task, and what would have had to give way. The answer is usually a meeting, not a model.',
      ask: 'What happened on the Tuesday after the demo?',
      tell: 'There was applause. Then everybody went back to their desks and did it the old way.',
    },
    {
      title: 'Pasted into a chat window',
      angle:
        'Start from the work, not from the rule: which text gets pasted, by whom, at what time of the night. Divide it into fine, fine with the names removed, never. Turn that into half a page people would follow because it helps them finish.',
      ask: 'What did people do with these tools before there was a rule, and how did you learn of it?',
      tell: 'Somebody in your company pasted a contract into a chat window this morning. It saved an hour.',
    },
    {
      title: 'The board wants a strategy by June',
      angle:
        'Write it on one page instead of forty: three tasks that are boring and frequent, what each costs today, who decides in ninety days whether to go on. Say what you would answer the director who has read about everything. June is far enough away for one of the three to be running.',
      ask: 'What did the board ask for, and what did you bring them?',
      tell: 'By June the board would like an AI strategy. Here is the one-page version.',
    },
  ],
};
