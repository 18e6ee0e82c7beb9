export const lead = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  revenue: '5m-10m',
  message: 'Hello',
  leadType: 'proposal',
  offerType: 'general',
};

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
