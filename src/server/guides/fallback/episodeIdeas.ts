import type { Ideas } from './brief.ts';

/** The first episode, by the story it should tell. */
export const storyIdeas: Ideas = {
  client_result: () => ({
    title: 'The morning it worked',
    angle:
      'One client’s result, told backwards: begin on the day the figure came in, then go back to the first meeting and everything that almost kept it from happening. Get the client’s consent and, if you can, their voice for thirty seconds.',
  }),
  own_path: ({ niche }) => ({
    title: 'I was going to do something else',
    angle: `How you ended up ${niche.inIt}, told through the one decision that could have gone the other way. No chronology. Stay in that week: who advised against it, what it cost, what you would tell that person today.`,
  }),
  company_origin: () => ({
    title: 'Somebody had to',
    angle:
      'The client, the invoice or the evening that made you start the company. Tell what you believed then that turned out wrong, and the one belief you still run the company by.',
  }),
  market_problem: ({ niche }) => ({
    title: 'The thing nobody has fixed',
    angle: `The problem that ${niche.people} have stopped complaining about because they take it for weather. Describe an ordinary Tuesday with it, put a price on a year of it, and name the first step out.`,
  }),
  costly_mistake: () => ({
    title: 'What that mistake bought me',
    angle:
      'The mistake that changed how you work: the warning you explained away, the call in which it became clear, the bill. Then the rule you wrote down afterward and a case in which it has saved you since.',
  }),
};

export const excitementIdeas: Ideas = {
  client_problems: ({ niche }) => ({
    title: 'Eleven months of looking away',
    angle: `A costly problem ${niche.market} that everybody could see${niche.sector ? `: ${niche.sector.problem}` : ''}. Why it survived so long: who would have had to admit what, which budget it hid in, and what finally made it somebody’s job.`,
  }),
  own_career: () => ({
    title: 'Advice I no longer give',
    angle:
      'Three pieces of advice you handed out for years and have withdrawn. For each, the case that changed your mind and what you say instead when somebody asks.',
  }),
  founder_stories: () => ({
    title: 'The first person we could not afford',
    angle:
      'One early hire, followed from the sleepless week to what the role is now. How the decision was made, what it did to the cash, and at what point it was clearly right or wrong.',
  }),
  industry_trends: ({ niche }) => ({
    title: 'What will look obvious in two years',
    angle: `One change ${niche.inIt} that is still easy to ignore${niche.sector ? `: ${niche.sector.change}` : ''}. Three signs that it is real, one sign that it may not be, and the smallest thing to prepare that is worth having either way.`,
  }),
  open_ideas: ({ niche }) => ({
    title: 'I might be wrong about this',
    angle: `A view on ${niche.topic} that you hold at about two to one. The case for it, the best case against it, and the evidence that would make you change sides. Invite that evidence by name.`,
  }),
};

export const guestIdeas: Ideas = {
  ideal_client: ({ niche }) => ({
    title: 'The last three things we turned down',
    angle: `A buyer ${niche.market} explains how a purchase really gets approved: who has to be in the room, what ends a meeting early, and which sentence in a proposal makes them skip to the price.`,
  }),
  admired_thinker: ({ niche }) => ({
    title: 'The chapter I argued with',
    angle: `One page of the guest’s book, read aloud, and your objection to it from practice. What the idea explains about ${niche.topic}, and the case in which it did not hold.`,
  }),
  fellow_founder: () => ({
    needsGuest: true,
    title: 'One year ahead of me',
    angle:
      'A founder who was where you are a year ago. Only that year: the decision they postponed, the cost they had not planned, and what they would do in your place in the next ninety days.',
  }),
  industry_insider: ({ niche }) => ({
    title: 'The meeting that sets the rules',
    angle: `Where standards and opinions ${niche.inIt} are made before anybody reads about them. How a topic gets onto that agenda, who speaks first, and what is about to be on it.`,
  }),
  popular_creator: () => ({
    title: 'What the audience will not forgive',
    angle:
      'A creator with a large following on the post that cost them trust and the work it took to earn it back. Then what of that applies to somebody with three hundred followers and a company to run.',
  }),
};

export const audienceIdeas: Ideas = {
  decision_makers: ({ niche }) => ({
    title: 'Before you ask for three quotes',
    angle: `What somebody deciding ${niche.market} should settle inside the house before calling any supplier, you included. Five questions, in the order in which leaving one out gets expensive.`,
  }),
  followers: () => ({
    title: 'A week of mine, with the bad parts',
    angle:
      'Monday to Friday as it was, from your calendar. Where the hours went, the conversation you put off, and the forty minutes in which the actual work happened.',
  }),
  industry_peers: ({ niche }) => ({
    title: 'What we all pretend to measure',
    angle: `A figure that ${niche.people} report to each other and hardly anyone checks. Where it comes from, why it is comfortable, and the two figures that would tell more.`,
  }),
  current_clients: () => ({
    title: 'Getting twice as much out of us',
    angle:
      'What your best clients do differently from the rest: how they brief, when they call, what they never send by email. An episode to send to every new client in the first week.',
  }),
  newcomers: ({ niche }) => ({
    title: 'Your first ninety days',
    angle: `What to learn first, what to ignore for a year and which mistakes are cheap, for people who are ${niche.startingOut}. With the three questions newcomers are afraid to ask, answered straight.`,
  }),
};

export const reasonIdeas: Ideas = {
  win_clients: ({ niche }) => ({
    title: 'The price of doing nothing',
    angle: `What it costs to leave a known problem ${niche.market} alone for another year, worked out aloud with a real but anonymous case. The method is the point: a listener can repeat it with their own figures.`,
  }),
  known_name: ({ niche }) => ({
    title: 'My unpopular rule',
    angle: `The rule about ${niche.topic} that you are known for, or should be. Where it came from, whom it annoys, the exception you allow, and what changes for someone who keeps it for a month.`,
  }),
  grow_by_reputation: () => ({
    title: 'Why they call us and not the others',
    angle:
      'Three clients’ own words for why they chose you, read out, against the reasons you would have given. The distance between the two lists is the episode.',
  }),
  open_doors: () => ({
    needsGuest: true,
    title: 'How did you get in?',
    angle:
      'Stories of first doors: the introduction, the letter, the favor, the accident. What worked to reach somebody out of reach, and what each person would answer to the same approach today.',
  }),
  share_lessons: ({ niche }) => ({
    title: 'What I would teach on day one',
    angle: `If you had one hour with people who are ${niche.startingOut}, and no slides. The lesson, the exercise that makes it stick, and the common shortcut that undoes it.`,
  }),
};
