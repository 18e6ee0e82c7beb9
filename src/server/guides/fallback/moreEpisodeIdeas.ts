import type { Idea, Ideas } from './brief.ts';
import { upperFirst } from './words.ts';

export const segmentIdeas: Ideas = {
  project_teardown: ({ niche }) => ({
    title: 'Taken apart: the project that went over',
    angle: `The first full teardown: ${niche.sector?.project ?? `a project ${niche.market}`}, which took longer and cost more than agreed. Brief, price, plan, break, result. The surprise should be how early the break could be seen.`,
  }),
  own_take: ({ niche }) => ({
    title: 'The headline and what is under it',
    angle: `One story about ${niche.topic} from the past weeks. What it claims, what the source behind it says, and what you will do differently because of it, which may be nothing.`,
  }),
  listener_questions: () => ({
    title: 'You asked, and I had to look it up',
    angle:
      'Three real questions, the third of which you could not answer at once. Say how you found out and whom you asked. It shows listeners what happens to a question they send.',
  }),
  one_number: ({ niche: { sector, market } }) => ({
    title: `One number: ${sector?.number ?? 'the share we lose at the door'}`,
    angle: `${sector ? 'Everybody has a feeling for it, few have worked it out.' : `Of ten people ${market} who ask, how many go no further, and at which point?`} Take it from your own records, say beforehand what you would have guessed, and end with the one thing that would move it.`,
  }),
  quick_questions: () => ({
    needsGuest: true,
    title: 'Five questions, no warning',
    angle:
      'The quick questions asked properly for once: first the short answers, then back to the one that was too quick. End with you answering the same five.',
  }),
};

export const listenerIdeas: Ideas = {
  one_to_one: ({ niche }) => ({
    title: 'What people tell me when the door is closed',
    angle: `The worry that comes up in one-to-one meetings with ${niche.people} and never on a stage. No names, three variants of it, and what the ones who got past it did first.`,
  }),
  direct_messages: () => ({
    title: 'The comment I keep thinking about',
    angle:
      'A message that disagreed with you and had a point. Read it in full, answer it fairly, and say what you have changed. Then ask for the next one.',
  }),
  community: ({ niche }) => ({
    title: 'Ten of us on the same problem',
    angle: `One practical problem ${niche.inIt}, put to members of the community a week before. Play or read their answers, sort them into two camps, and say which camp you would join and why.`,
  }),
  own_events: ({ city }) => ({
    needsGuest: true,
    title: city ? `Recorded in a full room in ${city}` : 'Recorded in a full room',
    angle:
      'The first small event as an episode: two short talks, then questions from the floor, with the microphone walking. Keep the question nobody could answer; it invites people to the next one.',
  }),
  newsletter_replies: () => ({
    title: 'Reply to all',
    angle:
      'You asked one question in the newsletter and this is what came back. The majority’s answer, the answer that fits in one line, and the one from somebody who has tried it.',
  }),
};

export const goalIdeas: Ideas = {
  signed_deals: () => ({
    title: 'Anatomy of a yes',
    angle:
      'A deal from both sides of the table, day by day: the first email, the silence, the objection that was never said, the signature. What the seller thought had decided it, and what really had.',
  }),
  known_expert: ({ niche }) => ({
    title: 'Explain it to my neighbor',
    angle: `The hardest idea ${niche.inIt} in words a stranger would use. Begin with the wrong picture most people have, replace it with a better one, and test it on a listener who knows nothing about it.`,
  }),
  inbound_inquiries: () => ({
    title: 'The email that started it',
    angle:
      'Inquiries that became good projects, and inquiries that should have been declined. What the first three sentences already gave away, and how to write one that gets a useful answer.',
  }),
  new_partners: () => ({
    needsGuest: true,
    title: 'We send each other work',
    angle:
      'Two firms that refer clients to each other without a contract. How it began, the time it nearly ended, what they tell a client in the moment of handing over, and what they never do.',
  }),
  invitations: ({ niche }) => ({
    title: 'The talk I would give tomorrow',
    angle: `Twelve minutes on ${niche.topic} as if the stage were yours: one claim, two stories, one request. Send this episode to organizers instead of a speaker sheet.`,
  }),
};

export const challengeIdeas: Ideas = {
  proving_return: () => ({
    title: 'Show me where it paid',
    angle:
      'How different people prove that something hard to measure brings business: the tally on paper, the question in the first call, the figure the finance side accepted. It doubles as your own homework.',
  }),
  being_the_voice: () => ({
    title: 'Recorded on the third try',
    angle:
      'What it is like to become the face of something when you would rather do the work. What helps, what makes it worse, and an honest comparison of take one with the take you are hearing.',
  }),
  finding_time: () => ({
    title: 'What I stopped doing',
    angle:
      'Every new habit in a full week pushes something out. What has gone from yours and from others’, what was not missed, and the one thing that came back because it should have stayed.',
  }),
  getting_guests: () => ({
    needsGuest: true,
    title: 'Why I said yes to you',
    angle:
      'The other side of the invitation: what busy people delete, what they answer, and what made them come. By the end you have the text of your next invitation, dictated by somebody who gets forty.',
  }),
  finding_angle: ({ niche }) => ({
    title: 'Everyone has said this. Except this part.',
    angle: `The most repeated advice about ${niche.topic}, and the half of it that is always left out: the condition under which it works. Name the condition, with one case on either side of it.`,
  }),
};

const idea = (title: string, angle: string, needsGuest?: true) => (): Idea => ({
  title,
  angle,
  ...(needsGuest && { needsGuest }),
});

export const toneIdeas: Ideas = {
  inspirational: idea(
    'The month I nearly stopped',
    'The lowest month in a story that went well in the end. What was in the account, who knew about it, which small thing was done on the worst day, and why it mattered more than the later breakthrough.',
  ),
  educational: ({ niche: { sector } }) => ({
    title: sector
      ? upperFirst(`${sector.document}, explained slowly`)
      : 'One page, explained slowly',
    angle: `${sector ? 'People in your trade sign or send it without reading.' : 'Take a document that people in your trade sign or send without reading.'} Go through it line by line and say what each line is really for, which one protects whom, and which could go.`,
  }),
  conversational: idea(
    'We disagree about this',
    'A friendly argument about something you both do every week and do differently. No verdict at the end: each says what they will try from the other’s way for a month.',
    true,
  ),
  entertaining: idea(
    'The worst meeting of the year',
    'Nominations, told straight: the meeting without a subject, the one with three hosts, the one that was a phone call. Then one meeting that was worth the train, and what it had that the others lacked.',
  ),
  provocative: idea(
    'Please stop selling this',
    'A service or a habit in your own market that clients pay for and would not miss. Who buys it and why, what it does instead of helping, and what you have stopped offering for that reason.',
  ),
};

export const tonelessIdea = idea(
  'Ordinary Tuesday',
  'A plain day’s work, described closely enough that an outsider could follow. What takes long and looks easy, what is quick and looks hard, and what the client never sees.',
);
