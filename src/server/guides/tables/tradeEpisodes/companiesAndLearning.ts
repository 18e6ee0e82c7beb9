import type { TradeEpisodes } from '../rows.ts';

export const companiesAndLearningEpisodes: TradeEpisodes = {
  'operations consulting': [
    {
      title: 'Four versions of one process',
      angle:
        'Ask sales, planning, the shop floor and accounting to describe how an order gets changed, and write the four answers one below another. Ring the first point at which they part, usually a spreadsheet with a person’s name. Do not draw a fifth version; agree on who may change what until when, and test that on a single order.',
      ask: 'When did you see the real process for the first time, and who showed it to you?',
      tell: 'I asked four departments how an order gets changed, and I would like to read you four answers.',
    },
    {
      title: 'The meeting that reports and decides nothing',
      angle:
        'Take the agenda of an ordinary leadership meeting and put a question mark behind every item. Those that resist are reports and move to paper. For the two that remain, write what has to be on the table, who is missing and when it ends, and hold that meeting in fifteen minutes.',
      ask: 'What was the last thing really decided in your weekly meeting, and how long did it take?',
      tell: 'Here is an agenda with nine items, and not one of them is a question.',
    },
    {
      title: 'After the reorganization: the boxes moved and the work did not',
      angle:
        'Compare an organization chart of before and after with the path of one complaint through the company. If the complaint still goes to Linda, the boxes have moved and the work has not. Name the three agreements between departments that a chart cannot show, and start with the one customers notice.',
      ask: 'A month after the reorganization, whom did people still call, and why?',
      tell: 'The chart is new, the titles are new, and everybody still calls Linda.',
    },
  ],
  'culture and team work': [
    {
      title: 'Values on the wall, promotions in the hall',
      angle:
        'Hang five common company values next to the last promotions of an invented firm and ask what a new hire would conclude. The answer is the culture, for better or worse. Rewrite one value as a sentence that could cost somebody a bonus, and check if the leadership team would sign.',
      ask: 'Which promotion told people more about the company than any value statement?',
      tell: 'The wall says courage, and the corner office went to somebody who never disagreed.',
    },
    {
      title: 'Four people speak, eight take notes',
      angle:
        'Count who speaks in a meeting of twelve, for how long, and whose idea comes back under another name. Try two small changes, a silent minute before the first comment and the newest person first. Report what became slower and what became better, because both will happen.',
      ask: 'Who said something in a meeting after years of silence, and what had you done differently?',
      tell: 'There are twelve people in the room, and I have been keeping a tally.',
    },
    {
      title: 'Remote colleagues hear it last',
      angle:
        'Follow one piece of news through a hybrid company with a clock: the corridor at nine, lunch, the chat in the afternoon, the person in Boise the next day. Find out what decided the order. One rule is enough for a start, written down before spoken about, and the episode tries it on something unpopular.',
      ask: 'How did you learn of the biggest change in your company, and where were you sitting?',
      tell: 'At nine it was said by the elevator, and at four in the afternoon it reached Boise.',
    },
  ],
  'project management': [
    {
      title: 'Green, green, green, red',
      angle:
        'Collect twelve weekly reports of an invented project and read only the adjectives. Look for the week in which somebody on the team already knew, and what it would have cost to say it. Sponsors get a replacement for the traffic light: the next date, who owns it, what would move it.',
      ask: 'On which project did you hear the bad news early, and who had the nerve?',
      tell: 'For eleven weeks the light was green, and I have read what stands beside it.',
    },
    {
      title: 'Slides for the steering committee, and no steering',
      angle:
        'Attend a steering committee as its calendar sees it: ten managers, an hour, fifty slides, “noted.” Write the one-page paper with three decisions that the team cannot take itself. Send it two days early, and see on air what is left to present.',
      ask: 'Which steering meeting changed a project, and what was on the table that day?',
      tell: 'An hour has passed, ten people have nodded, and the project is where it was.',
    },
    {
      title: 'Twelve projects, the same three people',
      angle:
        'Put the names of everyone who is indispensable on a sheet and draw lines to the projects they are in. Three names look like spiders. Stop projects, not people: rank twelve by what happens if they begin in October, and practice the sentence for the sponsor of number eight.',
      ask: 'Who was in all the projects, and what did they say when somebody finally asked?',
      tell: 'The portfolio has twelve projects, and on closer inspection it consists of Anna, Raj and Tom.',
    },
  ],
  'virtual assistance': [
    {
      title: 'The inbox is the to-do list',
      angle:
        'Open an expert’s inbox at eight in the morning and treat it as what it is, a list made by other people. Sort fifty messages in ten minutes into answer, task, appointment and nothing, saying the reason for each. The rules that emerge fit onto half a page and could be given to somebody else tomorrow.',
      ask: 'What did you see when another person looked at your inbox for the first time?',
      tell: 'Fifty messages came in overnight, and every one of them has plans for your day.',
    },
    {
      title: 'Evenings with invoices',
      angle:
        'Time the way of one invoice, from “I must write that” to the reminder in week six. Mark the clicks somebody else could do, the decisions nobody should make at ten at night, and the one thing a client wants to hear from you alone. A handover list is dictated at the end, in eight lines.',
      ask: 'How did your last evening of invoices go, before somebody else took them over?',
      tell: 'It is ten at night, and an expert with a day rate is looking for a purchase order number.',
    },
    {
      title: 'A task that takes longer to explain than to do',
      angle:
        'Choose such a task, booking a trip with two preferences and a grudge against one airline, and record the explanation once while doing it. Give the recording to a stranger and see what comes back. Calculate in weeks when the explaining has paid for itself, and which tasks never will.',
      ask: 'Which task did you explain badly three times, and what made the fourth time work?',
      tell: '“It is quicker if I do it,” you say, and this is true, once.',
    },
  ],
  'language teaching and translation': [
    {
      title: 'The good sentence that came too late',
      angle:
        'Replay a meeting through the ears of somebody who thinks in another language, and note the moment at which the window closes. Collect the phrases that hold it open, “one thought on that,” “before we move on.” Practice them fast and ugly, because being on time counts more than the article.',
      ask: 'When did you get your sentence in on time, and how did the others react?',
      tell: 'I had the perfect sentence in that meeting, at twenty past eleven that night.',
    },
    {
      title: 'Grammar you know and never speak',
      angle:
        'Pick one structure everybody has passed a test on, the third conditional, and find where a working day would need it: an apology, an estimate, an excuse. Use it six times in two minutes, with mistakes. Listeners choose a place for theirs, at the coffee machine or in the first line of an email.',
      ask: 'Which phrase did you finally say without thinking, and where were you?',
      tell: 'You passed the exam in it, and you have not said it once since.',
    },
    {
      title: 'Jokes that need a second',
      angle:
        'Take apart three office jokes the way a mechanic would: the double meaning, the show everybody watched, the tone. Explain what a person can do in that second other than laugh along. Finish with the kind of humor that travels well, and with one line that has worked in every country you know.',
      ask: 'When did you first make a room laugh in your second language?',
      tell: 'Everybody laughs, one second passes, and then you laugh.',
    },
  ],
  'tutoring and admissions advice': [
    {
      title: 'Homework in tears: stop, then start smaller',
      angle:
        'Spend an evening at the kitchen table from four to nine and find the minute at which learning ended and something else began. Work out an end that parents are allowed to set, and a note for the teacher. The first exercise tomorrow takes six minutes and is meant to be too easy.',
      ask: 'What did the evenings at your table look like before, and who noticed the change first?',
      tell: 'At half past five it was fractions, and now it is about everything.',
    },
    {
      title: 'Grades that slipped without a sign',
      angle:
        'Look at a semester as a teacher sees it: the homework first, the raised hand, the seat, then the test. Show which of these parents can ask about without an interrogation in the car. A conversation with the school is prepared in three questions, of which the last is asked by the child.',
      ask: 'Where did you see it first, looking back, and what did your child say about it?',
      tell: 'The report card came as a surprise, and the notebook had known since October.',
    },
    {
      title: 'An essay with a mother’s fingerprints',
      angle:
        'Read a well-known sample essay from a college’s own site and then the same story with the vocabulary of a forty-eight-year-old. Name the places where a reader hears it. Parents receive a job that really helps, asking one question at dinner and writing down the answer word for word.',
      ask: 'What did your daughter write that you would have taken out and the readers liked?',
      tell: '“Profoundly humbled,” it says here, and the author is seventeen.',
    },
  ],
  'online courses and communities': [
    {
      title: 'Finished by four percent',
      angle:
        'Take a course outline and mark where people stop, which is seldom at the hard part and often right after the first useful result. Ask what that result was worth to them. Rebuild the course so that it ends there, and sell the rest to those who ask for it.',
      ask: 'What did a student do with the course although they had never finished it?',
      tell: 'Most people stop after lesson three, and maybe they have got what they came for.',
    },
    {
      title: 'A launch that exhausts the list',
      angle:
        'Read nine launch emails in a row as a subscriber who has already bought. Count the days on which one could learn something without paying. Plan a year with two open doors and quiet weeks in between, and say what the income then looks like, with round example figures.',
      ask: 'After your most tiring launch, what did the people who did not buy write to you?',
      tell: 'Here are nine emails in six days, and I bought after the second.',
    },
    {
      title: 'Week three, and the community is silent',
      angle:
        'Enter a community in its third week and look for the last question that got no answer. Describe what a host does there, unspectacularly: two introductions, one phone call, a date for the next thing. End with the number of people it takes for a conversation to go on without the host, and how long that may last.',
      ask: 'When did members first talk to each other and not to you, and what about?',
      tell: 'The last message is from Tuesday, it says “hi everyone,” and nobody has said hi.',
    },
  ],
};
