import type { NicheRow } from './rows.ts';

/** Health, fitness and care. */
export const healthNiches: readonly NicheRow[] = [
  {
    stems: 'dentist|dental|zahnarzt|dentistry|orthodont|dental practice|implant dent',
    offer: 'dental care',
    isLocal: true,
    cautions: [
      {
        title: 'A local practice, heard everywhere',
        conflict:
          'A podcast is heard everywhere, and your work is done within an hour of {city}. Most listeners of a general show can never become {client}s.',
        instead:
          'Name {city} in the description and in every opening, take guests and examples from there, and count only listeners who live near enough.',
      },
      {
        title: 'A toothache is not content',
        conflict:
          'Somebody in pain will look for a remedy in your episodes. A tip for home can cost them the tooth, and you your good name.',
        instead:
          'No home remedies and no waiting tips. Each episode that mentions pain says in the first minute when to call a dentist the same day.',
      },
    ],
    sellers: 'dentists',
    rule: 'health',
    client: 'patient',
    audience: 'parents',
    buyers: 'families with children, and adults who have not seen a dentist in years',
    alsoFor: {
      people: 'adults who came back to a dentist after many years',
      one: 'an adult who came back to a dentist after many years',
      title: 'Eleven years without a dentist',
      asks: 'What made you call after all those years, and how long did the call take?|What did you expect to hear in the chair after so many years, and what did you hear?',
      angle:
        'Go through the eleven years in order: the appointment that was canceled, the year it became embarrassing, the call, the first visit. Ask what the person at the front desk said that made it possible. Close with the sentence a listener could say on the phone tomorrow.',
    },
    guests:
      'an adult who came back after eleven years|a parent of a child who bit the first dentist|a hygienist with twenty years of Mondays',
    openers:
      'How did the first dentist tell you about the bite, and what did you do next?|What do you see on a Monday that people tell you nothing about?',
    talk: {
      second: 'a spouse who makes the appointments',
      paper: 'a treatment plan with its prices|an explanation of benefits after one visit',
      debate: 'pull it, or save it',
      asks: 'How long had you been chewing on the other side?|Who in your family is afraid of the chair, and where did that begin?|Which appointment did you cancel, and what did you tell the front desk?',
    },
    problems:
      'a toothache left too long|fear that is older than the tooth|a treatment plan with a four-figure number|a yearly maximum that is reached in November',
    moments: 'the weeks before benefits expire|the month a family moves to town',
    momentAngles:
      'Put the weeks in order: what the plan still pays this year, which treatment needs two visits, when the last good appointments are gone. Say what is worth a call today, and what is better left for January.|Put the month in order: the records to ask for before the truck comes, the first visit with nothing wrong, the emergency number on the refrigerator. Say what a family can ask on the phone to find out whether children are welcome.',
    myth: 'If it does not hurt, it can wait',
    words: 'toothache|fear of the chair|the treatment plan|the cleaning',
    names: 'It Can’t Wait|The Chair, Explained',
  },
  {
    stems:
      'medical practice|primary care|family medicine|doctor|physician|concierge medicine|direct primary care|pediatric|dermatolog|surgeon|surgery|clinic|ophthalmolog|internal medicine|optometr|eye care|hearing aid|fertility',
    offer: 'medical care',
    sellers: 'physicians',
    rule: 'health',
    client: 'patient',
    audience: 'patients',
    buyers: 'patients who want a doctor with time, and their families',
    problems:
      'eight minutes for four complaints|results that arrive without a sentence|a search engine at midnight|three specialists who do not talk to each other',
    moments: 'the week after a worrying result|the month a long-time doctor retires',
    myth: 'More tests mean better care',
    words: 'the referral|blood work|side effects|the second opinion',
    names: 'The Second Opinion|Eight Minutes',
  },
  {
    stems:
      'physical therap|physio|chiropract|osteopath|massage|rehab|sports medicine|pain management|massage|bodywork|acupunct|occupational therap',
    offer: 'physical therapy',
    sellers: 'physical therapists',
    rule: 'health',
    client: 'patient',
    audience: 'athletes',
    buyers: 'active people with a pain that keeps coming back',
    problems:
      'a knee that is fine until mile six|exercises done for a week|an image that shows something harmless|rest prescribed by fear',
    moments: 'the weeks after an injury|the month before a race',
    myth: 'Pain means damage',
    words: 'the MRI|recovery|range of motion|flare-ups',
    names: 'Fine Until Mile Six|What the MRI Missed',
  },
  {
    stems: 'nutrition|dietit|weight loss|diet|meal plan|functional nutrition|gut health',
    offer: 'nutrition coaching',
    sellers: 'nutrition coaches',
    rule: 'health',
    audience: 'midlifeWomen',
    problems:
      'a scale that decides the mood|Friday that undoes the week|advice that contradicts last month’s advice|cooking for a family that eats otherwise',
    moments: 'the week after a check-up|the month a favorite pair of jeans stops fitting',
    myth: 'I know what to do, I just do not do it',
    words: 'cravings|protein|the scale|meal prep',
    names: 'The Honest Plate|Friday Happens',
  },
  {
    stems:
      'personal train|personal fitness|fitness|strength|fitness coach|gym|workout|crossfit|bodybuild|get fit|pilates',
    offer: 'fitness coaching',
    note: 'General information, not medical advice. Ask your doctor before you start.',
    sellers: 'fitness coaches',
    audience: 'professionals',
    problems:
      'a membership that is paid and not used|a plan for six days a week|knees that complain on stairs|a good January',
    moments: 'the month after a check-up|the week a hotel gym is the only gym',
    myth: 'It only counts if it takes an hour',
    words: 'the deadlift|soreness|steps|consistency',
    names: 'Stronger in February|Twenty Minutes, Heavy',
  },
  {
    stems: 'yoga|meditation|mindful|breathwork|spiritual|reiki|energy heal|astrolog|tarot|retreat',
    offer: 'yoga and meditation',
    sellers: 'yoga teachers',
    audience: 'seekers',
    problems:
      'a mind that plans dinner|a mat under the bed|calm that lasts until the driveway|teachers who sell certainty',
    moments: 'the month after a loss|the week sleep does not come',
    myth: 'I am not flexible enough',
    words: 'the mat|breath|stillness|practice',
    names: 'Calm Until the Driveway|Ten Quiet Minutes',
  },
  {
    stems:
      'health coach|wellness|holistic|functional medicine|naturopath|longevity|biohack|hormone|menopaus|women s health|fertility|acupunct',
    offer: 'health coaching',
    sellers: 'health coaches',
    audience: 'midlifeWomen',
    problems:
      'lab results that are normal and a body that is not|supplements bought at midnight|a sleep that ends at three|symptoms explained by age',
    moments: 'the week a doctor says it is normal|the year periods become irregular',
    myth: 'That is just getting older',
    words: 'hormones|labs|sleep|supplements',
    names: 'Normal Labs|Not Just Older',
  },
  {
    stems:
      'corporate wellness|employee wellness|occupational health|workplace wellness|employee health',
    offer: 'corporate wellness programs',
    sellers: 'wellness providers',
    audience: 'hr',
    problems:
      'a meditation app opened by nine people|sick days that rise each November|managers who praise the night shift|a budget without an outcome',
    moments: 'the quarter benefits are planned|the month absence reaches a record',
    myth: 'A fruit basket is better than nothing',
    words: 'absence|participation|burnout|benefits',
    names: 'Sick Days|The Wellness Email',
  },
  {
    stems:
      'senior care|home care|elder care|assisted living|hospice|caregiv|nursing|senior living|retirement communit',
    offer: 'care for older people',
    sellers: 'care providers',
    rule: 'health',
    audience: 'familyCaregivers',
    buyers: 'adult children who look after a parent from far away',
    problems:
      'a fall nobody mentioned|siblings who disagree by text|a house with stairs and memories|a bill that is due before the benefit',
    moments: 'the week after a hospital stay|the holidays in which everyone sees it',
    myth: 'Mom would never accept help',
    words: 'the fall|the aide|the facility tour|the siblings',
    names: 'The Stairs at Mom’s|Caring From Far Away',
  },
  {
    stems: 'addiction|recovery|sober|rehab center|alcohol',
    offer: 'recovery support',
    sellers: 'recovery programs',
    rule: 'health',
    audience: 'recovering',
    buyers: 'people who want to stop drinking or using, and the ones who love them',
    problems:
      'a promise renewed each Sunday|a family that walks on tiptoe|friends who are only friends with a glass|a job that still works',
    moments: 'the morning after a broken promise|the month before a hearing',
    myth: 'It is not that bad yet',
    words: 'day one|triggers|the meeting|relapse',
    names: 'Day One, Again|Still Working, Still Drinking',
  },
  {
    stems:
      'medical billing|revenue cycle|practice consult|practice management|dental consult|healthcare consult|medical consult|credentialing',
    offer: 'practice management and billing',
    sellers: 'practice consultants',
    audience: 'physicians',
    problems:
      'denials that are written off quietly|a schedule with holes on Tuesday|a receptionist who decides the revenue|a payer contract from another decade',
    moments: 'the quarter a payer cuts its rates|the month the office manager leaves',
    myth: 'If we see more patients, it will work out',
    words: 'denials|the payer contract|days in A/R|the schedule',
    names: 'Written Off|The Empty Slot',
  },
  {
    stems:
      'pharma|biotech|life science|clinical trial|clinical research|medical affairs|lab equipment|diagnostics',
    offer: 'services for drug and device makers',
    sellers: 'research service companies',
    audience: 'drugMakers',
    buyers: 'clinical and regulatory leaders of drug, device and diagnostics companies',
    problems:
      'sites that enroll one patient|a protocol amended four times|data cleaned by hand before the lock|a regulator with one more question',
    moments: 'the quarter before a submission|the month enrollment falls behind',
    myth: 'More sites mean faster enrollment',
    words: 'enrollment|the protocol|the database lock|sites',
    names: 'One Patient per Site|Protocol Amendment Four',
  },
  {
    stems: 'veterinar|vet clinic|animal care|animal health',
    offer: 'veterinary care',
    sellers: 'veterinarians',
    audience: 'petOwners',
    guests:
      'an owner who waited with the lump and was lucky|a shelter manager|a groomer who finds what owners miss',
    openers:
      'Which animal came in sick and left with a family, and what did it need first?|What do you feel under the fur that owners have not seen?',
    problems:
      'a limp that comes and goes|food chosen by the label|an estimate read in the parking lot|the last decision',
    moments: 'the first month with a puppy|the week a lump is found',
    myth: 'He would show it if it hurt',
    words: 'the estimate|vaccines|the lump|pet insurance',
    names: 'Limp, Lump, Itch|Is He in Pain?',
  },
  {
    stems:
      'dog train|pet groom|pet sit|dog walk|pet food|dog food|dog treat|cat food|pet product|horse|animal train|pet',
    offer: 'dog training and pet care',
    sellers: 'dog trainers',
    audience: 'petOwners',
    problems:
      'a leash that pulls the shoulder|visitors who must be announced|commands that work in the kitchen|treats that replaced the plan',
    moments: 'the first week with a rescue dog|the month a baby is expected',
    myth: 'He is just stubborn',
    words: 'the leash|recall|the trigger|treats',
    names: 'The Other End of the Leash|Sit, Stay, Repeat',
  },
  {
    stems: 'beauty|skincare|cosmetic|salon|hair|makeup|spa|aesthetic|med spa|tattoo|nail',
    offer: 'beauty treatments',
    sellers: 'beauticians',
    audience: 'midlifeWomen',
    guests:
      'a woman who threw out all but three bottles|a bride’s mother with six weeks to go|a stage makeup artist',
    openers:
      'What did you change six weeks before, and what did you leave alone?|What lasts through two shows and a summer night?',
    talk: {
      second: 'a daughter who takes the pictures',
      paper: 'the receipt of one year of creams',
      debate: 'treat it, or leave it',
      asks: 'Which product do you buy again without thinking?|What did a friend say when she saw the result?|How many minutes do you have in the morning, really?',
    },
    problems:
      'nine bottles and the same skin|a treatment bought from a video|a cut that works for one morning|prices explained after the appointment',
    moments: 'the weeks before a big event|the birthday that changes the mirror',
    myth: 'Expensive means effective',
    words: 'retinol|downtime|the consultation|upkeep',
    names: 'Nine Bottles|The Honest Mirror',
  },
  {
    stems:
      'golf|run coach|running coach|youth sport|triathlon|sports coach|cycling|tennis|athlete|martial art|swim|outdoor|climb|ski|dance|gymnast',
    offer: 'sports coaching',
    sellers: 'sports coaches',
    audience: 'athletes',
    problems:
      'a swing that returns on the eleventh hole|miles that add up to an injury|a watch that is trusted more than the legs|race nerves at breakfast',
    moments: 'the winter before a season|the week after a bad race',
    myth: 'More volume, more speed',
    words: 'the plateau|technique|taper|the watch',
    names: 'The Eleventh Hole|Off the Plateau',
  },
];
