import type { Trait } from './question.ts';

export type QuizResult = {
  type: Trait;
  title: string;
  description: string;
  recommendations: readonly string[];
  nextSteps: readonly string[];
};

export const results: readonly QuizResult[] = [
  {
    type: 'business_focused',
    title: 'The Strategic Business Podcast',
    description:
      'Your show is a way into the companies you want to work with. The guest list is the account list, the conversation is the first meeting, and every episode leaves your sales team something worth sending.',
    recommendations: [
      'Interviews with decision-makers at companies you want as clients',
      'Case studies that follow one problem from cost to result',
      'Short industry briefings with a number in every headline',
      'Clips and summaries your sales team can send to prospects',
    ],
    nextSteps: [
      'List 25 companies you would like to sign, and one person at each',
      'Write down the costly problem they share: it is your topic',
      'Prepare an invitation that offers the guest something, and sells nothing',
      'Decide how you will count meetings and deals before the first recording',
    ],
  },
  {
    type: 'personal_brand',
    title: 'The Personal Brand Authority Show',
    description:
      'People will listen because of you. Your experience, your opinions and your way of asking carry the show; the business follows from being the person they think of first in your field.',
    recommendations: [
      'Solo episodes built on one clear opinion each',
      'Conversations with people whose work you know well',
      'Stories from your career, mistakes included',
      'Short videos in your own voice, cut from each episode',
    ],
    nextSteps: [
      'Finish the sentence “I am the one who says that…” in ten ways',
      'Choose the three strongest as subjects of your first episodes',
      'Record ten minutes today without a script and listen to it tomorrow',
      'Pick the one channel where people should follow you',
    ],
  },
  {
    type: 'hybrid_approach',
    title: 'The Balanced Brand Podcast',
    description:
      'Your name opens the door and your company does the work behind it. The show alternates between your own view and guests who could become clients, so that reputation and pipeline grow together.',
    recommendations: [
      'Guest interviews and solo episodes by turns',
      'Founder conversations about how a business was really built',
      'Listener questions, answered with examples from client work',
      'One newsletter per episode, signed by you',
    ],
    nextSteps: [
      'Split your first ten episodes: six with guests, four on your own',
      'Choose guests you could sell to, and subjects you would write about anyway',
      'Write one sentence that ties your name to what the company sells',
      'Set two figures to watch: inquiries that mention the show, and new followers',
    ],
  },
];
