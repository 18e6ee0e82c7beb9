import { Guide } from '../../../../shared/quiz/guide.ts';
import { useContent } from '../../../lib/content.ts';
import type { Fields } from '../../form/fieldOf.ts';
import { schemaForm } from '../../form/schemaForm.ts';

/** Labels of the fields by their path without numbers; a list has that of one entry. */
const labels: Readonly<Record<string, string>> = {
  'summary.audience': 'For whom',
  'summary.promise': 'Promise',
  'summary.format': 'Format',
  'summary.firstGuest': 'First guest',
  'summary.firstDate': 'First dates',
  'summary.number': 'The number to watch',
  'positioning.statement': 'Statement',
  'positioning.paragraphs': 'Paragraph',
  names: 'Name',
  'names.name': 'Name',
  'names.reason': 'Reason',
  episodes: 'Episode',
  'episodes.title': 'Title',
  'episodes.angle': 'Angle',
  'episodes.guest': 'Guest',
  'episodes.opening': 'Opens with',
  'episodes.needsPage': 'Needs a page on the table',
  'guestPlan.intro': 'Introduction',
  'guestPlan.sources': 'Source',
  'guestPlan.sources.who': 'Who',
  'guestPlan.sources.where': 'Where to find them',
  'guestPlan.sources.offer': 'What to offer',
  'guestPlan.order': 'In which order',
  'calendar.intro': 'Introduction',
  'calendar.weeks': 'Week',
  'calendar.weeks.title': 'Title',
  'calendar.weeks.tasks': 'Task',
  'calendar.weeks.tasks.day': 'Day',
  'calendar.weeks.tasks.minutes': 'Minutes',
  'calendar.weeks.tasks.kind': 'Kind',
  'calendar.weeks.tasks.episodes': 'Episodes',
  'calendar.weeks.tasks.what': 'What to do',
  'metrics.items': 'Metric',
  'metrics.items.name': 'Name',
  'metrics.items.target': 'Target',
  'metrics.items.how': 'How to count',
  'metrics.ignore': 'What not to measure',
  'costs.intro': 'Introduction',
  'costs.items': 'Cost',
  'costs.items.what': 'What',
  'costs.items.time': 'Time',
  'costs.items.money': 'Money',
  'costs.cut': 'Where to save',
  pushback: 'Push-back',
  'pushback.title': 'Title',
  'pushback.conflict': 'Conflict',
  'pushback.instead': 'Instead',
  'copy.invitation': 'Invitation',
  'copy.invitation.subject': 'Subject',
  'copy.invitation.body': 'Text',
  'copy.followUp': 'Follow-up after a week',
  'copy.followUp.subject': 'Subject',
  'copy.followUp.body': 'Text',
  'copy.questions': 'Question',
  'copy.description': 'Description of the show',
  'copy.trailer': 'Trailer, 60 seconds',
  'copy.linkedIn': 'Announcement',
};

/** The form of a guide. */
export const guideForm = schemaForm(Guide, labels);

const sectionKey = Guide.keyof();

/** The sections of the form with their headings. */
export function useGuideSections(): Fields {
  const { headings } = useContent('pages/guide');
  return guideForm.sections.map(([key, field]) => [
    key,
    { ...field, title: headings[sectionKey.parse(key)] },
  ]);
}
