import type { SqlEntityManager } from '@mikro-orm/sql';
import { TRPCError } from '@trpc/server';
import { Guide } from '../../shared/quiz/guide.ts';
import {
  firstRecording,
  presentedEpisodes,
  presentedNames,
  type SharedShow,
  type Show,
  type ShowPictureQuery,
  type TitleChoice,
  withTitle,
} from '../../shared/quiz/show.ts';
import { drawShow } from '../covers/cover.ts';
import { guideMarkdown } from '../guides/guideMarkdown.ts';
import { nameOf, personalInfo } from '../guides/takenQuiz.ts';
import { writeGuide } from '../guides/writer.ts';
import { notFound } from '../http/errors.ts';
import { QuizResponseEntity, type QuizResponseRow } from './entity.ts';
import { lockedGuide } from './guideEditor.ts';
import { ownTitle } from './guideForEmail.ts';
import { isGuideToken, newGuideToken, sharePath } from './guideKeys.ts';
import { addVersion, readGuide } from './guideVersions.ts';
import { responseByToken } from './privateGuide.ts';

/** Returns the show that a guide plans. @throws TRPCError NOT_FOUND for an unknown token */
export async function findShow(em: SqlEntityManager, token: string) {
  const response = await responseByToken(em, token);
  if (!response.shareToken) {
    const { id } = response;
    await em.nativeUpdate(
      QuizResponseEntity,
      { id, shareToken: null },
      { shareToken: newGuideToken() },
    );
    await em.refresh(response);
  }
  return showOf(response);
}

function showOf(response: QuizResponseRow): Show | null {
  const guide = readGuide(response.guide);
  if (!guide) return null;
  return {
    names: presentedNames(guide),
    episodes: presentedEpisodes(guide),
    guest: guide.episodes[0]?.guest ?? '',
    firstRecording: firstRecording(guide, response.createdAt),
    sharePath: sharePath(response),
    cover: coverPath(response),
  };
}

/** Differs whenever the guide was changed, because browsers keep the picture. */
const coverPath = (response: QuizResponseRow) =>
  `${sharePath(response)}/cover.svg?v=${response.guideVersion}`;

/**
 * Makes one of the names of a guide its working title, as a new version. A further choice replaces the
 * one before, so that it displaces no version of an editor.
 * @throws TRPCError NOT_FOUND, or BAD_REQUEST for another name
 */
export async function chooseTitle(em: SqlEntityManager, { token, title }: TitleChoice) {
  const { id } = await responseByToken(em, token);
  return em.transactional(async (tx) => {
    const response = await lockedGuide(tx, id);
    const guide = readGuide(response.guide);
    if (!guide) throw notFound('Guide');
    if (guide.names[0]?.name === title) return showOf(response);
    const { data: next } = Guide.safeParse(withTitle(guide, title));
    if (!next) throw new TRPCError({ code: 'BAD_REQUEST', message: NO_NAME });
    const version = {
      guide: next,
      generatedStrategy: guideMarkdown(next, nameOf(response)),
      guideBy: response.guideBy,
      guideEditor: response.guideEditor,
      guideReason: 'chosen' as const,
      guideRestoredFrom: null,
    };
    if (response.guideReason === 'chosen')
      tx.assign(response, {
        ...version,
        guideSavedAt: new Date(),
        guideVersion: response.guideVersion + 1,
      });
    else await addVersion(tx, response, version);
    return showOf(response);
  });
}

const NO_NAME = 'title: Must be a name in the guide';

/** Returns what a shared link shows. @throws TRPCError NOT_FOUND */
export async function findSharedShow(em: SqlEntityManager, token: string): Promise<SharedShow> {
  const { response, title } = await shared(em, token);
  return { title, cover: coverPath(response) };
}

/**
 * Draws a show's picture as SVG. The one in an email shows a title that nobody typed: anybody may enter
 * any address, and choose another title later.
 * @throws TRPCError NOT_FOUND
 */
export async function drawShowPicture(em: SqlEntityManager, { token, picture }: ShowPictureQuery) {
  const { response, guide, title } = await shared(em, token);
  const { niche } = personalInfo(response.answers);
  if (picture !== 'mail') return drawShow(title, niche, picture);
  const { names } = await writeGuide(response, { mayQuote: false });
  return drawShow(ownTitle(names, guide) ?? names[0]?.name ?? '', niche, 'cover');
}

async function shared(em: SqlEntityManager, shareToken: string) {
  if (!isGuideToken(shareToken)) throw notFound('Show');
  const response = await em.findOneOrFail(QuizResponseEntity, { shareToken });
  const guide = readGuide(response.guide);
  if (!guide) throw notFound('Show');
  return { response, guide, title: guide.names[0]?.name ?? '' };
}
