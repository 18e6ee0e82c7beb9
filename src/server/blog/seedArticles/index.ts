/**
 * The articles of a new installation, oldest first; `<slug>.html` in this folder has the content.
 * `tags` is comma-separated, `published` a status.
 */
export const articles = [
  {
    slug: 'how-to-count-the-return-of-a-b2b-podcast',
    title: 'A B2B podcast is a relationship tool: how to count its return',
    excerpt:
      'Three ways a show brings in money, a worked example with every line of cost, ' +
      'and the ledger that lets you defend the result in front of a finance director.',
    tags: 'Strategy, ROI, Measurement',
    published: 'published',
    date: '2025-09-16T09:00:00.000Z',
  },
  {
    slug: 'choose-a-podcast-topic-that-fits-your-business',
    title: 'Five tests for a podcast topic before you design the cover',
    excerpt:
      'A wide topic attracts nobody in particular. Run these five tests, with examples from ' +
      'four industries, to find the problem one step before the one you solve.',
    tags: 'Strategy, Planning',
    published: 'published',
    date: '2025-10-07T13:30:00.000Z',
  },
  {
    slug: 'your-guest-list-is-an-account-list',
    title: 'Your guest list is an account list: build it in four hours',
    excerpt:
      'How to turn 60 companies you would like to work with into 120 names, score each one, ' +
      'and plan a guest mix that is fair to the people you invite.',
    tags: 'Guests, Lead Generation, Strategy',
    published: 'published',
    date: '2025-10-30T08:15:00.000Z',
  },
  {
    slug: 'podcast-guest-invitation-emails',
    title: 'Four guest invitation emails, and when to stop writing',
    excerpt:
      'The complete texts of an invitation and three follow-ups, the reason behind each line, ' +
      'and what your reply rate tells you about the next change to make.',
    tags: 'Guests, Outreach, Templates',
    published: 'published',
    date: '2025-12-04T10:00:00.000Z',
  },
  {
    slug: 'podcast-equipment-under-500-dollars',
    title: 'Sound that does not embarrass you: equipment under $500',
    excerpt:
      'Spend on the room first, then the microphone. A shopping list that adds up to $440, ' +
      'a 30-minute setup, and four things you can leave in the store.',
    tags: 'Production, Equipment',
    published: 'published',
    date: '2026-01-13T15:00:00.000Z',
  },
  {
    slug: 'fifteen-minute-podcast-pre-interview',
    title: 'The 15-minute pre-interview, minute by minute',
    excerpt:
      'A running order for the call before the recording: two stories, one opinion, ' +
      'the topics that are off limits, a sound check, and the page you write afterward.',
    tags: 'Guests, Interviewing, Templates',
    published: 'published',
    date: '2026-02-03T09:45:00.000Z',
  },
  {
    slug: 'podcast-questions-that-lead-to-a-second-meeting',
    title: 'Sixteen interview questions that lead to a second meeting',
    excerpt:
      'Replace the biography with questions about real work, size and decisions. ' +
      'With a worked passage, four habits to drop, and what to say once you stop recording.',
    tags: 'Interviewing, Lead Generation',
    published: 'published',
    date: '2026-02-24T11:00:00.000Z',
  },
  {
    slug: 'one-podcast-episode-thirty-pieces',
    title: 'One episode, 33 pieces: the full inventory and a 14-day calendar',
    excerpt:
      'What 33 pieces from one interview look like in practice, the four passes that make them ' +
      'without rework, and the rule for deciding which ones to drop.',
    tags: 'Content Repurposing, Production, Distribution',
    published: 'published',
    date: '2026-04-09T08:30:00.000Z',
  },
  {
    slug: 'podcast-metrics-that-matter',
    title: 'The podcast report that fits on one page',
    excerpt:
      'Three tiers of numbers, what a download really is, which figures you may ignore, ' +
      'and a one-page monthly report you can copy and fill in within 20 minutes.',
    tags: 'Measurement, ROI, Templates',
    published: 'published',
    date: '2026-05-19T14:00:00.000Z',
  },
  {
    slug: 'podcast-cost-in-house-freelancer-or-agency',
    title: 'In-house, freelancers or an agency: what a show costs per year',
    excerpt:
      'Seven tasks, 21 hours per episode, and the yearly total for each way to get them done. ' +
      'With our own prices in the table and six questions to ask of any quote.',
    tags: 'Pricing, Planning, Production',
    published: 'published',
    date: '2026-06-30T09:00:00.000Z',
  },
  {
    slug: 'podcast-for-existing-clients',
    title: 'A podcast for the clients you already have',
    excerpt:
      'You know two people in most client companies. How a small series of interviews lets you ' +
      'meet the others, with a 90-day plan and rules for what stays private.',
    tags: 'Strategy, Client Retention, Guests',
    published: 'draft',
    date: '2026-08-11T16:20:00.000Z',
  },
  {
    slug: 'founder-podcast-in-two-hours-a-week',
    title: 'How founders host a show in two hours a week',
    excerpt:
      'A four-week calendar for two interviews a month, the five things only the founder can do, ' +
      'and the handover page that stops the questions from coming back.',
    tags: 'Founders, Planning, Production',
    published: 'published',
    date: '2026-09-14T09:00:00.000Z',
  },
  {
    slug: 'when-to-stop-or-reposition-a-podcast',
    title: 'Stop, repair or reposition: five questions for a tired show',
    excerpt:
      'A half-yearly decision in five questions, taken in order. Includes how to change a show ' +
      'without losing its feed and how to end one so that guests think well of it.',
    tags: 'Strategy, Measurement, Planning',
    published: 'draft',
    date: '2026-10-20T12:10:00.000Z',
  },
  {
    slug: 'from-podcast-guest-to-client',
    title: 'From guest to client: a follow-up sequence nobody minds',
    excerpt:
      'The messages to send from the day of the recording to the next quarter, word for word, ' +
      'and the single point at which it is right to mention your own work.',
    tags: 'Lead Generation, Guests, Templates',
    published: 'published',
    date: '2026-11-12T08:00:00.000Z',
  },
] as const;
