import type { AudienceRow } from './rows.ts';

/** Private people. */
export const consumerAudiences: readonly AudienceRow[] = [
  {
    key: 'homeowners',
    kind: 'consumer',
    stems: 'homeown|house owner|home renovat|remodel',
    people: 'homeowners',
    one: 'homeowner',
    buyers: 'homeowners with a repair ahead and three quotes to compare',
    guests:
      'a homeowner at the end of a renovation|a couple who stopped a project halfway|a building inspector who has seen five hundred attics',
    openers:
      'At which point did you two stop the project, and who said it?|What do you look at first in an attic, and what does it tell you?',
    places:
      'the neighborhood groups on Nextdoor and Facebook|the spring home show|the home inspectors and insurance agents you know|the counter of the independent hardware store',
    approach:
      'read the rules on businesses, and ask the moderator, never the group|talk to visitors at the exit, with the organizer’s yes|ask which homeowner they remember, and let them pass your note on|ask the person behind it who came back three times',
    words: 'the quote|the permit|the warranty|the first frost',
    problems:
      'three quotes that cannot be compared|a small repair that hides a large one|contractors who answer in July for October',
    moments: 'the month a house is bought|the week something breaks',
    myth: 'It will hold one more year',
    names: 'One More Year|Behind the Wall',
  },
  {
    key: 'homeBuyers',
    kind: 'consumer',
    stems:
      'home buyer|homebuyer|home sell|first time buyer|buyers and sellers|house hunt|relocat|mortgage',
    people: 'home buyers and sellers',
    one: 'buyer or seller',
    buyers: 'people who are about to buy or sell a home',
    guests:
      'a couple who lost four bids and won the fifth|a seller who took the lower offer|a loan officer who says no for a living',
    openers:
      'What did the lower offer have that the higher one did not?|What do you wish people asked you before they fall in love with a house?',
    places:
      'the movers, stagers and closing attorneys you work with|the city’s relocation groups on Facebook and Reddit|the city’s classes for first-time buyers|the local paper’s real estate pages',
    approach:
      'ask for a name only, and offer nothing in return|read along, and ask the moderator before you write to anyone|ask the teacher which graduate has closed since|look for the people in the stories, and write to them after their move',
    words: 'preapproval|escrow|the inspection|closing costs',
    problems:
      'a budget set by the bank and not by the buyer|a bid written in one evening|a sale and a purchase that do not meet',
    moments: 'the month a lease ends|the week an offer is accepted',
    myth: 'We will know it when we see it',
    names: 'The Other House|Clear to Close',
  },
  {
    key: 'parents',
    kind: 'consumer',
    stems: 'parent|mother|moms|dads|famil|kids|child|toddler|baby|teen',
    people: 'parents',
    one: 'parent',
    buyers: 'parents who carry most of the planning at home',
    guests:
      'a parent two years ahead of your listeners|a school counselor who hears it every week|a pediatric nurse with three children',
    openers:
      'What does a child say in your office before the parents say it at home?|Which advice do you give on the ward and break at home?',
    places:
      'the parents’ groups of schools and day cares|the neighborhood groups on Facebook|the library’s family program|the pediatrician’s waiting room',
    approach:
      'ask the parent who runs it, and post nothing about the show|read the rules first; ask the moderator, never the group|ask the librarian who runs it to pass your note on|ask the office manager whether a card may lie at the front desk',
    words: 'bedtime|screen time|the mental load|meltdowns',
    problems:
      'advice that contradicts last week’s advice|evenings that end in a fight about nothing|guilt that decides what gets bought',
    moments: 'the month parental leave ends|the first weeks of a school year',
    myth: 'It is only a phase',
    names: 'Only a Phase|The Family Calendar',
  },
  {
    key: 'midlifeWomen',
    kind: 'consumer',
    stems:
      'women over|women in their|women in midlife|midlife|menopaus|woman|women|female|perimenopaus',
    people: 'women over forty',
    one: 'woman over forty',
    buyers: 'women over forty who want their energy and their health back',
    guests:
      'a woman who started at fifty-two|a gynecologist who takes questions without hurry|a physical therapist who works with bone density',
    openers:
      'What do women ask you in the last minute of an appointment?|Which exercise do you give to almost everyone, and who should not do it?',
    places:
      'the morning classes at the YMCA|the Substack letters of writers over forty|the health fair of the local clinic|the private Facebook groups about menopause',
    approach:
      'ask the instructor who has been coming longest|write to the author first, and ask which reader she would like to hear|ask the organizer for a chair and a question on a card|ask the moderator first, and post nothing about the show',
    words: 'hot flashes|bone density|sleep|strength',
    problems:
      'doctors who have eight minutes|energy that is gone by four in the afternoon|a night that ends at three',
    moments: 'the week a doctor says it is normal|the month after a check-up',
    myth: 'That is just getting older',
    names: 'Eight Minutes|Four in the Afternoon',
  },
  {
    key: 'professionals',
    kind: 'consumer',
    stems:
      'busy professional|professionals|office worker|remote worker|desk job|men over|busy men|busy people',
    people: 'busy professionals',
    one: 'busy professional',
    buyers: 'professionals with a full calendar who put themselves last',
    guests:
      'a manager who trains before the children wake up|a consultant who came back from burnout|an occupational physician',
    openers:
      'What was on the calendar of the first month back?|What do you ask people who say that they are only tired?',
    places:
      'company wellness weeks|the early classes at the gym next to the office|LinkedIn|the running club that meets on Wednesdays',
    approach:
      'ask the organizer which talk filled the room, and who asked the best question|ask the trainer who never misses a Tuesday|look for people who write about a hard year, and send each a note of your own|run along twice before you ask anyone',
    words: 'the calendar|back pain|energy|routine',
    problems:
      'plans that assume an hour a day|a back that complains by Thursday|good weeks that end with the next business trip',
    moments: 'the week after a review|the month sleep gets short',
    myth: 'It will calm down after this quarter',
    names: 'After This Quarter|Sunday Evening',
  },
  {
    key: 'retirees',
    kind: 'consumer',
    stems: 'retire|senior|pre retire|pension|elder|aging|older adult|medicare',
    people: 'people near retirement',
    one: 'person near retirement',
    buyers: 'people within ten years of retirement, and their spouses',
    guests:
      'a couple in the second year of retirement|a widow who took over the paperwork|an estate attorney who has read a thousand wills',
    openers:
      'Which drawer did you open first, and what did you find there?|Which sentence in a will do you see again and again and wish you did not?',
    places:
      'the AARP chapter and its newsletter|the community college’s evening courses|the country club and the church hall|the Bogleheads forum',
    approach:
      'ask the chapter’s president who likes to tell how it went|ask the instructor to pass your note on|ask whoever organizes the talks who sat in the first row|read there for the questions, and recruit nobody',
    words: 'Social Security|the drawdown|Medicare|the will',
    problems:
      'savings that look large until they are divided by years|two spouses with two different plans|papers that only one of them can find',
    moments: 'the year the last child moves out|the month a colleague of the same age stops',
    myth: 'We need a bigger number before we can stop',
    names: 'A Bigger Number|The List of Accounts',
  },
  {
    key: 'couples',
    kind: 'consumer',
    stems: 'couple|bride|groom|wedding|newlywed|engaged',
    people: 'couples',
    one: 'couple',
    buyers: 'couples who plan their wedding and pay for it',
    guests:
      'a couple who did it with half of the budget|a couple who told the family last|a couple ten years later',
    openers:
      'Who in the family was told last, and how did they take it?|What did you spend on back then that you would not spend on again?',
    places:
      'the planners and venue coordinators you have worked with|the couples who wrote you a review|the regional bridal show|the venues’ open weekends',
    approach:
      'ask each of them which couple they still talk about|thank them for the review, and ask for half an hour|talk to couples on their way out, with the organizer’s yes|ask the coordinator to introduce you, and leave the couples to the tour',
    words: 'the budget talk|the guest list|the date|the in-laws',
    problems:
      'a budget that was never said out loud|families who have opinions and no invoice|decisions made at eleven at night',
    moments: 'the weeks after an engagement|the month the venue is booked',
    myth: 'We will talk about it later',
    names: 'The Talk in the Car|Ask Me Later',
  },
  {
    key: 'careerChangers',
    kind: 'consumer',
    stems:
      'job seek|career chang|career switch|jobseek|graduate|young professional|laid off|unemploy|mid career',
    people: 'career changers',
    one: 'career changer',
    buyers: 'people in the middle of a career who want the next job or another one',
    guests:
      'an engineer who became a teacher|a recruiter who rejects two hundred applications a week|a manager hired at fifty-five',
    openers:
      'What do you look at in the first eight seconds?|What did the interviewer want to know that you had not prepared?',
    places:
      'LinkedIn|the alumni office of their university|the library’s job seekers’ evening|the Slack groups of people who were laid off together',
    approach:
      'search for people who announced a change a year ago, and ask how it went|ask the office who came back to speak to students|ask the librarian to pass your note on, and stay for the coffee|read the rules, ask the moderator, and offer no service there',
    words: 'the resume|ghosting|the gap|the salary range',
    problems:
      'applications that disappear in a portal|a resume that tells the past and not the next job|interviews that end with the salary question',
    moments: 'the week after a layoff|the month of the yearly review',
    myth: 'The best-qualified person gets the job',
    names: 'The Hiring Side|Two Hundred Applications',
  },
  {
    key: 'executives',
    kind: 'consumer',
    stems:
      'executiv|c suite|leaders|senior leader|c level|leadership team|managers|directors|high performer',
    people: 'executives',
    one: 'executive',
    buyers: 'executives in a new or larger role, and the people who put them there',
    alsoFor: {
      people: 'heads of HR and board members who pay for an executive’s coaching',
      one: 'a head of HR who pays for executives’ coaching',
      title: 'Who pays, and what they may know',
      asks: 'What did you want to know about the sessions you paid for, and what were you told?|What would the company that pays have to see to call it money well spent?',
      angle:
        'Coaching as the payer sees it: what this guest was told about the sessions, what they never asked, and what they would like executives to know.',
    },
    guests:
      'an executive whose first hundred days are a year back|a vice president who turned the promotion down|a CEO who was fired and came back',
    openers:
      'Whom did you tell first that you would not take the promotion?|What did you do on the first Monday after you were fired?',
    places:
      'the local YPO or Vistage group|the chapter of the directors’ association|the alumni office of a business school in town|LinkedIn',
    approach:
      'ask its chair whether one member would like to talk, and never ask the group|ask the program head who speaks well about a hard year|ask the office who came back to teach a case|see who comments with a story, and write to that person alone',
    words: 'the first hundred days|executive presence|the board|direct reports',
    problems:
      'a calendar that belongs to other people|a team that agrees in the room and not after it|feedback that stopped with the last promotion',
    moments: 'the first hundred days of a new role|the month after a public setback',
    myth: 'At this level you figure it out alone',
    names: 'The Second Hundred Days|Last to Know',
  },
  {
    key: 'students',
    kind: 'consumer',
    stems: 'student|learner|exam|college bound|applicant|sat prep|beginners|language learn',
    people: 'learners',
    one: 'learner',
    buyers: 'people who are learning something that will be tested',
    guests:
      'a student who failed once and passed with ease|an examiner who retired|a teacher who changed the method in the middle of the year',
    openers:
      'What did you want to hear from candidates that nobody taught them?|What did you stop doing in the middle of the year, and who complained?',
    places:
      'the subject’s forum on Reddit|Discord study servers|the school’s information evening|YouTube comments under the best explanation',
    approach:
      'see who explains well, and write only if the rules allow it|ask the server’s moderators, and stay out of the study rooms|ask the school who would talk as a former student|answer a good comment in public, and wait for a reply',
    words: 'the exam|motivation|practice|the plateau',
    problems:
      'weeks of study that test nothing|a plateau after the first quick progress|courses bought and never finished',
    moments: 'the week a grade arrives|the months before an exam',
    myth: 'I work best under pressure',
    names: 'The Night Before|Open Book',
  },
  {
    key: 'travelers',
    kind: 'consumer',
    stems: 'travel|expat|tourist|digital nomad|visitor|moving abroad',
    people: 'travelers',
    one: 'traveler',
    buyers: 'people who plan a long trip or a move abroad',
    guests:
      'a family that lived out of two suitcases for a year|a retiree who moved to Portugal and back|a border officer who retired',
    openers:
      'What did you miss in Portugal that you had never noticed at home?|Which answer at the counter made you ask a second question?',
    places:
      'the expat groups on Facebook|the r/IWantOut forum|InterNations evenings|the travel show in the convention center',
    approach:
      'ask the moderator what a business may do before you write a word|read for the questions, and write to nobody uninvited|go as a guest, and ask the host who has been there longest|talk to visitors in the line for coffee, not at the booths',
    words: 'the visa|high season|the itinerary|health insurance abroad',
    problems:
      'research that takes longer than the trip|papers with a deadline nobody mentions|places that look different from the photographs',
    moments: 'the January evenings in which trips are planned|the week before departure',
    myth: 'Booking it myself is always cheaper',
    names: 'Two Suitcases|The Missed Connection',
  },
];
