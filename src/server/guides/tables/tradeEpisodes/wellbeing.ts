import type { TradeEpisodes } from '../rows.ts';

export const wellbeingEpisodes: TradeEpisodes = {
  'health coaching': [
    {
      title: '“Normal” on the lab report, and still exhausted',
      angle:
        'Explain how a reference range comes about and why it describes a crowd. Then keep the two-week log that a doctor can actually use: sleep, hours, cycle, coffee, stairs. The show ends with the sentence for the next appointment, the one that asks for a plan and not for another test.',
      ask: 'What did you say at the appointment after the one where everything was normal?',
      tell: 'The report says normal, and you have lain down in the middle of the afternoon again.',
    },
    {
      title: 'A shelf of supplements bought after midnight',
      angle:
        'Clear a typical shelf: the three that promise sleep, the two with the same ingredient, the one a friend sold. Check for each what the government’s fact sheets say and what it does beside a prescription. What remains on the shelf fits into one hand, and the pharmacist gets the last question.',
      ask: 'Which jar is still on your shelf, and how did you decide about the others?',
      tell: 'I have emptied a shelf onto this table, and some of these jars are the same thing in different colors.',
    },
    {
      title: 'Three in the morning: what to do with an hour awake',
      angle:
        'Spend the hour from three to four with the listener. At ten past, the clock; at twenty past, the thought about work; at half past, the kitchen. Offer for each station one thing that tends to help and one that prolongs the night, then say at which point sleeplessness belongs to a doctor.',
      ask: 'What is your hour between three and four like these days?',
      tell: 'It is eleven minutes past three, and you have looked at the clock again.',
    },
  ],
  'corporate wellness programs': [
    {
      title: 'The meditation app nobody opens',
      angle:
        'Follow the app from the vendor’s demo to the tenth week: the launch email, the leaderboard, the manager who never mentioned it. Ask what problem it was bought for and who would have noticed if it had worked. HR should end with a test that costs nothing, four weeks in a single team.',
      ask: 'Which program did people really use, and who had asked for it?',
      tell: 'The license runs for three years, and the last person who opened it works in HR.',
    },
    {
      title: 'November: reading sick days like weather',
      angle:
        'Take twelve months of sick days in an invented plant and look for what the calendar explains, the flu, the overtime, the change of shifts. Draw in the week in which one supervisor left. Then list what a head of HR may see in such data and what has to stay unseen.',
      ask: 'In which month did absence stand out, and what did you find when you asked on the floor?',
      tell: 'Sick days come in waves, and only one of those waves is the flu.',
    },
    {
      title: '“She took the night shift again,” said with admiration',
      angle:
        'Listen to how managers talk in a good quarter and write down the compliments: the answered email on Sunday, the vacation cut short. Translate every one into the rule a new employee hears. Close with three other sentences a manager can praise on Monday without a program, an app or a poster.',
      ask: 'What was a manager praised for in your company that you would rather not see repeated?',
      tell: 'I want to talk about compliments, because they are the real wellness policy.',
    },
  ],
  'care for older people': [
    {
      title: 'The fall nobody mentioned',
      angle:
        'Look for the signs a visitor can see without interrogating anybody: the new rug, the bruise with a story, the bathroom towel bar that hangs loose. Play the telephone call on which a daughter asks, and try it in three tones. The last part sorts what to do this week, what to measure, and when a doctor should hear about it.',
      ask: 'How did you learn of the fall, and what did your mother say when you asked her?',
      tell: 'There is a rug in the hallway that was not there at Christmas.',
    },
    {
      title: 'Siblings by text: getting to one decision',
      angle:
        'Read an invented family chat aloud, with the silent brother, the sister who lives nearest and the thumbs-up that means no. Move the same decision into a phone call with an agenda of three points. The family ends with one list, on which a name stands beside every task, the distant ones too.',
      ask: 'Which sentence changed the tone between you and your siblings?',
      tell: 'The group is called “Mom,” it has four members, and two of them do not write anymore.',
    },
    {
      title: 'The house with the stairs',
      angle:
        'Walk through a house from the curb to the bed and count steps, thresholds and dark corners. Price three futures for it in round figures: adapt it, move downstairs, move out. Leave room for what is not on any price list, the garden and the neighbor, and let that count.',
      ask: 'What would your parents never leave behind in that house, and how did you plan around it?',
      tell: 'Thirteen steps lead to the bedroom, and every one of them is a memory.',
    },
  ],
  'recovery support': [
    {
      title: 'Sunday’s promise, Wednesday’s evening',
      angle:
        'Talk about the distance between Sunday night and Wednesday at six, hour by hour, without a heroic tone. Name what a promise needs beside a will: a plan for the hour, a person to call, an empty cabinet. Say at the beginning where to get help at once, with the national helpline, and repeat it at the end.',
      ask: 'What was different about the week in which it held?',
      tell: 'On Sunday you meant it, and this is about Wednesday at ten to six.',
    },
    {
      title: 'A house that walks on tiptoe',
      angle:
        'Describe an evening at home from the family’s side: the key in the lock, the listening, the joke that tests the air. Explain what relatives may stop doing without stopping to love. Leave them with one sentence to say when it is quiet and one phone number that is only for them.',
      ask: 'When did somebody in your family first do something for themselves, and what was it?',
      tell: 'The key turns in the lock, and everybody in the kitchen listens to how it turns.',
    },
    {
      title: 'Friends, and a glass in every picture',
      angle:
        'Go through the phone’s contacts with the listener and make three groups: people for a walk, people for a bar, people who would come at night. Plan the first dinner with somebody from the second group. A sentence for declining, short and without a story, closes the half hour.',
      ask: 'Who turned out to be a friend without a glass in his hand?',
      tell: 'Scroll back through last year’s pictures and count the glasses.',
    },
  ],
  'practice management and billing': [
    {
      title: 'Denied, written off, forgotten',
      angle:
        'Pick one common denial code and follow the claim to the day on which somebody clicks it away. Stop at each desk and ask who knew, who had time, who was allowed. Give an owner a report to request on Monday, with two columns: written off, and why.',
      ask: 'Which denial did you look into yourself, and where had it been lying?',
      tell: 'Nobody decided to give this money away, and still there was a click.',
    },
    {
      title: 'Tuesday at two: why the schedule has holes',
      angle:
        'Print an invented week of the schedule and color it: booked, canceled late, blocked by habit. Trace the hole on Tuesday back to a rule somebody made for a doctor who left years ago. Plan one change that the front desk likes too, since it will be the one to carry it out.',
      ask: 'Which rule in your schedule did nobody remember making?',
      tell: 'Look at Tuesday afternoon, there is a hole, and it has been there since spring.',
    },
    {
      title: 'The front desk decides the month',
      angle:
        'Sit beside the telephone for a morning and write down sentences: “we have nothing until March,” “does your insurance pay for that?” Show how each of them costs or keeps a visit. Practice three better ones aloud, and pay attention to whether the person at the desk gets time to say them.',
      ask: 'What did you hear when you last listened to your own phone being answered?',
      tell: 'The most expensive sentence in a practice is spoken before anyone has seen a doctor.',
    },
  ],
  'services for drug and device makers': [
    {
      title: 'The site that enrolled one patient',
      angle:
        'Hold the postmortem of a trial site with an invented protocol: the feasibility form filled in with hope, the coordinator who left, the competing study down the hall. Calculate what opening and closing it took in hours. A clinical lead ends with four questions for the next site visit, and with the courage to say no to a friendly investigator.',
      ask: 'Which site surprised you after activation, and what had the feasibility form said?',
      tell: 'This site was opened with cake, and it enrolled one patient.',
    },
    {
      title: 'Amendment four: who asked for it',
      angle:
        'Open the history of a public study record and read its changes as a story of decisions. Sort amendments into science, operations and wishful thinking, and connect each to what it causes at sites: new consents, training, lost weeks. Propose the meeting that should happen before the first version is signed, and who has to be in it.',
      ask: 'Which amendment do you think about today, and who saw it coming?',
      tell: 'Version four of a protocol is where the first three come to apologize.',
    },
    {
      title: 'The last weeks before database lock',
      angle:
        'Count down from lock: thirty days, ten, two. Name for every stage what is still open, queries, missing visits, a lab that renamed its units, and what could have been clean since month three. A data manager should want to send the last five minutes to the vendor.',
      ask: 'What were you still cleaning in the last week, and when had it gone wrong?',
      tell: 'Thirty days to lock, and everybody has started to use the word “only.”',
    },
  ],
  'veterinary care': [
    {
      title: 'A limp that comes and goes',
      angle:
        'Film nothing, describe: which leg, after rest or after running, on grass or on the stairs. Teach owners to note a limp for three days so that a veterinarian can use it, and say which limps do not get three days. A sample note, read aloud, closes the case of nobody’s dog.',
      ask: 'When did you first notice the limp, and what had the dog been doing that day?',
      tell: 'He limps when you are worried and runs when you have the appointment.',
    },
    {
      title: 'The front of the bag: reading a pet food label',
      angle:
        'Bring two bags of food and ignore the wolves on them. Read what the law makes them say: the name rule, the statement of adequacy, the calories. Compare price per day in place of price per bag, with an animal of thirty pounds as the example.',
      ask: 'Which food did you change, and what made you read the back of the bag?',
      tell: 'There is a wolf on this bag, and my dog is afraid of the dishwasher.',
    },
    {
      title: 'The estimate in the parking lot',
      angle:
        'Read a sample estimate line by line, the way one would like to hear it at the counter: what must happen today, what may wait, what is for certainty. Talk about money without shame, including the sentence “this is what I can spend.” The listener learns which three questions help the animal and the budget.',
      ask: 'Tell me about the estimate you took out to the car with you: whom did you call?',
      tell: 'You asked for a minute, and now you are sitting in the car with a piece of paper.',
    },
  ],
  'dog training and pet care': [
    {
      title: 'The leash pulls, and so does the arm',
      angle:
        'Walk a street with a dog and describe it from both ends of the leash: tension, answer, more tension. Try one exercise on twenty yards of sidewalk and report what happened, including when it failed. Give the listener a goal of one driveway, not a whole walk.',
      ask: 'What did a walk around the block look like in the first month, and what was the first thing that changed?',
      tell: 'Twenty yards of sidewalk, one dog, one leash, and I will tell you everything that goes wrong.',
    },
    {
      title: 'The doorbell: when the dog announces visitors',
      angle:
        'Ring your own doorbell and describe the next fifteen seconds, then explain what the dog believes the job is. Break the doorbell into five smaller sounds to practice separately. Visitors get instructions too, because most of the training stands in front of the door with a cake.',
      ask: 'Which visitor was the hardest one for your dog, and how do you handle the door today?',
      tell: 'It rings, and for the next fifteen seconds nobody in this house can think.',
    },
    {
      title: 'Perfect in the kitchen, deaf in the park',
      angle:
        'Take one command and move it from the kitchen to the hallway, the yard, the sidewalk and the park. Note at which place the dog first does not hear it and say why that is no disobedience. People finish with a ladder of five places and the rung on which to start tomorrow.',
      ask: 'In which place did it first work outside, and how long had you practiced until then?',
      tell: 'In the kitchen he is a genius, so let us move one room further.',
    },
  ],
  'beauty treatments': [
    {
      title: 'Nine bottles, three jobs',
      angle:
        'Line up nine bottles and sort them by what they do, not by what they are called: clean, protect, change something. Put duplicates together and read the first five ingredients of each pair. In the end three bottles stand in front, and the other six are good for a friend or the drawer.',
      ask: 'Which bottle did you empty to the last drop, and which one did you only open?',
      tell: 'Nine bottles stand here, and between them they have three jobs.',
    },
    {
      title: 'Booked after a video: what it does not show',
      angle:
        'Watch a treatment video with the sound off and describe what is cut out: the redness, the second session, the ring light, the age of the person. Make a list of what to ask in a consultation before any chair goes back. If a medical device or a needle is involved, name the license to look for.',
      ask: 'Which treatment did you want after a video, and what did you ask before you booked?',
      tell: 'The video lasts forty seconds, and the skin took nine days.',
    },
    {
      title: 'A haircut for the second morning',
      angle:
        'Judge a cut on the second morning, in bad light, with seven minutes. Explain which questions get you there: how often somebody washes, which side they sleep on, what they do in the car. A person who hears this should be able to describe a cut without showing a picture of somebody else.',
      ask: 'What did you tell the person with the scissors the last time you were happy three weeks later?',
      tell: 'Anyone looks good leaving the salon, so meet me tomorrow at half past six.',
    },
  ],
  'sports coaching': [
    {
      title: 'The eleventh hole: what returns when nobody is watching',
      angle:
        'Every old habit has an hour when it comes back, in golf it is the eleventh hole, in a race the last third. Look at what tires first, attention or legs, and design one cue that is short enough to survive there. Test it in the least important round of the year and report honestly.',
      ask: 'On which hole, or at which mile, does the old habit come back, and what do you say to yourself there?',
      tell: 'For ten holes you have a new swing, and on the eleventh your old one is waiting.',
    },
    {
      title: 'Adding miles without adding an injury',
      angle:
        'Draw a training month with the weeks as stairs and look for the one step that is too high. Compare it with the other loads nobody writes down, the new shoes, the bad sleep, the moving boxes. The listener plans the coming three weeks and leaves the fourth empty on purpose.',
      ask: 'What had changed in the three weeks before it started to hurt?',
      tell: 'Open your training log and look three weeks before the pain.',
    },
    {
      title: 'The watch says go',
      angle:
        'Leave the watch at home for one session, estimate the pace, and check afterward against a recording from the pocket. Explain what the readiness number is made of and what it cannot know. Close with the rule for mornings on which the watch and the legs disagree.',
      ask: 'When did you last go against the watch, and how did the day turn out?',
      tell: 'My watch gave me permission this morning, and my legs had not been asked.',
    },
  ],
};
