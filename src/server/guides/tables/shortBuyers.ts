/**
 * A short plural and its singular for the buyers of a niche, by its `offer`, where those of the audience
 * leave out a role that its `buyers` name.
 */
export const shortBuyers: Readonly<Record<string, readonly [people: string, one: string]>> = {
  'B2B marketing': ['B2B leaders', 'B2B leader'],
  'business software': ['department heads', 'department head'],
  'custom software development': ['company leaders', 'company leader'],
  'AI and automation projects': ['executives', 'executive'],
  'ERP and CRM implementation': ['executives', 'executive'],
  'product design and research': ['product leaders', 'product leader'],
  'data and analytics work': ['finance and operations leaders', 'finance or operations leader'],
  'brand strategy and design': ['company leaders', 'company leader'],
  'public relations': ['company leaders', 'company leader'],
  'commercial insurance and benefits': ['company leaders', 'company leader'],
  'commercial real estate services': ['executives', 'executive'],
  'operations consulting': ['executives', 'executive'],
  'project management': ['project sponsors', 'project sponsor'],
  'outbound sales': ['founders and heads of sales', 'founder or head of sales'],
  'patent and trademark work': ['founders and engineers', 'founder or engineer'],
  'sourcing and trade services': ['importers', 'importer'],
  'language teaching and translation': ['professionals', 'professional'],
  'games and interactive work': ['players', 'player'],
  'cars and repairs': ['drivers', 'driver'],
};
