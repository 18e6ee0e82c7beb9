/** The body of POST /api/leads in all measurements. */
export const lead = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  revenue: '5m-10m',
  message: 'We would like to talk about a show for our buyers.',
  leadType: 'proposal',
  offerType: 'general',
};

/** The body of POST /api/quiz in all measurements. */
export const quiz = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  answers: {
    personalInfo: { name: 'Ada', city: 'London', niche: 'Engines' },
    primary_reason: 'authority',
    podcast_tone: ['inspirational', 'educational'],
  },
  result: 'hybrid_approach',
  resultDescription: 'The Balanced Brand Podcast',
};
