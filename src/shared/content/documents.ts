import { z } from 'zod';
import { Booking } from './booking.ts';
import { AboutPage } from './pages/about.ts';
import { ContactPage } from './pages/contact.ts';
import { FreeLaunchPage } from './pages/freeLaunch.ts';
import { HomePage } from './pages/home.ts';
import { ProcessPage } from './pages/process.ts';
import { QuizPromo } from './quizPromo.ts';
import { Shows } from './shows.ts';
import { Testimonials } from './testimonials.ts';

/** The documents that pages, emails and tools show: the path of each file in `content/`, and its schema. */
export const Content = z.object({
  booking: Booking,
  'pages/about': AboutPage,
  'pages/contact': ContactPage,
  'pages/free-launch': FreeLaunchPage,
  'pages/home': HomePage,
  'pages/process': ProcessPage,
  'quiz-promo': QuizPromo,
  shows: Shows,
  testimonials: Testimonials,
});
export type Content = z.output<typeof Content>;
export const ContentKey = Content.keyof();
export type ContentKey = z.output<typeof ContentKey>;
