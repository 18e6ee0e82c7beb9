import type { TradeEpisodes } from '../rows.ts';

export const hiringEpisodes: TradeEpisodes = {
  recruiting: [
    {
      title: 'A shortlist that looks like the last one',
      angle:
        'Lay the last three shortlists for one job side by side, without names, and mark what they share: school, former employer, the route by which they came. Find the filter that did it, usually a single line in the posting. Write a fourth list in which that line is missing, and say aloud who could be on it.',
      ask: 'Who is the best person you ever hired against the profile, and how did they reach your desk?',
      tell: 'Three shortlists, fifteen people, and I can guess every one of their employers.',
    },
    {
      title: 'Lost between the third interview and the fourth',
      angle:
        'Walk in the candidate’s shoes through fourteen days of waiting: the friendly third talk, the calendar of the vice president, the other company that calls on day six. Ask what interview four was meant to find out that nobody knew yet. An HR leader should be able to delete it by Monday or give it a job.',
      ask: 'Which candidate do you still think about, and on which day did they take the other offer?',
      tell: 'The third conversation was wonderful, and then there were fourteen days.',
    },
    {
      title: 'The job description from 2019',
      angle:
        'Read a job description for the age of its sentences: the software nobody uses, the travel that stopped, the “fast-paced environment.” Call the person who does this work today and ask about yesterday. The new text has six lines, and five of them are about the first ninety days.',
      ask: 'When you asked the person in the job what they really do, what was missing from the posting?',
      tell: 'This posting asks for a program that was switched off before the applicant left school.',
    },
  ],
  'technical recruiting': [
    {
      title: 'Take-home tests that strong candidates refuse',
      angle:
        'Go through a public take-home exercise step by step and ask how many minutes each step takes, without an AI assistant and with one. Ask what each version still measures, and what a person with two other offers thinks at hour three. Close with a ninety-minute replacement that a team can try with its own engineers first.',
      ask: 'What did the last strong candidate say when they turned down the take-home?',
      tell: 'The instructions say three hours, and I have started the clock.',
    },
    {
      title: 'The offer that came a week late',
      angle:
        'Spread the loop out on a calendar, from the last interview to the signed letter, and name who held it on each day: the debrief, the level, the compensation band, the approver on vacation. Find the two days that could run in parallel. Engineering leaders hear what to promise a candidate at the end of the loop, with a date in it.',
      ask: 'Which candidate did you lose to the calendar, and on which day did you already know that you wanted them?',
      tell: 'Everybody in the debrief said yes on Tuesday, so let us see where the letter was until the next Wednesday.',
    },
    {
      title: 'Four interviewers, four bars',
      angle:
        'Give one written answer to a system-design question and score it as four interviewers would: the one who loves depth, the one in a hurry, the one who built it differently, the new one. Show where the spread comes from. A scorecard with three anchors ends the argument, and you read the anchors out.',
      ask: 'When did two of your interviewers disagree most about the same person, and what was each of them looking for?',
      tell: 'I have one answer here, and it has received a strong yes and a strong no.',
    },
  ],
  'HR consulting': [
    {
      title: 'The first complaint in a company without a procedure',
      angle:
        'Take the day on which an employee of a twenty-person firm says “I need to tell you something.” Sort it by the hour: listen, write down, protect, do not investigate yourself at the coffee machine. By evening an owner should have one page, and the phone number of somebody who does this for a living.',
      ask: 'How did the first formal complaint reach you, and what did you do with the rest of that day?',
      tell: 'Somebody has closed your office door behind them, and there is no procedure for what comes now.',
    },
    {
      title: 'Pay agreed in the parking lot',
      angle:
        'Draw up a list of what eleven people earn in an invented firm and how each number came about: a handshake, a counteroffer, a Christmas. Let two of them compare. Then build three bands with a reason for each, and practice the talk with the person who sits above theirs.',
      ask: 'Which agreement from the early years did you later have to explain to somebody else?',
      tell: '“We will find a solution,” he said beside the truck, and the solution is eleven years old.',
    },
    {
      title: 'The best technician is the boss now',
      angle:
        'Follow a first week in which a good technician leads former colleagues: Monday he fixes it himself, Wednesday he stays late, Friday nobody has been told anything. Give him three sentences to say and two tasks to hand over. The owner gets homework as well, since somebody praised him for fixing it.',
      ask: 'Whom did you promote for the old job, and what did the first month teach both of you?',
      tell: 'On Monday he became the boss, and by noon he was lying under the machine again.',
    },
  ],
  'leadership development': [
    {
      title: 'A new manager who still does the old job',
      angle:
        'Compare two calendars of the same person, from before the promotion and six weeks after, and look for the differences, which may be few. Choose three tasks to leave, and decide who gets them, what may go wrong, and who will be told. HR leaders can use the comparison in the first month of every promotion.',
      ask: 'Which task did you find hardest to let go of, and who does it today?',
      tell: 'Here are two calendars of one person, and I bet you cannot tell which is the manager’s.',
    },
    {
      title: 'The one-to-one that became a status report',
      angle:
        'Listen to a sample half hour, read with two voices or in turns, and ring a bell each time a sentence could have been an email. Begin again with the question “what are you avoiding?” and leave the pause in. The listener takes along an order for thirty minutes in which the status comes last.',
      ask: 'What did somebody tell you in a one-to-one that was in no report?',
      tell: 'Whenever I could have read this in an email, you will hear a bell.',
    },
    {
      title: 'Feedback saved up for December',
      angle:
        'Carry one observation from March, a colleague who interrupts, through the year and see what becomes of it, a joke in June, a label in September, a rating in December. Say it again in March, in three sentences. The rest of the half hour is the reply, because that is what people are really afraid of.',
      ask: 'Which piece of feedback came at exactly the right time for you, and how was it said?',
      tell: 'It was a small thing in March, and by December it had a score.',
    },
  ],
  'executive coaching': [
    {
      title: 'A decision that waits for the perfect moment',
      angle:
        'Name a kind of decision everyone in a large office recognizes, the reorganization, the person, the product that should end, and list who waits while it waits. Separate what is not known from what is not wanted. Finish by writing the decision as a single sentence with a date, and read it twice.',
      ask: 'Tell me about the day you finally decided: what was different from the day before?',
      tell: 'There is a folder on the corner of the desk, and seven people go home every evening without an answer because nobody has opened it.',
    },
    {
      title: 'Three meetings with a board member who became an opponent',
      angle:
        'Tell it as three meetings: the last friendly one, the one where it turned, the one after which it was settled. For each, say what was on the agenda, what was said in the corridor and what would still have been possible. Merge old stories or use a public one from the business press, so that nobody can be recognized.',
      ask: 'At which of the three meetings could it still have gone another way?',
      tell: 'It did not begin with a vote, it began with a question that sounded interested.',
    },
    {
      title: 'Your deputy is better at it and knows it',
      angle:
        'Put yourself in both offices, the corner one and the one next door, and let each finish the sentence “what I do not say is.” Work out what a chief can give that costs no authority: a stage, a number, a date. The closing exercise is one meeting that the deputy leads while the chief takes notes.',
      ask: 'Who was the strongest person who ever worked for you, and what did you do with that?',
      tell: 'The best answer in the meeting came from the next chair, and both of them noticed.',
    },
  ],
  'business coaching': [
    {
      title: 'The owner is the best employee',
      angle:
        'Keep a log of one week of an owner in fifteen-minute boxes and mark what a twenty-five-dollar hour could have done. Do not start with delegation; start with what nobody should do. The week after is planned on air, with one afternoon in it that stays empty.',
      ask: 'Which job did you stop doing first, and what went wrong in the beginning?',
      tell: 'Between seven and eight she unlocked the door, fixed the printer and quoted a job, and that was before the company opened.',
    },
    {
      title: 'Prices from the first year',
      angle:
        'Take an invoice from the first year and one from this week and lay wages, rent and fuel between them. Find out which customers came before the prices and would leave because of them. Write the letter, four sentences long, then shorten it to three.',
      ask: 'What did you say in the call with the customer you feared most when the prices went up?',
      tell: 'The van costs double, the coffee costs double, and the hourly rate has a sentimental value.',
    },
    {
      title: 'Ask me first: a team that waits for the boss',
      angle:
        'Count a day’s questions by type: permission, information, reassurance, habit. Answer each kind differently for a week, the first kind with a limit in dollars. Listeners hear what the phone sounds like on the fifth day, and which question deserves to come to the boss forever.',
      ask: 'What was the first decision somebody took without you that you would have taken differently, and how did it end?',
      tell: 'The phone rang nineteen times during a dentist’s appointment, and eleven of the calls began with “quick question.”',
    },
  ],
  'career coaching': [
    {
      title: 'A profile that lists duties',
      angle:
        'Take a public job posting and read a sample profile against it as a recruiter would, with a finger and eight seconds. Turn “responsible for” into what was different afterward, three times, with a number only where there is one. The first line comes last, and anyone can write theirs while listening.',
      ask: 'Which sentence did interviewers keep asking you about?',
      tell: '“Responsible for,” it says, and again “responsible for,” and my eight seconds are over.',
    },
    {
      title: 'Accepting an offer, and not out of fear',
      angle:
        'Put the offer on one side of the table and the bank balance on the other and talk to them separately. Ask of the job what it will look like on an ordinary Wednesday in March, and of the money how many Wednesdays it buys. The person ends with one call they can still make before signing.',
      ask: 'What did you weigh up in the night before you said yes?',
      tell: 'You have an offer, you have until Friday, and let us find out which of the two is pressing you.',
    },
    {
      title: 'The network that hears from you only in need',
      angle:
        'Go through a phone and choose five people who have nothing to give you at the moment. Write to the first one during the recording, a note without a request. Then talk about the opposite case, when it is urgent, and how one asks straight out without a preamble about the children.',
      ask: 'Who helped you at the decisive point, and when had you last spoken to each other?',
      tell: 'When did you last write to somebody and want nothing at all?',
    },
  ],
  'corporate training': [
    {
      title: 'Ninety-six percent completed, nothing learned',
      angle:
        'Do a typical compliance module with the sound off while cooking, and pass the test. Explain what the percentage on the dashboard then means. Design the question a supervisor can ask three weeks later at the machine or the desk, and put that answer on the dashboard.',
      ask: 'Which training could you still feel in the work a month later, and how did you notice?',
      tell: 'I completed a course last night with a perfect score, and I was making soup.',
    },
    {
      title: 'A catalog of four hundred courses',
      angle:
        'Search a course catalog as an employee would, at half past four, with a problem and no course name. Note what appears. Cut the list to what the company’s own incidents, complaints and plans call for, and see how many would fit on a sheet in the break room.',
      ask: 'What did people really look for in your catalog, in their own words?',
      tell: 'There are four hundred courses here, and I need help with an angry customer by five.',
    },
    {
      title: 'Experts who cannot explain',
      angle:
        'Watch what happens when somebody with thirty years of experience says “you just feel it.” Break that feeling into what is seen, heard and checked, by letting a beginner do it wrong in front of them. A learning team gets a recipe for recording an expert in twenty minutes without asking a single “how.”',
      ask: 'Who in the company knew most and could explain least, and how did you get at it?',
      tell: '“You just hear when it is right,” he says, and beside him stands somebody who hears nothing.',
    },
  ],
  'benefits and retirement plans': [
    {
      title: 'The plan nobody under forty has joined',
      angle:
        'Read the enrollment email as a twenty-six-year-old with a student loan would, up to the word where she stops. Redo it with one number in dollars per paycheck and one sentence on the match. Sort out with the rules on your screen what may be set automatically, and who needs to decide that.',
      ask: 'What did a younger colleague ask about the plan that nobody had thought to explain?',
      tell: 'She opened the email, read “tax-deferred,” and went back to work.',
    },
    {
      title: 'Fees: 2015 called',
      angle:
        'Open the public filing of a plan of similar size and look for three numbers, the cost of the record keeper, of the funds and of the adviser. Explain what comparing them every few years has to do with a committee’s duty. The file that results is two pages, dated and boring, which is exactly what it should be.',
      ask: 'When did the committee last go out and compare, and what set it off?',
      tell: 'The last comparison is from a year in which this phone did not exist.',
    },
    {
      title: 'Equity on one slide, questions all summer',
      angle:
        'Tell the life of one invented grant: the letter, the cliff, a promotion, a bad year, leaving. Translate each stage into what a colleague would ask the HR desk that day. In place of a longer slide, HR gets six answers and the one question that should go to a tax adviser.',
      ask: 'Which question about equity did people ask you in the hallway and never in the meeting?',
      tell: 'The slide had one chart on it, and the questions lasted from June until September.',
    },
  ],
};
