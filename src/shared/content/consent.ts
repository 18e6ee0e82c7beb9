import { VISIT_HISTORY_DAYS } from '../visitHistoryDays.ts';
import { links } from './unmoved.ts';

const thirdParties =
  'With your consent we load web analytics, an embedded form and a calendar, which may set cookies.';
const history = `With your consent we keep a history of your visits for ${VISIT_HISTORY_DAYS} days: the pages you open, the site you came from and your steps in the quiz. Once you send us a form, we see it beside your name.`;
const withoutForms = ' Without it, everything still works with our own forms.';
const without = ' Without it, everything still works.';
const change = ' You can change your choice at the bottom of any page. ';

export const consent = {
  accept: 'Accept',
  decline: 'Decline',
  details: 'Details',
  current: { accepted: 'You have accepted.', rejected: 'You have declined.' },
  close: 'Close',
};

/** Asks for what is configured, and only for that: a question, and its details behind a button. */
export function consentText(needs: { thirdParties: boolean; history: boolean }) {
  if (!needs.history)
    return {
      title: 'May we load third-party services?',
      text: [thirdParties + withoutForms + change, links.privacy],
    };
  if (!needs.thirdParties)
    return {
      title: 'May we keep a history of your visits?',
      text: [history + without + change, links.privacy],
    };
  return {
    title: 'May we load third-party services and keep a history of your visits?',
    text: [`${thirdParties} ${history}${withoutForms}${change}`, links.privacy],
  };
}
