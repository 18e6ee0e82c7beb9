import { accountsRouter } from '../access/accounts/router.ts';
import {
  editorProcedure,
  router,
  sensitiveOwnerProcedure,
  viewerProcedure,
} from '../access/procedures.ts';
import { notificationsRouter } from '../notifications/router.ts';
import { accessRouter } from '../access/router.ts';
import { SearchOutput, MenuCounts, SearchQuery } from '../../shared/menu.ts';
import { TrendQuery, Trends } from '../../shared/trends.ts';
import {
  BoardId,
  BoardNotes,
  BoardWork,
  ChosenNotes,
  NotesForGuide,
  NotesForLead,
} from '../../shared/boardWork.ts';
import { plainNotes } from '../whiteboard/plainNotes.ts';
import { notesToGuide, notesToLead, notesToPost } from '../people/boards/boardWork.ts';
import { erasePerson, findPerson } from '../people/privacy.ts';
import { EraseOutput, Person, PersonQuery } from '../../shared/person.ts';
import { readPersonPage } from '../people/person.ts';
import { briefRouter } from '../people/brief/router.ts';
import { readTimeline } from '../people/timeline.ts';
import { ById } from '../../shared/byId.ts';
import { PersonPage, Timeline, TimelineQuery } from '../../shared/people.ts';
import { menuCounts, searchAll } from '../reports/menu.ts';
import { Today, TodayQuery } from '../../shared/today.ts';
import { readToday } from '../reports/today.ts';
import { readTrends } from '../reports/trends.ts';
import { Pipeline, PipelineQuery } from '../../shared/pipeline.ts';
import { readPipeline } from '../reports/pipeline/pipeline.ts';

export const adminRouter = router({
  access: accessRouter,
  accounts: accountsRouter,
  notifications: notificationsRouter,

  /** Server-sent events: the live state, now and whenever it changes. */
  live: viewerProcedure.subscription(async function* ({ ctx, signal }) {
    const stopSignal = AbortSignal.any([ctx.closing, ...(signal ? [signal] : [])]);
    for await (const state of ctx.live.listen(stopSignal)) {
      // Stops when the caller has been signed out.
      if (!(await ctx.auth.revalidate())) return;
      yield state;
    }
  }),

  today: viewerProcedure
    .input(TodayQuery)
    .output(Today)
    .query(({ ctx, input }) => readToday(ctx.em, input)),

  trends: viewerProcedure
    .input(TrendQuery)
    .output(Trends)
    .query(({ ctx, input }) => readTrends(ctx.em, input)),

  pipeline: viewerProcedure
    .input(PipelineQuery)
    .output(Pipeline)
    .query(({ ctx, input }) => readPipeline(ctx.em, input)),

  person: router({
    find: viewerProcedure
      .input(PersonQuery)
      .output(Person)
      .query(({ ctx, input }) => findPerson(ctx.em, input)),

    /** By the id of the person, or of a lead, response or subscription of theirs. */
    page: viewerProcedure
      .input(ById)
      .output(PersonPage)
      .query(async ({ ctx, input }) =>
        readPersonPage(ctx.em, { ...input, maySeeSecrets: await ctx.auth.maySeeSecrets() }),
      ),

    timeline: viewerProcedure
      .input(TimelineQuery)
      .output(Timeline)
      .query(async ({ ctx, input }) =>
        readTimeline(ctx.em, { ...input, maySeeSecrets: await ctx.auth.maySeeSecrets() }),
      ),

    brief: briefRouter,

    erase: sensitiveOwnerProcedure
      .input(PersonQuery)
      .output(EraseOutput)
      .mutation(({ ctx, input }) => erasePerson(ctx.em, input, ctx)),
  }),

  /** Turns whiteboard notes into blog drafts, lead notes and guide versions. */
  board: router({
    notes: viewerProcedure
      .input(BoardId)
      .output(BoardNotes)
      .query(({ ctx, input }) => plainNotes(ctx.em, input.boardId)),

    toPost: editorProcedure
      .input(ChosenNotes)
      .output(BoardWork)
      .mutation(({ ctx, input }) => notesToPost(ctx.em, input, ctx)),

    toLead: editorProcedure
      .input(NotesForLead)
      .output(BoardWork)
      .mutation(({ ctx, input }) => notesToLead(ctx.em, input, ctx)),

    toGuide: editorProcedure
      .input(NotesForGuide)
      .output(BoardWork)
      .mutation(({ ctx, input }) => notesToGuide(ctx.em, input, ctx)),
  }),

  counts: viewerProcedure.output(MenuCounts).query(({ ctx }) => menuCounts(ctx.em)),

  search: viewerProcedure
    .input(SearchQuery)
    .output(SearchOutput)
    .query(({ ctx, input }) => searchAll(ctx.em, input, ctx.actor)),
});
