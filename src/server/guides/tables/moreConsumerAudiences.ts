import type { AudienceRow } from './rows.ts';

/** Private people. */
export const moreConsumerAudiences: readonly AudienceRow[] = [
  {
    key: 'private',
    kind: 'consumer',
    stems:
      'people who|people with|people in|men who|women who|men with|women with|men|women|families|individuals|adults|teenagers|young people|seniors',
    people: 'clients',
    one: 'client',
    buyers: 'people who decide this for themselves and for their families',
    guests:
      'somebody who waited for years and then did it|somebody who tried it alone first|a friend who was there the whole time',
    openers:
      'What did you try alone, and for how long?|What could you see from outside that your friend could not?',
    places:
      'the Meetup groups in town|the evening courses of the community college|the neighborhood groups on Facebook|the public library’s events',
    approach:
      'go twice, then ask the organizer for an introduction|ask the instructor to pass your note on|read the rules first; ask the moderator, never the group|ask the librarian who spoke there last season',
    words: 'the first step|the waiting|advice|the cost',
    problems:
      'a step that has been put off since last year|advice from everyone and help from no one|something that is talked about only at night',
    moments: 'the week something ends|the month a birthday makes people think',
    myth: 'It can wait another year',
    names: 'Another Year|Said at Night',
  },
  {
    key: 'immigrants',
    kind: 'consumer',
    stems: 'immigrant|visa applicant|green card holder|asylum seeker|newcomers to the',
    people: 'immigrants',
    one: 'immigrant',
    buyers: 'people and families whose next years depend on a visa',
    guests:
      'an engineer who waited eleven years for a green card|a couple who lived in two countries for three years|a retired consular officer',
    openers:
      'What did the two of you do on the evenings when it was morning for one of you?|What did people bring to the window that they did not need?',
    places:
      'the community center’s citizenship class|the consulate’s information evenings|the group chats of people from the same city|the r/USCIS and r/immigration forums',
    approach:
      'ask the teacher which graduate is proud of the interview|ask a clerk who helps to organize them|let a friend in the chat ask for you, without the show’s name|read there for the questions, and recruit nobody',
    words: 'the interview|the priority date|status|the petition',
    problems:
      'advice from a cousin with another case|papers with a deadline nobody mentions|a life planned around an envelope',
    moments: 'the months before a status expires|the week an official letter arrives',
    myth: 'If the forms are honest, it will work out',
    names: 'Case Received|The Priority Date',
  },
  {
    key: 'petOwners',
    kind: 'consumer',
    stems: 'pet owner|dog owner|dog|cat owner|puppy|horse owner|equestr|pets',
    people: 'pet owners',
    one: 'pet owner',
    buyers: 'people who live with a dog, a cat or a horse',
    guests:
      'an owner who nearly gave the dog away|a shelter manager|a veterinarian who answers at the fence',
    openers:
      'Which animal surprised you after a month in a home?|What do people ask at the fence that they do not ask in the clinic?',
    places:
      'the dog park at seven in the morning|the breed’s group on Facebook|the shelter’s open day|the feed and pet store’s notice board',
    approach:
      'come at the same hour for a week, then ask|ask the administrator, and offer no advice in the group|ask the manager which adopter sends pictures|put up a card with one question on it and your first name',
    words: 'recall|the vet bill|separation anxiety|the breed',
    problems:
      'advice from strangers at the park|behavior that worsens with every trick|a bill that comes with a hard decision',
    moments: 'the first week with a new animal|the month a baby is expected',
    myth: 'He is just stubborn',
    names: 'The Other End of the Leash|Nobody Told the Dog',
  },
  {
    key: 'highEarners',
    kind: 'consumer',
    stems:
      'high net worth|high earner|wealthy|affluent|tech employee|high income|stock option|family office|business owners who sold',
    people: 'high earners',
    one: 'high earner',
    buyers: 'professionals with a high income and no time to look after it',
    guests:
      'a surgeon who paid off the loans and kept the old car|an engineer with too much of one stock|a family who sold the company',
    openers:
      'What keeps you from selling, and what did you sell first?|What did the family talk about at the first dinner after the sale?',
    places:
      'the alumni club|the private school’s parents’ association|the benefits session of the large employer in town|the White Coat Investor and Blind forums',
    approach:
      'ask the secretary who would talk about money over lunch|ask a parent you know, and leave the association out of it|ask the benefits manager which question comes up every year|read there for the questions; professionals may not recruit in them',
    words: 'concentrated stock|the tax bill|lifestyle creep|the number',
    problems:
      'income that is high and wealth that is not|one company’s shares in place of a plan|a tax bill that surprises each April',
    moments: 'the month a bonus is paid|the week after the April bill',
    myth: 'I earn enough to sort it out later',
    names: 'Gone by December|The Bonus',
  },
  {
    key: 'athletes',
    kind: 'consumer',
    stems: 'athlete|runner|cyclist|triathl|golfer|lifter|hiker|sport|player',
    people: 'amateur athletes',
    one: 'amateur athlete',
    buyers: 'amateur athletes who train with a goal',
    guests:
      'a runner who came back from an injury|a masters champion who started late|a race director',
    openers:
      'What did you know at fifty that you would have ignored at twenty-five?|What do you see at the finish that nobody posts?',
    places:
      'the club’s long run on Sunday|Strava clubs|the expo on the day before the race|the sport’s forum on Reddit',
    approach:
      'run along twice, and ask the person who waits at the end|comment on a hard week, and ask later|ask the race director for the finisher with the best story|see who gives good answers, and write only if the rules allow it',
    words: 'the plateau|base training|recovery|race day',
    problems:
      'training that repeats the injury|gear bought in place of sleep|plans copied from professionals',
    moments: 'the winter before a season|the week after a bad race',
    myth: 'More training is always better',
    names: 'Twelve Weeks Out|The Bad Race',
  },
  {
    key: 'patients',
    kind: 'consumer',
    stems:
      'patient|chronic|pain|diabet|cancer|autoimmun|anxi|adhd|trauma|sleep problem|gut|people with',
    people: 'patients',
    one: 'patient',
    buyers: 'people who live with a condition and are tired of being told to wait',
    guests:
      'a patient who got the diagnosis after seven years|a nurse who explains what the doctor had no time for|a researcher who changed an opinion in public',
    openers:
      'What do people ask you once the doctor has left the room?|What did you have to read before you said that you had been wrong?',
    places:
      'the condition’s patient association|the condition’s forum on Reddit|the hospital’s support group|the comments under the one honest book about it',
    approach:
      'ask its office who speaks for members|read for the questions, and write to nobody uninvited|ask the nurse who leads it to pass your note on|write to the author first, and let readers come to you',
    words: 'the diagnosis|flare-ups|side effects|the specialist',
    problems:
      'months between two appointments|advice that ignores the rest of their life|treatments chosen from the loudest voice online',
    moments: 'the week after a worrying result|the month a long-time doctor retires',
    myth: 'The doctor would have said something',
    names: 'The Second Opinion|The Waiting Room',
  },
  {
    key: 'seekers',
    kind: 'consumer',
    stems: 'spiritual|seeker|meditat|mindful|faith|purpose|yogi|self help|personal growth',
    people: 'seekers',
    one: 'seeker',
    buyers: 'people at a turning point who are looking for more quiet and direction',
    guests:
      'a former skeptic with a daily practice|a hospice chaplain|a teacher who stopped teaching for a year',
    openers:
      'What do people want to talk about when there is nothing left to fix?|What did you do at the hour at which you used to teach?',
    places:
      'retreat centers and their mailing lists|the Insight Timer groups|the notice board of the yoga studio|the bookstore’s evening program',
    approach:
      'ask the center’s host who came back a third time|ask the group’s leader, and leave the sessions alone|ask the owner for a place for your card|ask the bookseller which reader stayed longest with a question',
    words: 'practice|letting go|the inner critic|silence',
    problems:
      'books that are read and not lived|a practice that ends with the retreat|big questions asked at three in the morning',
    moments: 'the month after a loss|the week sleep does not come',
    myth: 'I will start when it is quieter',
    names: 'When It Is Quieter|The Long Exhale',
  },
  {
    key: 'enthusiasts',
    kind: 'consumer',
    stems:
      'collect|enthusiast|hobby|fans|readers|gamer|maker|gardener|home cook|car owner|driver|shopper|style',
    people: 'enthusiasts',
    one: 'enthusiast',
    buyers: 'people who spend evenings, weekends and money on a passion',
    guests:
      'a collector who sold it all and began again|a maker who turned down a large order|the volunteer who runs the oldest club in the state',
    openers:
      'Why did you say no to the large order?|Who came on the first evening, and who still comes?',
    places:
      'the subject’s forum and subreddit|the weekend fair|the club’s monthly evening|the YouTube channel everyone quotes',
    approach:
      'see who answers beginners, and write only if the rules allow it|ask at the oldest stand who should be on the show|ask the secretary who tells it best|answer a comment in public before you write in private',
    words: 'the first one|the upgrade|the good ones|provenance',
    problems:
      'too much choice and too few honest reviews|expensive mistakes of the first year|knowledge that is scattered over old forums',
    moments: 'the winter before a season|the month a first one breaks',
    myth: 'You need the expensive one',
    names: 'The First One|Buy Once',
  },
  {
    key: 'doctorHouseholds',
    kind: 'consumer',
    stems: 'physician famil|doctor famil|physician household|doctor household|resident physician',
    people: 'doctors',
    one: 'doctor',
    buyers: 'doctors and their spouses who earn well and have no time to look after their money',
    alsoFor: {
      people: 'doctors’ spouses',
      one: 'a doctor’s spouse who runs the household’s money',
      title: 'The accounts, from the spouse’s side',
      asks: 'Which of the accounts could you open tonight without asking?|What did the two of you decide about money while one of you was on call?',
      angle:
        'Begin with what this guest sees and doctors do not: the accounts, the passwords, the letters that lie unopened after a week of nights. Close with one thing both could settle this week.',
    },
    guests:
      'a surgeon who paid off the loans and kept the old car|an anesthesiologist who went down to three days a week|a retired internist who wishes for ten years back',
    openers:
      'What did the three days cost you in the first year, and who did the math?|Which ten years would you take back, and what filled them?',
    places:
      'the young physicians’ section of the county medical society|the alumni list of a residency program|the physician spouses’ groups|the White Coat Investor community',
    approach:
      'ask its staff who organizes the section|ask the program coordinator to forward your note|ask the person who runs one, and write to no member|read there, recruit nobody, and ask doctors you know who writes well in it',
    words: 'the loans|disability insurance|call pay|the buy-in',
    problems:
      'a high income that began late|advice that ends in a product|a spouse who has to trust',
    moments: 'the month a partnership is offered|the year the loans are paid off',
    myth: 'I earn enough to sort it out later',
    names: 'After the Last Call|Paid Since Thirty-Three',
  },
  {
    key: 'expecting',
    kind: 'consumer',
    stems: 'expectant|expecting|new mother|new parent|pregnan|first time mom',
    people: 'expecting parents',
    one: 'expecting parent',
    buyers: 'parents who expect a child or came home with one this month',
    guests:
      'a mother six months after the second birth|a father who was sent home at night|a labor nurse with twenty years of nights',
    openers:
      'What did you do in the first hour alone at home?|What do you say at four in the morning that is in no book?',
    places:
      'the childbirth class at the hospital|the lactation consultants and doulas in town|the local La Leche League group|the prenatal yoga class',
    approach:
      'ask the nurse who teaches it to pass your note on|ask each which family would gladly tell its story|ask the leader first, and never at a meeting|ask the instructor who came back with the baby',
    words: 'the due date|the hospital bag|the night shift|the pediatrician',
    problems:
      'advice that changes with every visitor|a plan for the birth and none for the week after|help that is offered and never dated',
    moments: 'the last month before the due date|the second week at home',
    myth: 'It will all come naturally',
    names: 'The Second Week|Due in March',
  },
];
