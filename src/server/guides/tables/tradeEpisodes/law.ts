import type { TradeEpisodes } from '../rows.ts';

export const lawEpisodes: TradeEpisodes = {
  'legal advice for companies': [
    {
      title: 'The contract you copied: which three clauses do not fit',
      angle:
        'Take a public sample contract, say one from a state bar’s form library, and pretend a small company found it online. Cross out what belonged to somebody else: the foreign jurisdiction, the exclusivity, the penalty nobody would pay. What is left on the page shows an owner where to begin with a lawyer, and the episode says so in general terms only.',
      ask: 'Where did your very first contract come from, and which clause turned out to fit nobody?',
      tell: 'I have a contract here that was written for another company, and I brought a red pen.',
    },
    {
      title: 'Two partners, one handshake, two memories',
      angle:
        'Write down what two friends each remember of the same invented agreement and read both versions one after the other. Find the four sentences which, on paper, would have spared them the difference. The listener’s task is to ask their own partner the same four questions before the weekend, separately.',
      ask: 'What did the two of you finally write down, and which of you asked for it?',
      tell: 'Two people agreed over lunch, and both remember it honestly and differently.',
    },
    {
      title: 'Your terms of service, read by somebody who has to use them',
      angle:
        'Open the published terms of a few everyday companies and read only what a customer meets first: payment, cancellation, refunds, what happens to data. Compare the words with what a support desk would actually do. An owner ends up with a list of sentences that the company itself no longer follows.',
      ask: 'When did a customer quote your own terms to you, and what did they say?',
      tell: 'The last person to read these terms was probably the one who pasted them.',
    },
  ],
  'employment law advice': [
    {
      title: 'Right decision, thin file: what the paper should have said',
      angle:
        'Choose a decided case from the public record in which an employer had a good reason and little paper. Go through it as HR would: the first talk, the email nobody wrote, the review that said “meets expectations.” Then draft the three notes that were missing, each in two sentences, as general information and for no one’s file in particular.',
      ask: 'Now that it is long closed, which page in the file helped you most, and who had thought of writing it?',
      tell: 'A judge once agreed with the reason and still asked where it was written down.',
    },
    {
      title: 'Contractor on paper, employee by Thursday',
      angle:
        'Follow an invented contractor through one week and count the signs: whose laptop, whose hours, who approves the day off. Hold every sign against one federal test, such as the Labor Department’s, and one state’s test, both public. The end is a page HR can put in front of a department head who says “but he wants it this way.”',
      ask: 'Which sign would you check first to tell whether a contractor is really one?',
      tell: 'On Monday he sends an invoice, and by Thursday he is asking for a day off.',
    },
    {
      title: 'The complaint names the top salesperson',
      angle:
        'Plan the first five days: who is told, what is written, who talks to the person who complained and what nobody may promise. Put the finance chief’s question on the table as well, because it will come. Keep the case invented and ask after every step what it would look like if the name were an intern’s.',
      ask: 'When a complaint is about somebody who brings in the revenue, what is the first thing you do before lunch?',
      tell: 'Let us say that the complaint arrives on Monday at nine, and the name in it brought in the last two quarters.',
    },
  ],
  'divorce mediation and family law': [
    {
      title: 'The house: keep it, sell it, or wait for June',
      angle:
        'Line up three invented budgets for the same house, one for each way out, with the mortgage, the repairs and the second rent. Speak about the children’s school year as a cost like the others, because parents do. The question at the end is what each of the two would choose if the other had never lived there.',
      ask: 'How did you two decide about the house, and what did the children say about it?',
      tell: 'Everybody asks who gets the house, and I would first ask who can pay for it in February.',
    },
    {
      title: 'Tuesdays and every other Christmas',
      angle:
        'Design a parenting calendar out loud for two invented children and let ordinary trouble happen to it: a soccer tournament, a late flight, a birthday on a Wednesday. Rewrite one angry text message into a version a mediator would like to read. The calendar survives if each change has a rule that fits into one line.',
      ask: 'Which rule in your calendar has spared you the most arguments, and how did you find it?',
      tell: 'This is about a calendar, because most evenings are lost there.',
    },
    {
      title: 'When every friend becomes a lawyer',
      angle:
        'Collect the advice that people hear in the first month, “take everything,” “do not move out,” “get the shark.” Give each its due and then its price in months, money and school plays. The last third answers one question: what should a good friend say instead?',
      ask: 'Who gave you advice in the first month, and which sentence of it would you pass on today?',
      tell: 'Your friends love you, and that is why they want a war.',
    },
  ],
  'estate planning': [
    {
      title: 'The will from before the second marriage',
      angle:
        'Draw an invented family on paper: his children, hers, theirs, one house, one old will. Follow the house through three orders of death and see who ends up with a key. The result is a question for the couple that can be asked over breakfast, and no advice on anybody’s documents.',
      ask: 'What made the two of you take out the old papers, and which page surprised you?',
      tell: 'Draw two circles for the first marriage and one for the second, and put the house in the middle.',
    },
    {
      title: 'One house, three heirs, three plans',
      angle:
        'Give each of three siblings a believable wish: one wants to live there, one wants the money, one wants nothing to change. Negotiate it through in ten minutes and note where a sentence from the parents would have decided everything. That sentence, and the letter that can carry it, is what listeners take home.',
      ask: 'When the house came up among you siblings, who spoke first, and what had your parents said about it?',
      tell: 'The house is worth the same to all three of them on paper, and nothing else about it is.',
    },
    {
      title: 'The phone is locked and the bills are inside it',
      angle:
        'Spend an imaginary first week as the person who has to handle everything: the phone code, the email that resets every password, the photographs, the subscription that keeps charging. Sort it into what the law allows, what the provider allows, and what only a note in a drawer allows. The note has six lines, and you dictate them.',
      ask: 'Which account took your family longest to reach, and what was in it?',
      tell: 'Nobody in the family knows four digits, and everything else waits behind them.',
    },
  ],
  'immigration law': [
    {
      title: 'What the letter says: receipt, request or refusal',
      angle:
        'Sort agency letters into three piles with the public samples from the agency’s site: the ones that confirm, the ones that ask, the ones that end something. Teach listeners to find the form number, the receipt number and the date on each. Say clearly which pile should reach a lawyer the same day.',
      ask: 'What did you think the letter said when you first held it, and who read it with you?',
      tell: 'There are three kinds of letters, and the envelope looks the same for all of them.',
    },
    {
      title: 'Waiting in two countries: the life beside the case',
      angle:
        'Describe an ordinary month of a couple who waits, from the call at five in the morning to the birthday on a screen to the job that cannot be left. Then set next to it what the official processing times say and what they leave open. Give families one thing to prepare each season, so that the wait builds something.',
      ask: 'Which day of the waiting do you remember best, and where were you both?',
      tell: 'It is evening here and morning there, and that is how this family has breakfast.',
    },
    {
      title: 'The form changed in April: checking the edition date',
      angle:
        'Walk through the last five minutes before mailing a form: edition date at the bottom, fee on the day, signature in ink, the page that must not be missing. Do it with a blank form on the table. Close on the difference between a rejected package and a denied case, which people mix up with fear.',
      ask: 'What came back in the mail, and how did you find out what had been wrong with it?',
      tell: 'Look at the bottom left of the first page, where there is a date in small print.',
    },
  ],
  'immigration law for employers': [
    {
      title: 'A start date that depends on a lottery',
      angle:
        'Build the hiring calendar backward from October and mark the March week in which registration happens. Add the second plan that every HR team needs by April: another country, another status, another candidate. End on the two sentences a recruiter may honestly tell the person who is waiting.',
      ask: 'What did you tell the team on the day the selection results came, and what was plan two?',
      tell: 'The job starts in October and the coin is tossed in March.',
    },
    {
      title: 'The manager said “we will sponsor you”',
      angle:
        'Play the conversation that follows: HR hears of a promise made in an interview. Clarify what a manager can commit to, who decides, what it costs and how long it takes, in plain words for somebody who hires twice a year. Listeners receive the sentence that should be in every hiring manager’s interview notes.',
      ask: 'How did you hear of the promise, and what did you say to the manager that afternoon?',
      tell: 'It was one friendly sentence in an interview, and it created a legal project.',
    },
    {
      title: 'Trip to headquarters, passport at the consulate',
      angle:
        'Take a business trip of four days and look at it through the eyes of somebody whose visa stamp has expired. Mark where the plan can break: the appointment, the background check, the job letter, the change of title in spring. The outcome is a travel question HR adds to the booking form.',
      ask: 'Which trip taught you to ask about stamps before flights, and how long did it last in the end?',
      tell: 'The flight is four days, and the way back may take two months.',
    },
  ],
  'patent and trademark work': [
    {
      title: 'Shown in June, filed in September',
      angle:
        'Trace an invented product from the first sketch to the trade-show booth and put a flag on each moment that counts as public: the demo, the pitch deck without a nondisclosure agreement, the video. Explain in general terms what the United States forgives for a year and most of the world does not. Engineers finish with one rule for the week before any demo.',
      ask: 'Who saw the invention first outside the company, and what had you filed by then?',
      tell: 'The booth looked wonderful, and for half of the world the clock had already run out.',
    },
    {
      title: 'The name is taken, two states away',
      angle:
        'Search a name live in the public trademark database, and let listeners hear what you type and what you skip. Compare a registered mark, an old local shop with rights of its own, and a free domain that proves nothing. The close is a choice between three invented names and a reason to give up the favorite.',
      ask: 'How did you find the other company with your name, and who wrote the first email?',
      tell: 'The domain was free, and that told them nothing at all.',
    },
    {
      title: 'Who owns the code the contractor wrote',
      angle:
        'Read the two lines on ownership in a sample freelancer agreement, once as most companies have them and once as an acquirer’s lawyer wants to see them. Then go through a repository as due diligence would: contractors, open-source licenses, a founder’s old employer. A head of engineering can start the same list on Monday.',
      ask: 'When somebody checked who had written what, which part of the product needed another signature?',
      tell: 'You paid for every line, and that is not the same as owning it.',
    },
  ],
  'legal help after an accident': [
    {
      title: 'The friendly call that is being recorded',
      angle:
        'Act out the first call from an insurer, with the questions in their usual order and a pause after each. Explain what a person may decline in general, what they should have at hand, and why “I am fine” is a sentence with a history. It is information about calls and not about anyone’s case.',
      ask: 'Who called you in the first days, and what did you wish you had asked them first?',
      tell: 'The voice is kind, the call is recorded, and the first question is how you feel today.',
    },
    {
      title: 'The bills come now, the settlement comes later',
      angle:
        'Lay a year on the table: the ambulance bill in week two, the letter from collections in month four, the settlement somewhere after that. Name who can be asked to wait, from the hospital’s billing office to the health insurer, and with which words. People should be able to make one phone call right after listening.',
      ask: 'Which bill arrived first, and whom did you call about it?',
      tell: 'Here is a year in the order in which the mail brings it.',
    },
    {
      title: 'The clock on your claim',
      angle:
        'Talk about time alone: the police report, the notice to a city or a state agency, the statute of limitations. Show with published deadlines of two states how different they are. Whoever listens should look up one date today, and hear why a lawyer should confirm it.',
      ask: 'When did you first hear that there was a deadline, and who told you?',
      tell: 'Nobody at the hospital mentions the calendar, so I will.',
    },
  ],
};
