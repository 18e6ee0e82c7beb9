import { lazyOnVisible } from '../lib/lazyOnVisible.tsx';

/** Fields stack on narrow screens. */
export const LEAD_FORM_HEIGHT = 'max(30rem, 51rem - 60vw)';

// Forms whose code loads when they come near the viewport, with their heights reserved.
export const LeadForm = lazyOnVisible(
  async () => (await import('./LeadForm.tsx')).LeadForm,
  LEAD_FORM_HEIGHT,
);
export const HubspotForm = lazyOnVisible(
  async () => (await import('./HubspotForm.tsx')).HubspotForm,
  LEAD_FORM_HEIGHT,
);
export const CourseForm = lazyOnVisible(
  async () => (await import('./CourseForm.tsx')).CourseForm,
  '42rem',
);
export const FreeLaunchForm = lazyOnVisible(
  async () => (await import('./FreeLaunchForm.tsx')).FreeLaunchForm,
  '28rem',
);
export const Booking = lazyOnVisible(
  async () => (await import('./Booking.tsx')).Booking,
  'max(42rem, 75rem - 60vw)',
);
