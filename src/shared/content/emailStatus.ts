import { quizNotices } from './quizPage.ts';

/** The state of the quiz email at the time of the response; the outbox has the reason. */
export const emailStatus = {
  emailed: quizNotices.complete.text,
  ready: 'Your personalized podcast strategy is ready.',
  waiting: 'We could not email your guide yet. You can open it here.',
  notMailed:
    'Not emailed: an address gets one guide an hour and three a day. You can open it here.',
  failed: 'The guide could not be emailed to this address. You can open it here.',
};
