import type { NicheRow } from './rows.ts';

/** Marketing, sales, media and design. */
export const growthNiches: readonly NicheRow[] = [
  {
    stems:
      'marketing agenc|digital market|marketing|growth agenc|online market|marketing consult|marketing service',
    offer: 'marketing services',
    sellers: 'marketing agencies',
    audience: 'smallBusiness',
    buyers: 'owners and CEOs who pay for marketing and cannot tell what it brings',
    problems:
      'an agency report without a customer in it|a website that talks about the company|campaigns that stop when the season gets busy|inquiries answered on the third day',
    moments: 'the month referrals slow down|the week a contract with an agency ends',
    myth: 'Good work speaks for itself',
    words: 'leads|the website|word of mouth|the ad budget',
    names: 'When Referrals Run Dry|Half the Budget Works',
  },
  {
    stems:
      'b2b market|b2b marketing agenc|b2b agenc|demand generation|lead generation|content market|account based|marketing strateg|fractional cmo|product market',
    offer: 'B2B marketing',
    sellers: 'B2B marketers',
    audience: 'midMarket',
    buyers:
      'CEOs and heads of marketing at B2B companies whose pipeline depends on a few relationships',
    alsoFor: {
      people: 'heads of sales with a number to make',
      one: 'a head of sales who sat on both sides of the marketing budget',
      title: 'What sales would do with the marketing budget',
      asks: 'Which inquiry from marketing became your best customer, and which did you never call?|What does sales know about buyers that nobody in marketing has asked?',
      angle:
        'Give this guest last year’s marketing budget, in rough shares, and let them spend it again. Ask at each share which customer it would have brought, and what sales would have to do differently. Close with one thing both sides could settle this week.',
    },
    guests:
      'a head of sales who stopped going to the trade show|a CEO whose top salesperson took the address book along|a purchasing manager who chooses suppliers before the first call',
    openers:
      'Which customer left with the salesperson, and which one stayed?|What have you read about a supplier before you take the first call?',
    talk: {
      second: 'a head of sales who needs the number this quarter',
      paper: 'the list of last year’s new customers and where they came from',
      debate: 'hire a third salesperson, or make the first two findable',
      asks: 'Where did the last five new customers come from, and who can prove it?|What had the buyer read about you before the first call?|Which trade show did you drop, and who missed it?',
    },
    cautions: [
      {
        title: 'The client who never pays',
        conflict:
          'An agency does its own marketing after everyone else’s. A show without a client’s deadline is the first thing to slip.',
        instead:
          'Give the show a job number, a designer from your own team and four hours a week that no client may book, and put its dates on the same board as the clients’.',
      },
    ],
    problems:
      'a pipeline that hangs on two salespeople’s address books|content written for the competition|a trade show that costs a third of the budget|buyers who decide before the first call',
    moments: 'the quarter the top salesperson resigns|the month after an empty trade show',
    myth: 'Our buyers don’t read, and they don’t listen to podcasts',
    words: 'pipeline|the buying committee|the trade show|the sales cycle',
    names: 'The Quiet Pipeline|Before the First Call',
  },
  {
    stems: 'seo|search engine|search market|organic traffic',
    offer: 'search engine optimization',
    sellers: 'SEO agencies',
    audience: 'ecommerce',
    buyers: 'owners and marketing heads who live from being found',
    problems:
      'rankings for words nobody buys with|traffic that fell after one update|four hundred pages that say the same|a report full of positions and empty of orders',
    moments: 'the month after a core update|the quarter before a relaunch',
    myth: 'SEO is a trick that stops working',
    words: 'rankings|the update|search intent|the relaunch',
    names: 'Page Two|Found and Bought',
  },
  {
    stems: 'paid ads|ppc|google ads|facebook ads|media buy|performance market|advertis|paid media',
    offer: 'paid advertising',
    sellers: 'ad agencies',
    audience: 'ecommerce',
    problems:
      'a budget that grows while orders do not|one creative that carries the account|a dashboard that counts the same sale twice|a first order that loses money',
    moments: 'the month acquisition costs double|the weeks before the holiday quarter',
    myth: 'If it works at a hundred a day, it works at a thousand',
    words: 'ROAS|creative fatigue|the first order|payback',
    names: 'Cost per Anything|The Second Order',
  },
  {
    stems:
      'social media|instagram manage|tiktok|linkedin market|social media manage|influencer market|linkedin ghost',
    offer: 'social media work',
    sellers: 'social media managers',
    audience: 'experts',
    buyers: 'experts and owners who know they should be visible and post twice a year',
    problems:
      'a profile that sounds like everyone else’s|posts that collect likes from colleagues|a weekend lost to five drafts|followers who never ask for a price',
    moments: 'the week after a competitor’s post takes off|the month before a launch',
    myth: 'You have to post every day',
    words: 'reach|the hook|drafts|direct messages',
    names: 'Beyond the Like|Posted Twice a Year',
  },
  {
    stems:
      'brand|brand strateg|branding|logo|graphic design|visual identity|creative agenc|design agenc|design studio',
    offer: 'brand strategy and design',
    sellers: 'brand designers',
    audience: 'midMarket',
    buyers: 'CEOs and owners whose company has outgrown the way it presents itself',
    problems:
      'a name that fits the company of ten years ago|three departments with three stories|a premium price in a discount look|a merger with two logos on one door',
    moments: 'the quarter after an acquisition|the year a new generation takes over',
    myth: 'Branding is what you do when sales are good',
    words: 'the name|the story|the rebrand|the premium price',
    names: 'The Name on the Door|Outgrown',
  },
  {
    stems: 'copywrit|content writ|ghostwrit|technical writ|email market|newsletter writ|editing',
    offer: 'copywriting',
    sellers: 'copywriters',
    audience: 'experts',
    buyers: 'owners and experts who have something to say and no page that says it',
    problems:
      'a home page that is all “we”|emails that announce and never ask|an offer that needs twenty minutes to explain|a launch that waits for the text',
    moments: 'the month before a launch|the week a better competitor wins with a better page',
    myth: 'Nobody reads long text',
    words: 'the headline|the offer|the list|the open rate',
    names: 'The Second Sentence|In Plain Words',
  },
  {
    stems: 'public relation|pr|pr agenc|communications|media relation|crisis comm|publicist',
    offer: 'public relations',
    sellers: 'PR agencies',
    audience: 'midMarket',
    buyers: 'CEOs and founders who want to be known outside their customer list',
    problems:
      'announcements that interest the company only|a competitor who is quoted in each article|a crisis handled by committee|coverage that nobody in sales uses',
    moments: 'the month before a funding announcement|the week a journalist calls first',
    myth: 'We just need one big article',
    words: 'coverage|the quote|the embargo|share of voice',
    names: 'Not for Attribution|Quoted Again',
  },
  {
    stems: 'podcast|podcast product|audio product|podcast edit|voice over|audio',
    offer: 'podcast production',
    sellers: 'podcast producers',
    audience: 'experts',
    buyers: 'experts and company owners who consider a show or have one that brings nothing',
    problems:
      'a show that ended after episode seven|guests who share nothing|downloads in place of clients|editing that eats Sunday',
    moments: 'the month after a show goes silent|the quarter a competitor starts one',
    myth: 'A podcast needs a large audience to pay',
    words: 'downloads|guest outreach|the edit|show notes',
    names: 'Past Episode Seven|Eighty Listeners, Three Clients',
  },
  {
    stems: 'video|film|videograph|video product|youtube|animation|motion design',
    offer: 'video production',
    sellers: 'video producers',
    audience: 'marketing',
    problems:
      'a brand film that was watched at the premiere|executives who freeze in front of a camera|a testimonial nobody believes|hours of footage in a drawer',
    moments: 'the quarter before a trade show|the month a product launches',
    myth: 'It has to look expensive',
    words: 'the brief|footage|the cut|testimonials',
    names: 'Final Cut|Take Two Is Enough',
  },
  {
    stems: 'real estate photo|architectural photo|drone',
    offer: 'real estate photography',
    sellers: 'real estate photographers',
    audience: 'realEstateAgents',
    problems:
      'listings shot with a phone at noon|sellers who compare the pictures with the neighbor’s|empty rooms that look smaller|a weekend lost waiting for photos',
    moments: 'the weeks before the spring market|the day a listing goes stale',
    myth: 'In this market anything sells',
    words: 'the listing|staging|days on market|the thumbnail',
    names: 'First Photo, Second Showing|The Listing Photo',
  },
  {
    stems: 'web design|website|web develop|wordpress|web agenc|landing page|conversion|cro|webflow',
    offer: 'websites',
    sellers: 'web designers',
    audience: 'smallBusiness',
    buyers: 'owners whose website was made by somebody who no longer answers',
    problems:
      'a site that loads for nine seconds|a contact form that goes to an old mailbox|four pages about us and none about prices|a relaunch that lost the visitors',
    moments:
      'the week a customer mentions the website with a smile|the month the developer disappears',
    myth: 'Our customers do not look at the website',
    words: 'the relaunch|the contact form|the phone view|the host',
    names: 'Nine Seconds|Above the Fold',
  },
  {
    stems: 'sales train|sales coach|sales consult|sales enablement|negotiation|sales',
    offer: 'sales training',
    sellers: 'sales trainers',
    audience: 'sales',
    problems:
      'demos given to people who cannot buy|discounts offered before anyone asked|a forecast made of hope|new sellers who learn from the loudest',
    moments: 'the first week of a missed quarter|the month two new sellers start',
    myth: 'Good sellers are born',
    words: 'discovery|the champion|quota|no decision',
    names: 'The Ninety Percent Deal|Lost to No Decision',
  },
  {
    stems: 'appointment setting|outbound|cold email|cold call|sdr|outsourced sales|telemarket',
    offer: 'outbound sales',
    sellers: 'outbound agencies',
    audience: 'founders',
    buyers: 'founders and heads of sales who need first meetings',
    problems:
      'a domain that landed in spam|meetings that are booked and not attended|a list bought from the same vendor as everyone’s|an offer that needs a warm-up',
    moments: 'the quarter founder-led sales stops scaling|the month after a funding round',
    myth: 'Cold outreach is dead',
    words: 'the reply rate|the show rate|the list|deliverability',
    names: 'Reply All Quiet|The Meeting They Showed Up For',
  },
  {
    stems: 'event|event manage|conference organi|event product|event plan|trade show|experiential',
    offer: 'corporate events',
    sellers: 'event agencies',
    audience: 'hr',
    buyers: 'heads of HR and communications who have to fill a room with their own people',
    problems:
      'a kickoff that is remembered for the buffet|a hybrid hall with sleepy screens|a venue signed before the purpose|feedback forms nobody reads',
    moments: 'the autumn in which kickoffs are booked|the month after a reorganization',
    myth: 'People just want to meet',
    words: 'the kickoff|the run of show|the venue|attendance',
    names: 'Doors Open at Nine|Better Than the Buffet',
  },
  {
    stems: 'keynote|public speaking|speaker|speech|presentation|storytell',
    offer: 'keynotes and presentation coaching',
    sellers: 'speakers and presentation coaches',
    audience: 'executives',
    buyers: 'executives who must speak in front of people who can say no',
    problems:
      'forty slides for one decision|a voice that flees in the second sentence|numbers read aloud|a question that was not rehearsed',
    moments: 'the weeks before an all-hands|the month before a board meeting',
    myth: 'Some people are just natural speakers',
    words: 'the opening|slides|the Q&A|stage fright',
    names: 'Slide One of Forty|The Hard Question',
  },
  {
    stems: 'market research|customer research|consumer insight|survey|customer experience|cx',
    offer: 'customer research',
    sellers: 'market researchers',
    audience: 'marketing',
    problems:
      'a persona with a name and no customer behind it|surveys answered by people who like surveys|a product decision made by the loudest account|findings presented and shelved',
    moments: 'the quarter before a new product|the month churn has no explanation',
    myth: 'We know our customers',
    words: 'the persona|the sample|churn reasons|interviews',
    names: 'What the Survey Missed|Ask Eleven Customers',
  },
  {
    stems: 'affiliate|franchise|franchis|partnership|channel|licensing',
    offer: 'franchise and partner development',
    sellers: 'franchise consultants',
    audience: 'executives',
    buyers: 'professionals who think about owning a franchise and have savings at stake',
    guests:
      'a franchisee in the third year|a couple who read the disclosure document and walked away|a franchisee who sold the store back',
    openers:
      'Which page made the two of you walk away?|What did you get for the store, and what would you tell the next owner?',
    talk: {
      second: 'a spouse whose savings are in it',
      paper: 'the disclosure document of one brand|the lease of one store',
      debate: 'buy a new territory, or take over a store',
      asks: 'How many current owners did you call, and which one talked longest?|What was different in the second February?|What did you do on the first day that was in no manual?',
    },
    problems:
      'an average revenue and no average owner|royalties due in a bad month|a territory that looks full on the map|a spouse who has not been asked',
    moments: 'the months after a layoff|the year before a fiftieth birthday',
    myth: 'With a franchise you only follow the manual',
    words: 'royalties|the territory|validation calls|the disclosure document',
    names: 'Validation Call|Before You Buy a Franchise',
  },
  {
    stems:
      'publish|book coach|self publish|author coach|writing coach|book launch|book market|book edit|book writ|write a book',
    offer: 'book coaching and publishing',
    sellers: 'book coaches',
    audience: 'experts',
    problems:
      'a manuscript that has been almost finished for two years|a book for everyone|a launch week with eleven reviews|chapters that are blog posts in a row',
    moments: 'the months before a stage or a launch|the week a peer’s book comes out',
    myth: 'The book will sell itself once it exists',
    words: 'the manuscript|the advance|the reader|launch week',
    names: 'Almost Finished|Chapter One, Again',
  },
];
