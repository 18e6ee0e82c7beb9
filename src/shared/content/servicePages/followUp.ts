import type { SectionHeading } from '../shapes.ts';

/** `note` is what the agency does, without a message. */
export type Sender = 'you' | 'guest' | 'note';
export type Message = { day: number; from: Sender; title: string; text: string; next?: string };
export type StepName = 'Define' | 'Invite' | 'Record' | 'Follow up' | 'Convert';
export type Stage = { step: StepName; messages: readonly Message[] };
type Branch = { name: string; messages: readonly Message[] };

// sample: invented messages, see sampleShow.ts
export const stages: readonly Stage[] = [
  {
    step: 'Define',
    messages: [
      {
        day: -7,
        from: 'note',
        title: 'A name and a reason',
        text: 'A frozen food wholesaler opens its fifth depot in spring. The VP Operations decides. She goes on the list, with that reason.',
      },
    ],
  },
  {
    step: 'Invite',
    messages: [
      {
        day: 0,
        from: 'you',
        title: 'Invitation',
        text: 'You open a fifth depot in spring. What will you do differently from the fourth? I would like to ask you exactly that on Kept Cold: 45 minutes, by video. Would the 14th or the 16th work for you?',
        next: 'After a week we send one reminder. There is no third email.',
      },
      {
        day: 2,
        from: 'guest',
        title: 'Her answer',
        text: 'The 14th works, if we leave out the names of our carriers.',
      },
      {
        day: 7,
        from: 'you',
        title: 'Brief',
        text: 'Here are five questions. Cross out any you would rather skip. I am most curious about the third.',
        next: 'The carriers are already out.',
      },
    ],
  },
  {
    step: 'Record',
    messages: [
      {
        day: 14,
        from: 'note',
        title: 'The conversation',
        text: 'At minute 31 she says: “Between the ramp and the store we know nothing.” We mark the minute. Nothing is pitched.',
      },
    ],
  },
  {
    step: 'Follow up',
    messages: [
      {
        day: 15,
        from: 'you',
        title: 'Thanks',
        text: 'Thank you. I keep thinking about your third Monday. You will hear the episode next week, before anyone else does.',
      },
      {
        day: 28,
        from: 'you',
        title: 'Episode and clips',
        text: 'Your episode is out. Here are four clips for your own channels. Two listeners asked how you train new drivers. May I introduce them?',
        next: 'She shares one clip. Her drivers’ trainer writes to us.',
      },
      {
        day: 35,
        from: 'you',
        title: 'One useful step',
        text: 'At minute 31 you said that you know nothing between the ramp and the store. Two other guests had that gap; one closed it with a notebook. I can show you both in 30 minutes. Would that help?',
      },
    ],
  },
];

export const branches: readonly [Branch, Branch, Branch] = [
  {
    name: 'She says yes',
    messages: [
      { day: 36, from: 'guest', title: 'Her answer', text: 'Yes. Bring the notebook.' },
      {
        day: 42,
        from: 'note',
        title: 'The meeting',
        text: 'Thirty minutes, with both examples. You talk business because she asked. The report lists the meeting under her episode until it is signed or closed.',
      },
    ],
  },
  {
    name: 'No answer',
    messages: [
      {
        day: 49,
        from: 'you',
        title: 'A clip, no question',
        text: 'The plant manager in episode 11 had your gap, too. Ninety seconds, from minute 8.',
        next: 'After that we stay silent for two months.',
      },
      {
        day: 110,
        from: 'you',
        title: 'A new reason',
        text: 'The depot is open. How did the first week go?',
        next: 'Without an answer she stays a guest who thinks well of you.',
      },
    ],
  },
  {
    name: 'Not now',
    messages: [
      {
        day: 37,
        from: 'guest',
        title: 'Her answer',
        text: 'Interesting, but not before the depot is running.',
      },
      {
        day: 37,
        from: 'you',
        title: 'A date',
        text: 'Understood. I will write in June, and not before.',
        next: 'June is in the calendar, with minute 31.',
      },
      {
        day: 130,
        from: 'you',
        title: 'In June',
        text: 'It is June. The offer about the notebook stands.',
      },
    ],
  },
];

export const followUp: SectionHeading & {
  senders: Record<Sender, string>;
  dayOf: (day: number) => string;
  next: string;
  branchStep: StepName;
  branchTitle: string;
} = {
  label: 'Process',
  title: 'Five steps from stranger to client',
  text: 'One guest of a sample show, from the list to the meeting. We write each message, you approve it, and it goes out from your address.',
  senders: { you: 'You to her', guest: 'She to you', note: 'We' },
  dayOf: (day) => (day < 0 ? `Day −${-day}` : `Day ${day}`),
  next: 'Then',
  branchStep: 'Convert',
  branchTitle: 'What happens next depends on her.',
};
