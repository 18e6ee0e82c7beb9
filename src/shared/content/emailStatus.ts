import { quizNotices } from './quizPage.ts';

/** The state of the quiz email at the time of the response. */
export const emailStatus = {
  emailed: quizNotices.complete.text,
  ready: 'Your personalized podcast strategy is ready.',
  notConfigured:
    'Email delivery is not configured on this site, so the guide has not been emailed. It is kept, and goes out once email is set up. Your private link opens it now.',
  waiting:
    'The email with your guide has not gone out yet. It is stored, and we will keep trying. Your private link already opens the guide.',
  notMailed:
    'This guide was not emailed: an address gets one guide an hour and three a day. Your private link opens it.',
  failed:
    'The guide could not be emailed to this address. It is not lost: your private link opens it.',
};
