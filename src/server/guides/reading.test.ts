import { expect, test } from 'vitest';
import { builtInReading } from './reading.ts';

const known: [niche: string, offer: string, buyers: string][] = [
  ['solar for farms', 'energy projects', 'farms'],
  ['roofer in Manchester', 'roofing', 'homeowners'],
  ['plumbing and heating', 'plumbing', 'homeowners'],
  ['bookkeeping for breweries', 'bookkeeping', 'breweries'],
  ['marketing agency for breweries', 'marketing', 'breweries'],
  ['commercial cleaning', 'cleaning', 'facility'],
  ['wedding photographer in Cornwall', 'wedding photography', 'couples'],
  ['language school for refugees', 'language', 'refugees'],
  ['funeral home', 'funerals', 'families'],
  ['interior design for restaurants', 'interior design', 'restaurants'],
  ['architect', 'architecture', 'homeowners'],
  ['structural engineering', 'engineering', 'contractors'],
  ['CNC machining', 'industrial parts', 'plant managers'],
  ['dentist', 'dental care', 'families'],
  ['dental lab', 'dental practices', 'owners of dental practices'],
  ['orthodontics for adults', 'dental care', 'adults'],
  ['accountant', 'accounting', 'owners'],
  ['tax advice for expats', 'tax', 'expats'],
  ['IT support for schools', 'IT', 'principals'],
  ['ERP for wholesalers', 'ERP', 'wholesalers'],
  ['software for churches', 'software', 'churches'],
  ['CRM for charities', 'CRM', 'nonprofits'],
  ['payroll software', 'HR software', 'HR'],
  ['marketing for dentists', 'marketing', 'dental practices'],
  ['recruitment for care homes', 'recruiting', 'care homes'],
  ['marriage counselling', 'relationship coaching', 'couples'],
  ['therapy for teenagers', 'therapy', 'teenagers'],
  ['video games', 'games', 'players'],
  ['warehouse software', 'logistics software', 'logistics'],
  ['estate agent', 'real estate agent', 'home'],
  ['Steuerberatung', 'tax', 'owners'],
];

test.each(known)('is sure about “%s”', (niche, offer, buyers) => {
  const reading = builtInReading({ niche, buyers: '' });
  expect(reading).toMatchObject({ isSure: true });
  expect(reading.offer).toContain(offer);
  expect(reading.buyers).toContain(buyers);
});

const unsure: [niche: string, offer: string, buyers: string][] = [
  ['fly fishing shop', 'fly fishing shop', ''],
  ['Solar installation for farms', 'solar installation', 'owners of farms, ranches and vineyards'],
  ['solicitor in Leeds', 'solicitor', ''],
  ['craft brewery', 'craft brewery', ''],
  ['brewery tours', 'brewery tours', ''],
  ['legal translation', 'legal translation', ''],
  ['pet insurance', 'pet insurance', ''],
  ['mobile dog groomer', 'mobile dog groomer', ''],
  ['yoga teacher training', 'yoga teacher training', ''],
  ['wedding cakes', 'wedding cakes', ''],
  ['food bank', 'food bank', ''],
  ['local football club', 'local football club', ''],
  ['museum of lace', 'museum of lace', ''],
  ['rowing club for juniors', 'rowing club', 'juniors'],
  ['locksmith', 'locksmith', ''],
  ['self storage', 'self storage', ''],
  ['student housing', 'student housing', ''],
  ['divorce coach', 'divorce coach', ''],
  ['plumer', 'plumer', ''],
  ['aulas de inglês', 'aulas de inglês', ''],
  [
    'We make wooden toys for toddlers',
    'wooden toys',
    'parents who carry most of the planning at home',
  ],
  [
    'We restore old church organs all over Bavaria and tune them twice a year',
    'old church organs',
    '',
  ],
  ['My husband and I repair antique clocks and watches', 'antique clocks and watches', ''],
  ['I help founders raise money', '', 'founders'],
  ['n/a', '', ''],
  ['🎣', '', ''],
];

test.each(unsure)('asks about “%s”, in its own words', (niche, offer, buyers) => {
  const reading = builtInReading({ niche, buyers: '' });
  expect(reading).toMatchObject({ isSure: false, offer });
  expect(reading.buyers).toContain(buyers);
  if (buyers === '') expect(reading.buyers).toBe('');
});

test('buyers that the person names are not those of a table', () => {
  const reading = builtInReading({ niche: 'guided fishing trips', buyers: 'anglers who travel' });
  expect(reading).toMatchObject({ offer: 'guided fishing trips', buyers: 'anglers who travel' });
});

test('what the person confirms counts, and their complaints come first', () => {
  const reading = { offer: 'fly fishing lessons', buyers: 'beginners', country: 'GB' };
  expect(builtInReading({ niche: 'roofing', buyers: '', reading })).toEqual({
    ...reading,
    complaints: [],
    isSure: false,
  });
});
