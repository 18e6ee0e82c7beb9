import type { GuideFeed } from './guideFeed.ts';
import { z } from 'zod';
import { ColumnsQuery } from '../../shared/attributionColumns.ts';
import { ById } from '../../shared/byId.ts';
import { OutboxState } from '../../shared/outbox.ts';
import { ExportQuery, nextCursor } from '../../shared/paging.ts';
import { NewGuideFeedback } from '../../shared/quiz/feedback.ts';
import { GuideOf } from '../../shared/quiz/guideOf.ts';
import { GuideView } from '../../shared/quiz/guideText.ts';
import { ExportedResponse } from '../../shared/quiz/guideVersions.ts';
import { SharedShow, ShownShow, ShowPictureQuery, TitleChoice } from '../../shared/quiz/show.ts';
import { StepView } from '../../shared/quiz/view.ts';
import {
  CalendarQuery,
  GuideQuery,
  NewQuizResponse,
  NicheReading,
  NicheToRead,
  QuizOutput,
  QuizFilter,
  QuizQuery,
  QuizResponseList,
  ResponseDetails,
  StartedQuiz,
} from '../../shared/quiz/response.ts';
import { HONEYPOT, honeypot } from '../../shared/honeypot.ts';
import { visitOfForm } from '../../shared/visits.ts';
import { Zone } from '../../shared/zone.ts';
import {
  editorProcedure,
  publicProcedure,
  publicWrite,
  router,
  scopedProcedure,
  sensitiveExport,
  viewerProcedure,
} from '../access/procedures.ts';
import { readNiche } from '../guides/readNiche.ts';
import { countView } from '../visits/viewCounts.ts';
import { quizStats } from './stats.ts';
import { guideEditorRouter } from './guideEditorRouter.ts';
import { streamGuide } from './guideStream.ts';
import { giveFeedback } from './guideFeedback.ts';
import { forReader, markdownFile, privateCalendar, privateGuide } from './privateGuide.ts';
import { guideOf, rewriteGuide } from './guideRewrite.ts';
import { chooseTitle, drawShowPicture, findSharedShow, findShow } from './show.ts';
import {
  countResponses,
  exportResponses,
  listResponses,
  responseDetails,
  startQuiz,
  submitQuiz,
} from './service.ts';

declare module '../access/procedures.ts' {
  interface Context {
    guideFeed: GuideFeed;
    /**
     * Counts an open stream of a guide; returns the function that releases it.
     * @throws TRPCError TOO_MANY_REQUESTS
     */
    holdGuideStream: () => () => void;
  }
}

/** A completed quiz, from a tool or from the site's own page. */
const submission = publicWrite('quiz')
  .input(NewQuizResponse.extend({ ...honeypot, ...visitOfForm }))
  .use(async ({ ctx, input: { [HONEYPOT]: trap, attribution, visitorId, ...response }, next }) =>
    next({
      ctx: {
        submission: {
          response,
          attribution,
          visitorId: ctx.keepsHistory ? visitorId : undefined,
          idempotencyKey: ctx.idempotencyKey,
          notifications: ctx.notifications,
          isSuspectedSpam: ctx.isSiteForm && !!trap,
          mayAskGemini: await ctx.takeGeminiQuota(),
          timeouts: ctx.timeouts,
        },
      },
    }),
  );

