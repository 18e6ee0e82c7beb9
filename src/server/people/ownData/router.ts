import type { Backups } from '../erasures.ts';
import { z } from 'zod';
import { HONEYPOT, honeypot } from '../../../shared/honeypot.ts';
import {
  CorrectionRequest,
  InquiryCorrection,
  OwnData,
  OwnDataLink,
  OwnDataPage,
  OwnDataRequest,
  OwnDataRequestOutput,
  QuizCorrection,
} from '../../../shared/ownData.ts';
import { OwnErasure } from '../../../shared/person.ts';
import { OWN_DATA_MAIL } from '../../mail/email.ts';
import { publicWrite, router } from '../../access/procedures.ts';
import {
  correctInquiry,
  correctQuizResponse,
  eraseOwnData,
  requestCorrection,
  unsubscribeAll,
} from './changes.ts';
import { requestLink } from './mails.ts';
import { downloadOwnData, recordOpening, showOwnData } from './service.ts';
import { findOwner } from './tokens.ts';

declare module '../../access/procedures.ts' {
  interface Context {
    backups: Backups;
  }
}

/** For holders of a link. Reads are rate-limited, too, so that links cannot be guessed. */
const limitedTo = (limit: 'ownData' | 'ownDataRequests') =>
  publicWrite(limit)
    .input(OwnDataLink)
    .use(async ({ ctx, input, next }) =>
      next({ ctx: { owner: await findOwner(ctx.em, input.token) } }),
    );
const ownerProcedure = limitedTo('ownData');

/** A person's own data, by a link that was sent to their address. */
export const ownDataRouter = router({
  requestLink: publicWrite('ownDataRequests')
    .input(OwnDataRequest.extend(honeypot))
    .output(OwnDataRequestOutput)
    .mutation(async ({ ctx, input: { email, [HONEYPOT]: trap } }) => {
      const { em, outbox } = ctx;
      if (!(ctx.isSiteForm && trap)) await requestLink(em, { email });
      return { isDelayed: !outbox.handles(OWN_DATA_MAIL) };
    }),

  /** Changes nothing: mail scanners open links. */
  me: ownerProcedure.output(OwnDataPage).query(({ ctx }) => showOwnData(ctx.em, ctx.owner)),

  /** Called by the script of the page, so that opening by a mail scanner is not recorded. */
  opened: ownerProcedure
    .output(z.object({}))
    .mutation(({ ctx, input }) => recordOpening(ctx.em, input.token)),

  download: limitedTo('ownDataRequests')
    .output(OwnData)
    .mutation(({ ctx }) => downloadOwnData(ctx.em, ctx.owner)),

  correctInquiry: ownerProcedure
    .input(InquiryCorrection)
    .output(OwnDataPage)
    .mutation(async ({ ctx, input: { token: _token, ...correction } }) => {
      await correctInquiry(ctx.em, ctx.owner.emailKey, correction);
      return showOwnData(ctx.em, ctx.owner);
    }),

  correctQuizResponse: ownerProcedure
    .input(QuizCorrection)
    .output(OwnDataPage)
    .mutation(async ({ ctx, input: { token: _token, ...correction } }) => {
      await correctQuizResponse(ctx.em, ctx.owner.emailKey, correction);
      return showOwnData(ctx.em, ctx.owner);
    }),

  requestCorrection: ownerProcedure
    .input(CorrectionRequest)
    .output(OwnDataPage)
    .mutation(async ({ ctx, input: { message } }) => {
      const { em, owner, notifications } = ctx;
      await requestCorrection(em, owner.emailKey, { message, notifications });
      return showOwnData(em, owner);
    }),

  unsubscribe: ownerProcedure.output(OwnDataPage).mutation(async ({ ctx }) => {
    await unsubscribeAll(ctx.em, ctx.owner.emailKey);
    return showOwnData(ctx.em, ctx.owner);
  }),

  erase: ownerProcedure.output(OwnErasure).mutation(({ ctx, input: { token } }) => {
    const { em, liveBoards, backups, outbox, owner } = ctx;
    const isConfirmed = outbox.handles(OWN_DATA_MAIL);
    return eraseOwnData(em, owner.emailKey, { token, liveBoards, backups, isConfirmed });
  }),
});
