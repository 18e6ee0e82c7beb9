import type { TradeEpisodes } from '../rows.ts';

export const salesAndAuthorsEpisodes: TradeEpisodes = {
  'sales training': [
    {
      title: 'The demo that was given to the wrong person',
      angle:
        'Reconstruct a lost deal backward from the sentence “we went another way” to the first call and mark where the person who could say no was first mentioned. Write the question that should have been asked there, in words a seller would really use. A manager can try it in the next pipeline meeting without any new software.',
      ask: 'In which deal did you meet the real decision maker too late, and who had known about them?',
      tell: 'Forty minutes of demo, nine questions, and not one of them from somebody with a budget.',
    },
    {
      title: 'The discount nobody asked for',
      angle:
        'Record the silence after a price, four seconds of it, and let everyone listen to how long that is. Go through what sellers say to fill it, from “of course we can” to “what did you have in mind?” Replace each with something that costs nothing, and count in round numbers what the silence is worth over a year.',
      ask: 'When did a customer agree to the full price although you were already reaching for a lower one?',
      tell: 'Listen to this pause, because somewhere in the middle of it most people give away ten percent.',
    },
    {
      title: 'A forecast made of hope',
      angle:
        'Put five deals on the board, each with the adjective a seller used, “warm,” “basically done.” Ask of every one what the customer has done since, not said, and move it. What is left is a number the finance chief may see, and a list of four customers who owe somebody a step.',
      ask: 'Which deal did everyone believe in, and what had the customer actually done by then?',
      tell: '“Basically done” is worth nothing until the customer has moved.',
    },
  ],
  'outbound sales': [
    {
      title: 'A burned domain: landing in spam',
      angle:
        'Tell the story of a domain as a technician would: the setup in a day, the three thousand emails, the silence, the blocklist. Show which public checks anyone can run for free and what patience costs in weeks. Founders learn which number to ask an agency for before the first message leaves.',
      ask: 'How did you find out that your emails were not arriving, and which customers had been affected?',
      tell: 'Three thousand people were written to, and not one of them saw it.',
    },
    {
      title: 'Booked, confirmed, not there',
      angle:
        'Stand in an empty video call for four minutes and say what one thinks in there. Walk back through the sequence, booking page, reminder, the promise in the first message, and find where the other person had stopped wanting it. Change one step and measure two weeks of shows, not bookings.',
      ask: 'What was different about the first meetings that people really came to?',
      tell: 'It is three minutes past ten, and I am alone in a video call with my own face.',
    },
    {
      title: 'The list your rival bought too',
      angle:
        'Receive one day of outreach as a typical operations manager does and read it aloud in a row, with its same compliments. Build the opposite, a list of forty names out of a permit register, a job ad or a trade-show hall, with a reason for each. The second list takes an afternoon, and listeners should hear the afternoon.',
      ask: 'What did a stranger once write to you that you answered right away?',
      tell: 'Seven strangers congratulated this woman on the same press release before lunch.',
    },
  ],
  'corporate events': [
    {
      title: 'The kickoff people remember for the buffet',
      angle:
        'Ask what should be different on the Monday after, then remove everything from the agenda that does not serve it. Two keynotes fall, the buffet may stay. Write the invitation again with one question in it, and plan the ten minutes on stage in which the answer comes back.',
      ask: 'What did colleagues still talk about three months after your best kickoff?',
      tell: 'The shrimp was excellent, and nobody remembers the strategy.',
    },
    {
      title: 'Half in the hall, half on a screen',
      angle:
        'Spend one hour of a hybrid event in the place of a person at home: the muffled question, the laughter without a joke, the coffee break as a still picture. Give that person a job, a host and a microphone. When that is too expensive, make the case for two separate events.',
      ask: 'Who was the best voice from the screen at your events, and how had they been brought in?',
      tell: 'Everyone in the hall is laughing, and at home nobody knows why.',
    },
    {
      title: 'Venue signed, purpose to follow',
      angle:
        'Read a sample venue contract for what it decides before anyone has an idea: the number of beds, the size of the room, the date on which canceling starts to hurt. Compare with the plan of a group that wrote its purpose first. The next booking then begins with two sentences and no site visit.',
      ask: 'What did you want the room to do that it could not?',
      tell: 'The ballroom is booked, the deposit is paid, and somebody asks what the meeting is about.',
    },
  ],
  'keynotes and presentation coaching': [
    {
      title: 'Forty slides, one decision',
      angle:
        'Take a forty-slide deck and put it down as cards on the floor. Turn over each card that does not help the audience decide, and see what is left facing up. Practice the opening with the decision in the first sentence, then answer as the chair would: “Why today?”',
      ask: 'Which talk of yours led to a yes on the spot, and how many slides did it have?',
      tell: 'There are forty cards on my floor, and one of them is the reason for the meeting.',
    },
    {
      title: 'The second sentence, when the voice goes',
      angle:
        'Slow down the first thirty seconds of a speech and name what the body does, breath, hands, the hunt for a friendly face. Rehearse the second sentence more than the first, since the first is known by heart. A short exercise for the corridor outside the hall ends it, spoken together.',
      ask: 'What do you do in the last two minutes before you go out there?',
      tell: 'Your first sentence will be fine, so let us practice the second one.',
    },
    {
      title: 'Numbers that are spoken, not read out',
      angle:
        'Pick a slide with eleven numbers and find the one that would change somebody’s mind. Say it in three ways, as a comparison, as a person, as a Monday morning. The table goes into the handout, and the eyes stay with the people.',
      ask: 'Which number did an audience repeat to you afterward?',
      tell: 'Eleven numbers are on this slide, and I will read out none of them.',
    },
  ],
  'customer research': [
    {
      title: 'The persona on the wall has never bought anything',
      angle:
        'Meet “Marketing Mary,” thirty-eight, two children, loves yoga. Ask her what she bought last and what she nearly bought in its place, and notice that the wall does not answer. Put one true purchase next to her, told hour by hour, and decide which of the two goes into the next briefing.',
      ask: 'What did a real customer tell you that the persona would never have said?',
      tell: 'Her name is Mary, she is laminated, and she has never spent a dollar.',
    },
    {
      title: 'Surveys answered by people who like surveys',
      angle:
        'Look at who does not answer. Take a response of nine in a hundred and imagine the other ninety-one: busy, indifferent, already gone. Design a question for three of them that takes one minute on the phone, and explain how many calls it takes until answers repeat themselves.',
      ask: 'Whom did you finally reach who never answers a survey, and what did they say?',
      tell: 'Nine people answered, and this is about the others.',
    },
    {
      title: 'The loudest account designs the product',
      angle:
        'Set the wish of a large customer beside the silence of two hundred small ones and give both a voice in the room. Work out what the wish costs to build, to explain and to keep. The meeting ends with a sentence to the large customer that is friendly and says no.',
      ask: 'Which request did you turn down, and what did the customer do?',
      tell: 'One customer writes in capital letters, and the roadmap has learned to read them.',
    },
  ],
  'franchise and partner development': [
    {
      title: 'Average revenue, and whose it was',
      angle:
        'Take a public franchise disclosure document and open the part with the financial performance. Ask who is in the average: which year, which locations, owners with three units or one. Make a list of five numbers that are not in there, and whom a buyer should call to hear them.',
      ask: 'When you first read the earnings figures, what did you do with them, and what do you know today?',
      tell: 'There is an average on this page, and I want to know who stands behind it.',
    },
    {
      title: 'Royalties in a bad February',
      angle:
        'Run an invented store through a bad month: sales, royalty, advertising fund, rent, the two employees one keeps anyway. Show what the percentage is taken from. Then read how the contract describes help in hard times, and the questions that current owners can answer better than any brochure.',
      ask: 'What did your leanest month look like, and whom did you call?',
      tell: 'It is February, the snow has kept everyone at home, and the royalty is due on the tenth.',
    },
    {
      title: 'The territory on the map and on the ground',
      angle:
        'Drive through a territory with the microphone on, or describe one you know: the bridge nobody crosses for a sandwich, the new school, the competitor behind the gas station. Compare with the colored map in the contract. By the end listeners have a Saturday plan with a notebook and three corners to stand on.',
      ask: 'What did you see in your territory that no map had shown?',
      tell: 'On the map it is a lovely green, and in the middle of it there is a river without a bridge.',
    },
  ],
  'book coaching and publishing': [
    {
      title: 'Almost finished for two years',
      angle:
        'Open the last page of a manuscript that is nearly done and find out what is being avoided there, often a chapter that would take a stand. Finish that chapter badly, on air, in six sentences. Agree on a date and a reader who is waiting, because nothing else has worked so far.',
      ask: 'Which chapter kept your book from being finished, and what got it written?',
      tell: 'The file is called final, final two and really final.',
    },
    {
      title: 'A book for everyone is read by nobody',
      angle:
        'Describe one reader so closely that one could buy her a present: the job, the worry on Sunday evening, the shelf she would put it on. Take a table of contents and ask her opinion of every chapter. Those she skips make a good second book or a better blog.',
      ask: 'Who wrote to you after reading, and was it the person you had written for?',
      tell: 'Tell me what your reader had for breakfast, and I will tell you which chapters can go.',
    },
    {
      title: 'Launch week: eleven reviews, then silence',
      angle:
        'Lay out the ninety days after a launch week in place of the week itself: the talk with ten copies, the podcast of a friend, the chapter one may give away. Count which of them sells a book and which one brings the work the book was written for. An author puts one of these on the calendar for each month until summer.',
      ask: 'What sold your book after the first month, when your friends all had one?',
      tell: 'Launch week is over, the cake is eaten, and the book has been out for eight days.',
    },
  ],
};
