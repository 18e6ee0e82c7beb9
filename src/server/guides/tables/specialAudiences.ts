import type { AudienceRow, Talk } from './rows.ts';

/** Buyers of a few trades, whom a broader row would describe wrongly. */
export const specialAudiences: readonly AudienceRow[] = [
  {
    key: 'counsel',
    kind: 'business',
    stems: 'general counsel|in house|legal department|legal team|corporate legal',
    people: 'in-house lawyers',
    one: 'in-house lawyer',
    buyers: 'general counsel and small in-house legal teams',
    guests:
      'a general counsel who was the company’s first lawyer|a counsel who cut the outside spend in a year|a legal operations lead with a team of two',
    openers:
      'Which bill did you question first, and what did the firm say?|What did two people stop doing so that the rest got done?',
    places:
      'the ACC Annual Meeting and its chapters|the L Suite community|CLOC|the Corporate Counsel newsletter',
    approach:
      'ask the chapter’s administrator who runs a team of one or two|ask a member you know, because vendors do not write there|go through the speakers who present with their own business side|write to the counsel in a profile about the matter they call routine',
    words: 'outside counsel spend|redlines|contract turnaround|matter intake',
    problems:
      'contracts that wait for one signature|outside bills that arrive without a forecast|a business side that asks legal last',
    moments: 'the week before the quarter ends|the month a dispute begins',
    myth: 'It is quicker if we do it ourselves',
    names: 'Redlined|Signed on Friday',
  },
  {
    key: 'womenOverFifty',
    kind: 'consumer',
    stems:
      'women over 50|women over fifty|women in their fifties|women in their 50s|woman over 50|woman over fifty|women over 55|women over 60|women over sixty|women in their sixties|postmenopaus',
    people: 'women over fifty',
    one: 'woman over fifty',
    buyers: 'women over fifty who want their strength back',
    guests:
      'a woman who started at fifty-two|a gynecologist who takes questions without hurry|a physical therapist who works with bone density',
    openers:
      'What do women ask you in the last minute of an appointment?|Which exercise do you give to almost everyone, and who should not do it?',
    places:
      'the morning classes at the YMCA|the Substack letters of writers over fifty|the health fair of the local clinic|the private Facebook groups about menopause',
    approach:
      'ask the instructor who has been coming longest|write to the author first, and ask which reader she would like to hear|ask the organizer for a chair and a question on a card|ask the moderator first, and post nothing about the show',
    words: 'hot flashes|bone density|sleep|strength',
    problems:
      'advice that ends with “at your age”|a suitcase that has grown heavier|classes full of thirty-year-olds',
    moments: 'the month of a bone-density scan|the week a suitcase gets too heavy',
    myth: 'At my age walking is enough',
    names: 'Carry Your Own Suitcase|At Your Age',
  },
  {
    key: 'partners',
    kind: 'consumer',
    stems: 'relationship|marriage|married|dating|single|partners in love|spouses',
    people: 'couples',
    one: 'couple',
    buyers: 'couples who want to decide things together again',
    guests:
      'a couple who separated for a summer and came back|a couple forty years in|a night nurse and a day teacher who share a calendar',
    openers:
      'What do you two do after an argument that you did not do in the first years?|When do you two talk, if one of you sleeps while the other works?',
    places:
      'the marriage-preparation class of a church or community center|the childbirth class at the hospital|the couples’ evening of a dance or cooking school|the library’s evening talks',
    approach:
      'ask the person who leads it to pass your note on|ask the nurse who teaches it for a place on the table by the door|dance first, and ask the teacher for an introduction|ask the librarian who stayed longest with a question',
    words: 'the argument|the weekend|the money talk|the silence',
    problems:
      'an argument that begins in the car|two calendars without one free evening|a decision that one of the two has already made',
    moments: 'the month of a first shared lease|the year after a child is born',
    myth: 'We will talk about it later',
    names: 'The Talk in the Car|Ask Me Later',
  },
  {
    key: 'familyCaregivers',
    kind: 'consumer',
    stems: 'adult child|adult children|family caregiver|aging parent|elderly parent',
    people: 'family caregivers',
    one: 'family caregiver',
    buyers: 'adult children who look after a parent, often from far away',
    guests:
      'a daughter who manages care from three states away|two brothers who disagreed and settled it|a hospital discharge planner',
    openers:
      'Which of you two changed his mind first, and what had he seen?|What do families ask you at four on a Friday that they could ask on Monday?',
    places:
      'the caregivers’ evening at the library|the county’s office for the aging|the support group of the Alzheimer’s Association|the faith community’s visiting service',
    approach:
      'ask the librarian who leads it to pass your note on|ask a case worker which family would talk, a year later|ask the group’s leader, and never in the circle|ask the person who plans the visits',
    words: 'the fall|the aide|the facility tour|the siblings',
    problems:
      'a parent who says that everything is fine|a sister who lives nearest and does everything|papers that turn up in the wrong drawer',
    moments: 'the week after a hospital stay|the holidays in which everyone sees it',
    myth: 'Mom would never accept help',
    names: 'Caring From Far Away|Everything Is Fine Here',
  },
  {
    key: 'drugMakers',
    kind: 'business',
    stems:
      'biotech|pharma compan|pharmaceutical|drug maker|device maker|medical device compan|clinical operations|sponsors of trials',
    people: 'clinical leaders',
    one: 'clinical leader',
    buyers: 'clinical and regulatory leaders of drug, device and diagnostics companies',
    guests:
      'a head of clinical operations who closed half of the sites|a study coordinator with eleven trials|a regulatory lead who answered the last question in time',
    openers:
      'Which form from a sponsor do you fill in twice, and what happens to the second one?|What did the last question ask, and who in the company knew the answer?',
    places:
      'the DIA annual meeting|the regional life-science association|the Society for Clinical Research Sites’ summit|the STAT and Endpoints newsletters',
    approach:
      'go through the sessions for sponsors, and leave the vendors’ theater aside|ask its office which company hosts the next evening|ask coordinators which sponsor is good to work with|note who is quoted about a study that failed, and write with respect',
    words: 'enrollment|the protocol|the database lock|sites',
    problems:
      'a study that enrolls slower than the plan|a vendor for each task and nobody for the whole|a question from the regulator on a Friday',
    moments: 'the quarter before a submission|the month enrollment falls behind',
    myth: 'More sites mean faster enrollment',
    names: 'One Patient per Site|Last Patient In',
  },
  {
    key: 'injured',
    kind: 'consumer',
    stems: 'injured people|injured worker|accident victim|people hurt in',
    people: 'injured people',
    one: 'injured person',
    buyers: 'people who were hurt and deal with an insurer for the first time',
    guests:
      'somebody whose claim was settled two years ago|an emergency-room nurse|a retired claims adjuster',
    openers:
      'What do people leave the emergency room without that they will need?|What did you write down first when somebody called?',
    places:
      'the hospital’s rehabilitation support group|the physical therapy practices in town|the union hall’s safety meeting|the library’s evening talks',
    approach:
      'ask the person who leads it to pass your note on, and never write to a member|ask the owner who likes to tell how the way back went|ask the safety steward whose case is closed|ask the librarian who stayed longest with a question',
    words: 'the adjuster|the settlement|the police report|the deadline',
    problems:
      'forms that arrive before the pain is gone|a boss who asks when you are back|a recorded call nobody expected',
    moments: 'the week after an accident|the month the insurer makes its first offer',
    myth: 'The insurer will be fair if I am polite',
    names: 'The First Offer|What the Adjuster Said',
  },
  {
    key: 'recovering',
    kind: 'consumer',
    stems: 'people in recovery|families of addict|addict|sobriety|people who drink',
    people: 'people in recovery',
    one: 'person in recovery',
    buyers: 'people who want to stop drinking or using, and the ones who love them',
    guests:
      'a man nine years sober|a sister who stopped covering for him|an employer who kept a job open',
    openers:
      'What did you stop doing for him, and what did that do to you?|What did you agree on for the day he came back?',
    places:
      'the recovery community center|the public events of recovery month in September|the family evening of a treatment center|the employee assistance program of a large employer',
    approach:
      'ask the director who speaks in public under a first name|go through the speakers of the last two years|ask the family counselor to pass your note on|ask its manager which employer talks about it openly',
    words: 'day one|triggers|the meeting|relapse',
    problems:
      'an evening that begins at six|a family that has learned not to ask|a secret known to the whole office',
    moments: 'the morning after a broken promise|the month before a hearing',
    myth: 'It is not that bad yet',
    names: 'Day One, Again|The Glass in Every Picture',
  },
];

