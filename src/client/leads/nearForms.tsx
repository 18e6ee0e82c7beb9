import { lazyNear } from '../ui/lazyNear.tsx';

// The forms as pages use them: their code waits until they come near, their heights are reserved.
export const LeadForm = lazyNear(async () => (await import('./LeadForm.tsx')).LeadForm, '36rem');
export const HubspotForm = lazyNear(
  async () => (await import('./HubspotForm.tsx')).HubspotForm,
  '36rem',
);
export const CourseForm = lazyNear(
  async () => (await import('./CourseForm.tsx')).CourseForm,
  '42rem',
);
export const FreeLaunchForm = lazyNear(
  async () => (await import('./FreeLaunchForm.tsx')).FreeLaunchForm,
  '28rem',
);
export const Booking = lazyNear(async () => (await import('./Booking.tsx')).Booking, '700px');
