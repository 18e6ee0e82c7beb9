import type { TradeEpisodes } from '../rows.ts';

/** Software, IT and data: three episodes each, in the order of the niche's problems. */
export const technologyEpisodes: TradeEpisodes = {
  cybersecurity: [
    {
      title: 'The invoice with the new bank details',
      angle:
        'Read the email aloud as accounts payable saw it on a busy Friday. Stop at each sentence that could have raised a doubt, and say what the caller-back rule would have cost: two minutes. End with the rule in the words a clerk would use.',
      ask: 'Which control in your payment process did finance fight, and what changed their mind?',
      tell: 'I am going to read you an email. Raise your hand when you would have called somebody.',
    },
    {
      title: 'Who still has a key: vendors, one by one',
      angle:
        'Take the list of everybody with remote access and sort it on the air into three piles: needed today, needed twice a year, nobody knows. The third pile is the episode. Finish with the sentence that goes to those vendors on Monday.',
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
        'Spend the episode in one hour of the dock: which truck was called twice, who walked out to look for a trailer, what never got written down. Then say which single piece of information would have saved the walk, and what it takes to have it.',
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
};
