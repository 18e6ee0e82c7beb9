import type { TradeEpisodes } from '../rows.ts';

export const mediaEpisodes: TradeEpisodes = {
  'public relations': [
    {
      title: 'An announcement only the company cares about',
      angle:
        'Take an ordinary press release and delete every sentence whose subject is the company. Look at what is left and ask what a reporter on a Wednesday could do with it. Find the story one floor below, with a customer, a number from the trade or a change in a street.',
      ask: 'Which of your stories did a journalist want that you had considered too small?',
      tell: '“We are delighted to announce,” and here the reporter has already closed the mail.',
    },
    {
      title: 'Why the competitor is always quoted',
      angle:
        'Read a month of coverage in one trade paper and mark the quotes: who answered fast, who disagreed, who gave a figure one can check. Write three sentences of that kind for your own field and time how long they take. Then name the two reporters who should have them, and what one offers them first.',
      ask: 'How did you get your first call back from a reporter, and what did they need that day?',
      tell: 'The same name is in the paper again, so let us find out what she says when the phone rings.',
    },
    {
      title: 'A crisis on Friday afternoon, by committee',
      angle:
        'Let six people edit one statement: legal takes out the apology, sales takes out the product, somebody adds “remain committed.” Read the final version aloud and then the first. The episode leaves a one-page rule on who decides within the hour and which three facts go out before any adjective.',
      ask: 'In the hardest afternoon you had with the press, who had the last word on the statement?',
      tell: 'It is ten past four on Friday, and the statement is on its sixth version.',
    },
  ],
  'podcast production': [
    {
      title: 'What was missing in episode seven',
      angle:
        'Open the feed of a show that stopped, one of those anyone can find, and read the titles in order. Note where the subjects change from listeners’ questions to whoever was available. Plan the next three titles as if the show went on, and tell whether it should.',
      ask: 'What was going on around you when your show went quiet, and what would have carried you over it?',
      tell: 'This feed has seven episodes, and the last one says “see you next week.”',
    },
    {
      title: 'Guests who never share: give them something to send',
      angle:
        'Look at an episode from the guest’s desk on the day it appears: a link, a request, a tile with their face. Replace it with a clip in which they are right about something their customers argue over, and with two sentences they would say themselves. Compare what each costs you to make.',
      ask: 'When did you last share something you had been a guest on, and what made it worth sending?',
      tell: 'The guest is happy, the episode is out, and nothing happens.',
    },
    {
      title: 'Downloads up, inquiries flat',
      angle:
        'Build two shows for one consultant on paper, one for everybody and one for eighty people with a budget. Run both through a year of episodes and write down which questions arrive by email. End with the only statistic worth a place on the wall of the smaller show.',
      ask: 'Which listener became a client, and which episode had they heard before they wrote?',
      tell: 'Eighty people listen to this show, and I can tell you what they do for a living.',
    },
  ],
  'video production': [
    {
      title: 'The brand film everyone saw once',
      angle:
        'Watch a proud brand film with a stopwatch and note the second at which the company stops being interchangeable. Recut it in words into three pieces with a purpose: one for the sales call, one for the job page, one for the lobby. The budget talk for the next film begins with those three.',
      ask: 'Which video do your salespeople actually send, and who made it?',
      tell: 'The premiere had wine and applause, and that was the last time anyone watched it.',
    },
    {
      title: 'Executives in front of a lens: the first nine minutes',
      angle:
        'Describe what happens to a calm person when a red light comes on, from the shoulders to the vocabulary. Go through a session that works: no script, a colleague asking, the answer that is given standing up while everybody thinks it is over. Marketing heads receive an order of the day for their next shoot.',
      ask: 'When did you see your own boss speak well on camera, and what had been different that day?',
      tell: 'A smart person sits down, a red light goes on, and suddenly everybody is “passionate.”',
    },
    {
      title: 'A testimonial somebody believes',
      angle:
        'Play with one testimonial, reading it with all the adjectives, then with a date, a doubt and a number. Ask which one the purchasing manager forwards. Write the four questions that bring out the doubt, and explain to the customer beforehand why it is allowed to stay in.',
      ask: 'What did a customer say on camera that you wanted to cut and then kept?',
      tell: '“They are simply great,” says the customer, and nobody in the room believes him.',
    },
  ],
  photography: [
    {
      title: 'Nine hundred pictures and an empty wall',
      angle:
        'Scroll through a phone from January to June and stop only at pictures somebody would miss in a fire. Five survive. Print one in a shop on the corner, hang it up, and describe what the rest of the family does when they walk past.',
      ask: 'Which picture hangs on your wall, and how did that one make it out of the phone?',
      tell: 'There are nine hundred pictures on this phone and a nail without a picture in the hallway.',
    },
    {
      title: 'The family picture that has been planned for six years',
      angle:
        'List what it has been waiting for: the braces, ten pounds, the new sofa, the aunt from Oregon. Give each reason its own year and see what was missed in it. Then plan forty minutes on a Saturday with the braces, and say what everybody wears, which is what they have.',
      ask: 'What finally got all of you into one picture, and what had gone wrong by the time it was taken?',
      tell: 'Six years ago the baby was too small, and today he drives.',
    },
    {
      title: 'Grandparents who stand behind the camera',
      angle:
        'Look through old albums for the person who is never in them. Plan an hour in her kitchen, in which she does what she always does and somebody else holds the camera. Talk about hands, the table, the light at the window, and which three pictures a grandchild would want in twenty years.',
      ask: 'Who took the pictures in your family, and where is a good one of that person?',
      tell: 'In eleven albums there is one person missing, and she is the one who took the pictures.',
    },
  ],
  'real estate photography': [
    {
      title: 'Noon, a phone, a listing: fix the light first',
      angle:
        'Take the same kitchen at noon, at nine and at dusk, and describe what a buyer sees through the window each time. Make the schedule for one house from the direction it faces. An agent should know after this which room to start with and which lamp to leave on.',
      ask: 'Which listing looked better in the pictures than in person, and what did the first visitor say?',
      tell: 'It is noon, the blinds are stripes, and this kitchen will be online in an hour.',
    },
    {
      title: 'The seller has seen the neighbor’s pictures',
      angle:
        'Role-play the kitchen-table talk in which a seller holds up a phone with the listing from across the street. Say what those pictures did right, what they hid and what it would take in this house: two hours of tidying, one lamp, no wide angle that lies. The agent’s closing sentence is yours to rehearse.',
      ask: 'What did a seller show you on the phone, and how did the conversation go on from there?',
      tell: '“Ours should look like theirs,” says the seller, and the lawn has not been mowed.',
    },
    {
      title: 'An empty room looks smaller',
      angle:
        'Measure a room, photograph it empty, then with a chair, then with a bed drawn in by software, and let a stranger guess the size each time. Speak openly about virtual furniture and the disclosure that local rules ask for. Agents finish with a choice per room, not per house.',
      ask: 'When did furniture, real or drawn in, change who came to see a house?',
      tell: 'I asked a stranger how big this room was, and she was off by a third.',
    },
  ],
  websites: [
    {
      title: 'Nine seconds until anything appears',
      angle:
        'Load an ordinary company’s page on a phone beside a road and narrate the waiting. Find the three heaviest things on it, most likely a video, a map and somebody’s chat window. Owners get two questions for whoever looks after the site, to be answered with a number.',
      ask: 'When did you last open your own site on somebody else’s phone, and what did you see?',
      tell: 'I am standing at a bus stop, I have tapped on the link, and now we wait together.',
    },
    {
      title: 'The contact form that writes to nobody',
      angle:
        'Fill in contact forms like a customer: on a Saturday, with a typo, with a question that is not in the list. Follow where the message goes, through the spam folder to the mailbox of a colleague who left. A test on the first of each month ends this, and it takes less time than the episode.',
      ask: 'How did you discover that messages had not been arriving?',
      tell: 'A customer wrote on Saturday, and I would like to know who has read it.',
    },
    {
      title: 'Four pages about us, no page about prices',
      angle:
        'Count the pages of a small company’s site and sort them by whose question they answer. Draft the missing one, with a range, what moves it up or down, and for whom it is too expensive. Talk about the fear behind it, since the competitor knows the price anyway.',
      ask: 'What happened in the first month after you put a price on the website?',
      tell: 'I know the founder’s hobby, the year of foundation and the dog, and I still do not know what a day costs.',
    },
  ],
};
