/** The sample recordings: a talk raw and edited, and a trailer for each show. All of it is computed from scores and noise. Needs ffmpeg. */
import { writePeaks } from './peaks.ts';
import { conversation } from './sound/conversation.ts';
import { encode } from './sound/encode.ts';
import { industryTrailers } from './sound/industryTrailers.ts';
import { officeTrailers } from './sound/officeTrailers.ts';
import { outdoorTrailers } from './sound/outdoorTrailers.ts';
import { render } from './sound/trailer.ts';

const [wanted] = process.argv.slice(2);

if (!wanted || wanted === 'conversation') {
  const { raw, edited, moments } = conversation();
  await encode(raw, 'media/audio/conversation-raw', { kilobits: 72, channels: 1 });
  await encode(edited, 'media/audio/conversation-edited', { kilobits: 104, channels: 2 });
  writePeaks();
  console.info(
    'moments:',
    JSON.stringify(moments.map((pair) => pair.map((s) => Number(s.toFixed(2))))),
  );
}
for (const trailer of [...officeTrailers, ...industryTrailers, ...outdoorTrailers])
  if (!wanted || wanted === trailer.slug)
    await encode(render(trailer), `media/trailers/${trailer.slug}`, { kilobits: 72, channels: 2 });
