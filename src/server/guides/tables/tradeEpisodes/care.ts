import type { TradeEpisodes } from '../rows.ts';

export const careEpisodes: TradeEpisodes = {
  'dental care': [
    {
      title: 'A toothache left too long: what a tooth does in the months before',
      angle:
        'Tell both sides of it, what a person notices outside and what the tooth does inside: the first cold sip, the quiet weeks in between, the night. No patient is needed, because the tooth does the same in everybody. In the first minute name the signs that mean a call today, and in the last one what the front desk will ask.',
      ask: 'What happened on the night it could not wait any longer, and whom did you call in the morning?',
      tell: 'If your face is swollen or you have a fever, stop listening and call a dentist now; everybody else, come inside a tooth with me.',
    },
    {
      title: 'Older than the tooth: where the fear of the chair begins',
      angle:
        'Begin in the parking lot, long before the chair: the smell, the phone call, the form that asks for the last visit. Explain what may be agreed on beforehand, a raised hand that stops everything, a first visit without instruments, a friend in the room. Close by reading out a message to a front desk that anybody could send tonight.',
      ask: 'Which was the first appointment you kept, and what had somebody at the front desk done right?',
      tell: 'We are still in the parking lot, and for many people that is the hardest part.',
    },
    {
      title: 'The four-figure treatment plan: ask these questions first',
      angle:
        'Read a sample treatment plan with its codes translated: what is urgent, what is waiting, what is a choice. Ask of every line what happens if it is done next year and what a cheaper way would give up. The listener leaves with five questions and the right to a second opinion, and without a recommendation for their own teeth.',
      ask: 'Tell me about the day you held the plan with the big number: what did you ask, and what do you wish you had asked?',
      tell: 'A treatment plan is a list of suggestions with prices, so let us read it as one.',
    },
  ],
  'medical care': [
    {
      title: 'Eight minutes, four complaints: plan the visit',
      angle:
        'Time it with a real clock and let the listener hear how short eight minutes are. Then fill them again, with the worry first, the list second, the prescription last. The card that results has three lines and fits into a wallet.',
      ask: 'How do you prepare for a short appointment now, and who taught you that?',
      tell: 'I have set a timer to eight minutes, and you have four things to tell me.',
    },
    {
      title: 'A result without a sentence',
      angle:
        'Open a standard blood panel with invented values and explain what a reference range is, why one in many is outside by chance, and what an asterisk does not say. Keep away from anybody’s own numbers. Give people the message to send through the portal that is most likely to get a sentence back.',
      ask: 'Where were you when the result showed up on your phone, and what did you do in the next ten minutes?',
      tell: 'A number has arrived on your phone, it is red, and the office opens in eleven hours.',
    },
    {
      title: 'What to search at midnight, and where to stop',
      angle:
        'Search a common symptom on air and narrate what the screen does to you: the forum, the worst case, the product. Do it again with two sources a physician would use at home. The rule for stopping is worth more than the rule for searching, and it comes at the end with the list of signs for which one calls at once.',
      ask: 'Which search calmed you down, and which one kept you awake?',
      tell: 'It is midnight, and I am typing what everybody types.',
    },
  ],
  'physical therapy': [
    {
      title: 'The knee that is fine until mile six',
      angle:
        'Run the six miles in words: what the knee carries at mile one, what gets tired by four, what somebody else has to take over. Name the usual suspects without diagnosing a listener, and say which signs belong to a clinician first. A small experiment for next week’s run closes the show: change one thing, write down the mile.',
      ask: 'At which mile did it start, and what did you change first?',
      tell: 'Nothing hurts until mile six, so that is where everybody looks.',
    },
    {
      title: 'Exercises for the second week',
      angle:
        'The sheet with exercises survives about as long as the pain does. Take a sample sheet of nine, cut it to two, and hang those two onto something that happens anyway, the kettle or the stairs. Say how a person can tell whether they work, since that is what the sheet never mentions.',
      ask: 'Which exercise are you still doing today, and what is it tied to?',
      tell: 'You did them all for a week, and I would like to talk about day eight.',
    },
    {
      title: 'What the picture shows, and what it does not',
      angle:
        'Explain an imaging report as a language: the words that sound terrible and are common in people without pain, the words that matter. Use a published study for the comparison and name it. Listeners get three questions to ask whoever ordered the picture.',
      ask: 'What did the report say, and which word in it stayed with you longest?',
      tell: 'There are words in that report that would frighten anybody, and many healthy people carry them around.',
    },
  ],
  'nutrition coaching': [
    {
      title: 'The scale at seven in the morning',
      angle:
        'Follow a body through one ordinary week, with salt, sleep, hormones and a late dinner, and let the number jump as it does. Show what a weekly line sees that a morning does not. Offer a trial: two weeks with another measure, such as the stairs or the belt, and the scale in the closet.',
      ask: 'Was there a morning on which the number no longer decided the day, and what had changed?',
      tell: 'Three pounds overnight is weather, not a season.',
    },
    {
      title: 'Rescue Friday before lunch',
      angle:
        'Reconstruct a typical Friday from breakfast on and find the hour in which the evening is decided, which is seldom the evening. Plan one Friday that includes the pizza. Nobody has to promise anything for Saturday.',
      ask: 'What does your Friday look like now, from lunch until the couch?',
      tell: 'Friday evening starts at half past twelve, with the meal that was skipped.',
    },
    {
      title: 'Last month eggs, this month no eggs',
      angle:
        'Put two headlines that contradict each other next to the studies they come from and read what was actually measured, in whom and for how long. Say which finding you would use in your own kitchen and which you would let pass. The listener learns one question that takes the drama out of any headline.',
      ask: 'Which piece of advice did you follow longest, and what made you drop it?',
      tell: 'Here are two headlines from the same newspaper, a few weeks apart.',
    },
  ],
  'fitness coaching': [
    {
      title: 'A membership you pay for and do not use',
      angle:
        'Go along on the way to the gym that did not happen and stop at each point where it failed: the bag, the parking, the mirror wall, the one machine that was free. Cut the plan down to what survives a bad day, twenty minutes and two lifts. Say plainly in which case to cancel and train at home.',
      ask: 'Which training session nearly did not happen, and what got you through the door?',
      tell: 'The gym bag is in the car, it has been there since Monday, and I know why.',
    },
    {
      title: 'Six days a week, rewritten for three',
      angle:
        'Read the first week of a popular six-day plan aloud, with its total in hours. Strike what is repeated, merge what works together, and protect the two sessions that do most of the work. What stands at the end is a week that also fits the one with the late meeting.',
      ask: 'Which plan did you finally stay with, and what did you have to leave out?',
      tell: 'I have a plan for six days in front of me, and you have three.',
    },
    {
      title: 'Stairs: what knees complain about, and what helps',
      angle:
        'Listen to a staircase: up is strength, down is control, and the rail tells you something. Show two exercises on one step of an ordinary staircase and describe how they should feel. Mention first who should ask a doctor before trying, because stairs are honest but no examination.',
      ask: 'When did you notice the stairs for the first time, and what can you do on them today?',
      tell: 'Find a staircase, stand on the first step, and hold the rail.',
    },
  ],
  'yoga and meditation': [
    {
      title: 'The mind that plans dinner',
      angle:
        'Sit for three minutes with the microphone on and report, without polishing, what the mind did: the onions, the email, the knee. Explain why noticing the onions is the exercise. Repeat for two minutes, and let the listener hear whether anything changed, or nothing.',
      ask: 'What did your mind do in the first session you remember, and what did you take that to mean?',
      tell: 'I am going to sit still for three minutes, and then I will tell you the truth about it.',
    },
    {
      title: 'The mat under the bed',
      angle:
        'Start with dust. Ask what the mat was bought for, which class was the last, which excuse is the kindest, and what a practice without a mat would look like on a Tuesday. Let the listener finish the episode lying on the floor, which counts.',
      ask: 'What brought you back to practice after the longest break?',
      tell: 'There is a mat under many beds, and it is not angry with anybody.',
    },
    {
      title: 'Calm until the driveway',
      angle:
        'Record the way home from a class: the last song, the first red light, the dishes in the sink. Find the exact spot where the calm left and put a very small practice there, one breath long. Compare it after a week with the full hour on Sunday.',
      ask: 'At which point on the way home did you use to lose it, and what do you do there now?',
      tell: 'The class ends at eight, and by ten past there is shouting in the kitchen.',
    },
  ],
};