export const specialTalk: Readonly<Record<string, Talk>> = {
  womenOverFifty: {
    second: 'a daughter who trains with her phone',
    paper: 'a training diary of the first month',
    debate: 'three hard hours a week, or twenty minutes a day',
    asks: 'What could you lift, carry or climb at fifty-five that you could not at fifty?|Who showed you around the weight room, and what did they leave out?|Which exercise did you avoid because somebody might be watching?',
  },
  partners: {
    second: 'a best friend who hears one side',
    paper: 'a shared calendar of one week',
    debate: 'talk it out tonight, or sleep on it',
    asks: 'What did you two talk about on the way home last Saturday?|Who apologizes first in your house, and how?|Which evening of the week belongs to the two of you, and what gets in the way?',
  },
  familyCaregivers: {
    second: 'a brother who lives far away',
    paper: 'the list on the refrigerator',
    debate: 'bring help into the house, or look for a new one',
    asks: 'What did you see at the holidays that nobody said aloud?|Which task did you hand to a sibling, and how did that go?|What does your mother want that is on no form?',
  },
  drugMakers: {
    second: 'a finance chief who counts the weeks of delay',
    paper: 'the enrollment chart of one study',
    debate: 'more sites, or more patients per site',
    asks: 'Which site called you with bad news early, and what did you do for them?|What did a coordinator tell you that no monitor had written down?|Which line of the protocol would you delete today?',
  },
  injured: {
    second: 'a spouse who opens the mail',
    paper: 'a timeline of one claim, without names',
    debate: 'take the first offer, or wait',
    asks: 'Who took notes in the first week, and on what?|How did you keep the mail in order?|What did you tell your boss, and when?',
  },
  recovering: {
    second: 'a spouse who counts the bottles',
    paper: 'a calendar with the first ninety days',
    debate: 'tell everyone, or tell three people',
    asks: 'What did you do at six in the evening in the first week?|What does the family talk about at dinner now?|Who drove you to the first meeting?',
  },
};
