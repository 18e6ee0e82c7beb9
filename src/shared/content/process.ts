import { claims, timing } from './claims.ts';
import { anchors, ctaHref, links } from './links.ts';
import type { Closing, Head, Hero, SectionHeading, Step } from './shapes.ts';

export const head: Head = {
  title: 'Our process: six phases from idea to return',
  description: `How we build a B2B podcast in six phases: strategy, launch, content, distribution, analytics and scale, with what you do and what we do in each of them.`,
};

export const hero: Hero = {
  label: links.process.label,
  title: 'Our Process',
  text: 'Six phases, from the first interview to a show that runs without much of your time. You see what happens when and what you get at each point.',
  actions: [{ label: 'See How It Works', href: `#${anchors.phases}` }],
};

/** The accessible name of the links to the phases. */
export const timelineLabel = 'The six phases';

export const formula: SectionHeading & { parts: readonly [Step, Step, Step] } = {
  label: 'The idea',
  title: 'The Authority Formula',
  text: 'Buyers trust a company for what it says and for the company it keeps. A podcast shows both at once.',
  parts: [
    {
      title: 'Create amazing content',
      text: 'Answer the questions your buyers ask before they call anyone, in your own words.',
    },
    {
      title: 'Associate with leaders',
      text: 'Share a table with the people your buyers already respect.',
    },
    {
      title: 'Together they make you the authority',
      text: 'You become the one who knows the subject and the people in it. That is who gets the call.',
    },
  ],
};

export type Phase = {
  id: string;
  number: number;
  title: string;
  duration: string;
  description: string;
  steps: readonly string[];
  illustration: string;
};

export const phases: SectionHeading & { id: string; items: readonly Phase[] } = {
  id: anchors.phases,
  label: 'Phases',
  title: 'Our 6-Phase System',
  text: `The show goes live ${timing.launch} after you approve the strategy, at the end of phase 1.`,
  items: [
    {
      title: 'Discovery & Strategy',
      duration: 'Week 1-2',
      description:
        'We find out what the show has to achieve and for whom, and write it down before anything is recorded.',
      steps: [
        'Kickoff interview with you and your sales lead',
        'Ideal client and guest list, by company and role',
        'Positioning, name and format of the show',
        'First topics and the questions behind them',
        'Agreed goal and how it will be counted',
      ],
    },
    {
      title: 'Setup & Launch',
      duration: 'Week 3-4',
      description:
        'Everything technical is set up in your name, and the first episodes are recorded and published.',
      steps: [
        'Microphone, room and software check',
        'Cover, intro, music and templates',
        `Accounts on ${claims.platforms} platforms`,
        'First guests invited and briefed',
        'First recordings edited, approved and live',
      ],
    },
    {
      title: 'Content Creation',
      duration: 'Ongoing',
      description: 'You host. A producer carries the rest of each episode from brief to final cut.',
      steps: [
        'Guest brief and question list for each episode',
        'A producer in every recording',
        'Audio and video editing with your approval',
        'Show notes, chapters and captions',
        `${claims.piecesPerEpisode} clips, posts and articles per episode`,
      ],
    },
    {
      title: 'Distribution & Promotion',
      duration: 'Ongoing',
      description:
        'Each episode reaches the places your buyers look, and the guest helps to carry it.',
      steps: [
        `Live within ${timing.distribution} of upload`,
        'Titles and descriptions written for search',
        'Clips scheduled under your name',
        'A ready set of posts for the guest',
        'Sales snippets for your team',
      ],
    },
    {
      title: 'Analytics & Optimization',
      duration: 'Monthly',
      description: 'Once a month we look at what brought conversations and change what did not.',
      steps: [
        'Audience and content figures by episode',
        'Guests and leads followed to the deal',
        'Report with plain recommendations',
        'Guest list and topics adjusted',
        'Formats kept, changed or dropped',
      ],
    },
    {
      title: 'Scale & Systematize',
      duration: 'Month 6+',
      description:
        'What works becomes routine, and the show brings more without taking more of your time.',
      steps: [
        'Recording days instead of single sessions',
        'Guest referrals as a standing source',
        'The archive sorted for sales and onboarding',
        'A second host or series where it makes sense',
        'Quarterly review of goal and return',
      ],
    },
  ].map((phase, index) => ({
    ...phase,
    id: `phase-${index + 1}`,
    number: index + 1,
    illustration: `/images/phases/${index + 1}.svg`,
  })),
};

export const frameworks: SectionHeading & { cards: readonly Step[] } = {
  label: 'Frameworks',
  title: 'Proven Frameworks',
  cards: [
    {
      title: 'Authority Flywheel',
      text: 'A known guest makes the next one easier to invite. Each episode raises the level of the next.',
    },
    {
      title: 'Guest Magnetism',
      text: 'Invitations that are about the guest: why this person, which question, who will hear it.',
    },
    {
      title: 'Content Multiplication',
      text: `One recording is planned so that it yields ${claims.piecesPerEpisode} pieces, each with one idea.`,
    },
    {
      title: 'ROI Optimization',
      text: 'We rank topics and guest types by the business they brought and book more of what pays.',
    },
  ],
};

export const milestones: SectionHeading & { items: readonly (Step & { when: string })[] } = {
  label: 'Milestones',
  title: 'What to Expect',
  items: [
    {
      when: 'Month 1-2',
      title: 'Live',
      text: `The first ${timing.firstEpisodes} episodes are published. The first signs are conversations: guests say yes, and old contacts get in touch.`,
    },
    {
      when: 'Month 3-6',
      title: 'In conversation',
      text: 'Guests introduce you to others, clips are quoted in meetings and the first opportunities are in the pipeline.',
    },
    {
      when: 'Month 6+',
      title: 'In the numbers',
      text: 'Deals can be traced to episodes. We do more of what brought them, with less of your time.',
    },
  ],
};

export const closing: Closing = {
  title: 'What would this look like for you?',
  text: `Tell us about your business. Within ${timing.proposal} you get the six phases written out for your case.`,
  actions: [{ label: 'Get Your Custom Process Plan', href: ctaHref }],
};
