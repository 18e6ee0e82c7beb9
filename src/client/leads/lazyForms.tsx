import { lazyOnVisible } from '../lib/lazyOnVisible.tsx';

// Forms whose code loads when they come near the viewport, with their heights reserved.
export const LeadForm = lazyOnVisible(
  async () => (await import('./LeadForm.tsx')).LeadForm,
  '36rem',
);
export const HubspotForm = lazyOnVisible(
  async () => (await import('./HubspotForm.tsx')).HubspotForm,
  '36rem',
);
export const CourseForm = lazyOnVisible(
  async () => (await import('./CourseForm.tsx')).CourseForm,
  '42rem',
);
export const FreeLaunchForm = lazyOnVisible(
  async () => (await import('./FreeLaunchForm.tsx')).FreeLaunchForm,
  '28rem',
);
export const Booking = lazyOnVisible(async () => (await import('./Booking.tsx')).Booking, '700px');
