import type { TradeEpisodes } from '../rows.ts';

export const marketingEpisodes: TradeEpisodes = {
  'marketing services': [
    {
      title: 'A monthly report without a customer in it',
      angle:
        'Take a typical agency report and cross out every number that no cash register would recognize. Count what remains, then write the report an owner deserves on half a page: inquiries, where they came from, how many became jobs. End with the one line to send the agency before the next call.',
      ask: 'When did you first ask who had actually bought, and what did the agency answer?',
      tell: 'This report has fourteen pages, and I am looking for a customer in it.',
    },
    {
      title: 'The home page that talks about itself',
      angle:
        'Read the first screen of three public home pages aloud and count how often “we” comes before “you.” Rebuild one of them from a real question that customers ask on the phone. The last test is a neighbor, who should be able to say after ten seconds what can be bought there.',
      ask: 'Which question do customers ask on the phone that your website had never answered?',
      tell: '“We are a leading provider,” it begins, and nobody on the phone has ever asked for one.',
    },
    {
      title: 'Campaigns that stop when the season is full',
      angle:
        'Draw two curves on one sheet, work and marketing, and watch them chase each other through a year. Look for the quiet campaign that may keep running in the busiest month because it takes twenty minutes. Listeners put three dates into the calendar, all of them in the season when they think they need nothing.',
      ask: 'What did you stop doing in the last busy season, and when did you notice it was missing?',
      tell: 'In July there is too much work for marketing, and in January there is too little of both.',
    },
  ],
  'B2B marketing': [
    {
      title: 'Two salespeople, one address book: where the pipeline lives',
      angle:
        'Write the last ten new customers on cards and add to each the person who opened the door. Move aside every card that would leave with one of two people. What is still on the table is the company’s own pipeline, and the episode ends with the first thing a CEO can do to make that stack thicker within two quarters.',
      ask: 'Which customer came to you without knowing anybody at your company, and how had they found you?',
      tell: 'Ten cards lie on this table, one for each new customer, and I am about to take away two names.',
    },
    {
      title: 'Written for the competition: a page only rivals admire',
      angle:
        'Pick a technical article from an ordinary B2B site and read it as three people: an engineer at a rival, a buyer with a problem, the buyer’s boss with a budget. Note who stops where. Rewrite the opening so that the second one stays, using a question from a real sales call as the first line.',
      ask: 'Which piece of yours did a customer bring up on their own, and which one was only praised by colleagues?',
      tell: 'This white paper won a prize, and I would like to know who ever bought because of it.',
    },
    {
      title: 'The trade show: what a third of the budget bought',
      angle:
        'Make the full bill of one booth, from square feet to the week in which nobody sold anything, and set the badge scans against the conversations somebody followed up. Then spend the same sum differently on paper, in quarters. Sales has a say before the end: which two of the meetings would never have happened elsewhere?',
      ask: 'Tell me about the last show you paid for: which conversation there became a contract, and how long did it take?',
      tell: 'I brought an invoice for twenty feet of carpet.',
    },
  ],
  'search engine optimization': [
    {
      title: 'First place for a word nobody buys with',
      angle:
        'Choose a product and collect the words people type at three moments: curious, comparing, card in hand. Look at who ranks for each and what the page offers once one arrives there. An owner ends with five words worth a page and a longer list to stop reporting.',
      ask: 'Which search brought you customers, and how did you find out that it was that one?',
      tell: 'They were in first place, and the phone did not ring.',
    },
    {
      title: 'Traffic fell on a Tuesday: what to check first',
      angle:
        'Work through a drop in the order a calm person would: measurement, one section or all, which pages, what the search engine announced, what the site changed itself. Say at each step what rules it out. The first forty-eight hours end with a list of what to leave untouched.',
      ask: 'What did you do in the first two days after the drop, and which of it would you skip today?',
      tell: 'Before anybody rewrites a page, let us find out if there was really a fall.',
    },
    {
      title: 'Four hundred pages that say the same',
      angle:
        'Group the pages of an invented shop by what a searcher would want there and let duplicates line up behind each other. Decide on three to keep, thirty to merge and a great many to let go, with the redirects written down. Leave the listener with a rule for the page that somebody will want to add next week.',
      ask: 'Which pages did you take down, and who was against it?',
      tell: 'This site has a page for red mugs, a page for mugs in red and a page called red mug ideas.',
    },
  ],
  'paid advertising': [
    {
      title: 'More budget, the same orders',
      angle:
        'Double a budget on paper and follow the second dollar: the audience it reaches, the person who would have bought anyway, the auction it drives up. Explain marginal cost with a lemonade stand if necessary. The owner’s homework is a week with less, in one region, with the date on the calendar.',
      ask: 'What happened in the week you spent less than usual?',
      tell: 'The first thousand dollars found customers, and the second one found them again.',
    },
    {
      title: 'One ad carries the account',
      angle:
        'Open an imaginary ad account, switch off the winner, and look at what is left. Take the winner apart: is it the first second, the face, the offer, the comments? Plan three successors which differ in one of those and in nothing else, and settle beforehand when a loser is turned off.',
      ask: 'Which ad ran longest, and what did you learn when it got tired?',
      tell: 'I am going to turn off the only ad that works, and then we will talk.',
    },
    {
      title: 'One order, claimed by three dashboards',
      angle:
        'Send one invented customer through a week of taps, from a video to a search to a discount email. Let each platform claim the sale, add up the claims, and compare with the bank. The close is a simple table that a small brand can fill in monthly without any of the three.',
      ask: 'When did your dashboards add up to more orders than you shipped, and who noticed?',
      tell: 'One pair of socks was sold on Thursday, and three platforms are celebrating.',
    },
  ],
  'social media work': [
    {
      title: 'The profile that could be anybody’s',
      angle:
        'Read five profiles from one profession with the names removed and let listeners guess who is who. Look for the detail that only one of them could have written. Write a new first line on air, with a place, a person helped and a thing refused.',
      ask: 'What did somebody quote back to you from your own profile, and had you meant that line to matter?',
      tell: 'Five experts, five introductions, and I have taken the names off.',
    },
    {
      title: 'Applause from colleagues',
      angle:
        'Sort the comments under a well-liked post into colleagues, friends and people who could buy. Consider what each group liked, then rewrite the post so that the third pile has something to say. It will earn fewer hearts, and that is the point to make before the end.',
      ask: 'Which post brought you a client although hardly anybody liked it?',
      tell: 'There are ninety hearts under this post, and most of them belong to competitors.',
    },
    {
      title: 'A weekend, five drafts, no post',
      angle:
        'Take a single thought from Tuesday’s client call and get it posted in twenty-five minutes with the clock audible. First the sentence, then the example, then the end, and no picture hunt. Whatever it looks like at minute twenty-five is what goes out.',
      ask: 'What was the post you nearly did not publish, and how did it get out anyway?',
      tell: 'The timer is set to twenty-five minutes, and at the end something gets published.',
    },
  ],
  'brand strategy and design': [
    {
      title: 'The name that fits the company of ten years ago',
      angle:
        'Collect the three sentences a company uses to explain away its own name on the phone. Weigh what a new one would cost, from trucks to search results to the pride of the founder, against what the explanation costs every day. Decide on air for an invented firm, and let the founder’s daughter speak last.',
      ask: 'How did you use to introduce the company on the phone, and what do you say today?',
      tell: '“We are called Miller Printing, but we do not print anymore,” and there goes the first minute of every call.',
    },
    {
      title: 'Three departments, three stories',
      angle:
        'Ask sales, service and hiring the same question, what does this place do better than others, and write the answers side by side. Circle what appears twice. If it appears three times, it is the story; if nothing does, the episode ends with the meeting that has to take place first.',
      ask: 'When did you hear the company described in a way you did not recognize, and who was speaking?',
      tell: 'I put the same question to three departments and got three companies.',
    },
    {
      title: 'A premium price in a discount coat',
      angle:
        'Hold two offers of the same quality next to each other and describe only what can be seen before the price: the paper, the subject line, the photographs, the first name in the signature. Estimate what a stranger would pay for each. Change three details, none of them the logo.',
      ask: 'Which detail made customers stop asking for a discount?',
      tell: 'Cover the price with your hand and tell me what this looks like it costs.',
    },
  ],
  copywriting: [
    {
      title: 'A home page about ourselves',
      angle:
        'Take the first two hundred words of a home page and color them, blue for the company, yellow for the reader. Rewrite in both directions so that one can hear the exaggeration, too. The finished version is read to a person who has never heard of the firm, and stands or falls with their first question.',
      ask: 'Which sentence on your page did a customer repeat to you, word for word?',
      tell: 'I have two markers here, and the blue one is almost empty.',
    },
    {
      title: 'Emails that announce and never ask',
      angle:
        'Read a newsletter from subject line to signature and look for the place where the reader could do something. Often there are four links and no request. Add one plain question and a reason to answer today, then send the host’s own version and report the replies next time.',
      ask: 'What did you once ask your list that got more replies than anything else?',
      tell: 'Here is a beautiful email, and I have read it three times to find out what it wants.',
    },
    {
      title: 'Twenty minutes to explain the offer',
      angle:
        'Explain a complicated service to a twelve-year-old, to a brother-in-law and to a buyer with four minutes, each time aloud. Write down what survived all three. That is the first paragraph, and the other sixteen minutes become a page of questions and answers.',
      ask: 'Where do people start to nod when you explain what you do?',
      tell: 'My first try took twenty minutes, so today there are three more, and a clock.',
    },
  ],
};
