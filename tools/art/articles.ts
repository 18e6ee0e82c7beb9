/** The figure of each article that a new installation starts with, as `/images/articles/SLUG.svg`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { bars, crowd, shares, steps } from './chart.ts';
import { root } from './kit.ts';

const dollars = (label: string, value: number) => ({
  label,
  value,
  shown: `$${value.toLocaleString('en-US')}`,
});
const minutes = (label: string, value: number) => ({ label, value, shown: `${value} min` });
const rows = (list: [label: string, value: number][]) =>
  list.map(([label, value]) => ({ label, value }));
const timeline = (list: [at: string, words: string][], marked?: number) =>
  steps(
    list.map(([at, words]) => ({ at, words })),
    marked,
  );

const figures: Record<string, string> = {
  'how-to-count-the-return-of-a-b2b-podcast': bars(
    [
      { label: 'Guests from companies that could buy', value: 16 },
      { label: 'Second conversations', value: 8 },
      { label: 'Proposals', value: 4 },
      { label: 'Clients', value: 2 },
    ],
    3,
  ),
  'choose-a-podcast-topic-that-fits-your-business': timeline(
    [
      ['Too close', 'Payroll compliance explained'],
      ['One step before', 'How multi-site restaurants keep managers for more than a year'],
      ['Too far', 'The future of food'],
    ],
    1,
  ),
  'your-guest-list-is-an-account-list': shares(
    rows([
      ['Target accounts', 7],
      ['Existing clients', 2],
      ['People who advise your clients', 2],
      ['A recognized voice in the field', 1],
    ]),
  ),
  'podcast-guest-invitation-emails': timeline([
    ['Day 1', 'The invitation'],
    ['4 working days later', 'The reminder: a sample, and one worry less'],
    ['7 working days after that', 'The other door: later, or a colleague'],
    ['About two weeks later', 'The end'],
  ]),
  'podcast-equipment-under-500-dollars': bars([
    dollars('Microphone', 80),
    dollars('Webcam', 70),
    dollars('Guest microphone', 70),
    dollars('Room treatment', 60),
    dollars('Headphones', 60),
    dollars('Light', 40),
    dollars('Boom arm', 35),
    dollars('Network cable', 15),
    dollars('Foam windscreen', 10),
  ]),
  'fifteen-minute-podcast-pre-interview': shares([
    minutes('Set the frame', 2),
    minutes('Find the two stories', 6),
    minutes('Draw the lines', 2),
    minutes('Technical check', 3),
    minutes('The next three dates', 2),
  ]),
  'podcast-questions-that-lead-to-a-second-meeting': timeline([
    ['The work', 'What was on your desk this morning that you did not expect?'],
    ['Its size', 'Roughly what share of your week goes into that?'],
    ['A decision', 'What were the two or three options?'],
    ['What comes next', 'What are you trying to work out that you haven’t solved yet?'],
  ]),
  'one-podcast-episode-thirty-pieces': bars(
    rows([
      ['Posts for host, company and guest', 9],
      ['Clips', 8],
      ['Graphics and carousel', 5],
      ['Episode, page, transcript and article', 5],
      ['Newsletter and sales passages', 3],
      ['Questions and answers', 3],
    ]),
  ),
  'podcast-metrics-that-matter': crowd(600, 90, '90 of 600 plant managers: 15%'),
  'podcast-cost-in-house-freelancer-or-agency': bars(
    [
      dollars('Freelancers', 24_120),
      dollars('In-house', 23_976),
      dollars('Agency, monthly', 23_312),
      dollars('Agency, annual', 18_864),
    ],
    3,
  ),
  'podcast-for-existing-clients': timeline(
    [
      ['Days 1 to 10', 'Maps, names and five requests'],
      ['Days 11 to 40', 'Record with those who agree'],
      ['Days 41 to 60', 'Publish or share'],
      ['Days 61 to 80', 'The second conversation'],
      ['Days 81 to 90', 'Update the maps'],
    ],
    3,
  ),
  'founder-podcast-in-two-hours-a-week': timeline([
    ['Week 1: record', 'Two interviews'],
    ['Week 2: approve and choose', 'Two edits, and the next ten people'],
    ['Week 3: prepare', 'Two pre-interviews, outlines, introductions'],
    ['Week 4: follow up', 'Two second conversations, ledger and report'],
  ]),
  'when-to-stop-or-reposition-a-podcast': bars([
    dollars('Podcast', 3663),
    dollars('Trade show', 5667),
  ]),
  'from-podcast-guest-to-client': timeline(
    [
      ['Same day', 'The two-line thank-you'],
      ['Within a week', 'Keep the promise'],
      ['Release day', 'Make her look good'],
      ['One week after release', 'Report back'],
      ['Three to four weeks after', 'The second meeting'],
      ['Every quarter', 'One reason to write'],
    ],
    4,
  ),
};

mkdirSync(`${root}images/articles`, { recursive: true });
for (const [slug, figure] of Object.entries(figures))
  writeFileSync(`${root}images/articles/${slug}.svg`, figure);