export const quizRouter = router({
  submit: submission
    .output(QuizOutput)
    .mutation(({ ctx }) => submitQuiz(ctx.em, ctx.outbox, ctx.submission)),

  /** Stores a completed quiz for the site's own page, which follows the guide with `guideStream`. */
  start: submission
    .output(StartedQuiz)
    .mutation(({ ctx }) => startQuiz(ctx.em, ctx.outbox, ctx.submission)),

  /** Server-sent events: the sections of a guide as they are written, then the email's status. */
  guideStream: publicProcedure.input(GuideQuery).subscription(async function* ({
    ctx: { em, outbox, guideFeed: feed, timeouts, closing, holdGuideStream },
    input: { token },
    signal,
  }) {
    const release = holdGuideStream();
    try {
      yield* streamGuide(em, { token, outbox, feed, timeouts, closing, signal });
    } finally {
      release();
    }
  }),

  /** Says how the niche is understood, so that the person can correct it before the guide is written. */
  read: publicWrite('reading')
    .input(NicheToRead)
    .output(NicheReading)
    .mutation(({ ctx, input }) =>
      readNiche(input, {
        gemini: ctx.gemini,
        consumeQuota: async () => (await ctx.takeGeminiQuota()) && (await ctx.consumeGeminiQuota()),
        timeout: ctx.timeouts.geminiReading,
      }),
    ),

  guide: publicProcedure
    .input(GuideQuery)
    .output(GuideView)
    .query(({ ctx, input }) => privateGuide(ctx.em, input.token)),

  /** The guide as Markdown. */
  guideMarkdown: publicProcedure
    .input(GuideQuery)
    .output(z.string())
    .query(({ ctx, input }) => markdownFile(ctx.em, input.token)),

  /** The guide's calendar as iCalendar. */
  guideCalendar: publicProcedure
    .input(CalendarQuery)
    .output(z.string())
    .query(({ ctx, input }) => privateCalendar(ctx.em, input)),

  /** The show that the guide plans, for the end of the quiz. */
  show: publicProcedure
    .input(GuideQuery)
    .output(ShownShow)
    .query(({ ctx, input }) => findShow(ctx.em, input.token)),

  /** Makes one of the names of the guide its working title. */
  chooseTitle: publicWrite('guideFeedback')
    .input(TitleChoice)
    .output(ShownShow)
    .mutation(({ ctx, input }) => chooseTitle(ctx.em, input)),

  sharedShow: publicProcedure
    .input(GuideQuery)
    .output(SharedShow)
    .query(({ ctx, input }) => findSharedShow(ctx.em, input.token)),

  /** The cover of a show, or the card that a link to it shows, as SVG. */
  showPicture: publicProcedure
    .input(ShowPictureQuery)
    .output(z.string())
    .query(({ ctx, input }) => drawShowPicture(ctx.em, input)),

  /** A mark can be changed and taken back. */
  giveFeedback: publicWrite('guideFeedback')
    .input(NewGuideFeedback)
    .output(z.object({}))
    .mutation(({ ctx, input }) => giveFeedback(ctx.em, input)),

  /**
   * Counts the first view of a step in a browser, or the completion; for the funnel, without
   * identifying the visitor.
   */
  countView: publicWrite('views')
    .input(StepView)
    .output(z.object({}))
    .mutation(({ ctx, input }) => (ctx.isBot ? {} : countView(ctx.em, 'quizStep', input.step))),

  list: scopedProcedure('quiz:read', { role: 'viewer' })
    .input(QuizQuery)
    .output(QuizResponseList)
    .query(({ ctx, input }) => listResponses(ctx.em, input, ctx.actor)),

  count: viewerProcedure
    .input(QuizFilter)
    .output(z.object({ count: z.int() }))
    .query(({ ctx, input }) => countResponses(ctx.em, input)),

  byId: viewerProcedure
    .input(ById)
    .output(ResponseDetails)
    .query(({ ctx, input }) => responseDetails(ctx.em, input)),

  stats: viewerProcedure
    .input(z.object({ zone: Zone }))
    .output(z.object({ total: z.int(), month: z.int(), today: z.int() }))
    .query(({ ctx, input }) => quizStats(ctx.em, input)),

  guideOf: viewerProcedure
    .input(ById)
    .output(GuideOf)
    .query(async ({ ctx, input }) =>
      forReader(await guideOf(ctx.em, input), await ctx.auth.maySeeSecrets()),
    ),

  /**
   * Regenerates the guide and returns the state; a guide by Gemini is never replaced by a fallback.
   */
  rewriteGuide: editorProcedure
    .input(ById)
    .output(z.object({ state: OutboxState.nullable() }))
    .mutation(async ({ ctx, input }) => ({
      state: await rewriteGuide(ctx.em, ctx.outbox, { ...input, timeout: ctx.timeouts.guide }),
    })),

  /** Edits the guide of a response, whose former versions are kept. */
  guideEditor: guideEditorRouter,

  exportBatch: scopedProcedure('quiz:read', sensitiveExport)
    .input(ExportQuery.extend({ ...QuizFilter.shape, ...ColumnsQuery.shape }))
    .output(z.object({ rows: z.array(ExportedResponse), nextCursor }))
    .query(({ ctx, input }) => exportResponses(ctx.em, input, ctx.actor)),
});
