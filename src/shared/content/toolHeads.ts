import type { Head } from './shapes.ts';

/** Heads of the pages whose texts live with their feature. */
export const quizHead: Head = {
  title: 'Quiz: what should my podcast be about?',
  description:
    'Answer the questions of our podcast quiz and get a written strategy guide by email: topic, format, first guests and next steps for your B2B podcast.',
};

export const whiteboardHead: Head = {
  title: 'Whiteboard: plan your podcast together',
  description: `A shared whiteboard for podcast planning: collect episode ideas, topics, guests and tasks as sticky notes, together and in real time. Free, without an account.`,
};
