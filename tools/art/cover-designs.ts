/** Thirteen invented shows; each cover is its own composition on a 640 × 640 board. */
/* oxlint-disable unicorn/consistent-function-scoping -- every scene keeps its own helpers beside the picture they draw */
import { brass, dice, gain, ink, mix, paper, r, signal, voice } from './kit.ts';

export type Cover = { slug: string; title: string; industry: string; body: string };

const sand = mix(paper, brass, 0.35);
const mint = mix(paper, gain, 0.2);
const blush = mix(paper, signal, 0.25);
const ground = (fill: string) => `<path d="M0 0h640v640H0z" fill="${fill}"/>`;
const range = (n: number) => Array.from({ length: n }, (_, i) => i);
type Look = {
  size?: number;
  fill?: string;
  fit?: number;
  anchor?: 'start' | 'middle' | 'end';
  stretch?: number;
  weight?: number;
  bleed?: boolean;
  track?: number;
};
const text = (
  x: number,
  y: number,
  words: string,
  {
    size = 100,
    fill = ink,
    fit,
    anchor = 'start',
    stretch = 100,
    weight = 800,
    bleed,
    track = -0.025,
  }: Look = {},
) =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" letter-spacing="${track}em" style="font-stretch:${stretch}%;font-weight:${weight}"${fit ? ` data-fit="${fit}"` : ''}${bleed ? ' data-bleed' : ''}>${words}</text>`;

function net90(): string {
  return `${ground(signal)}${text(36, 150, 'Net', { size: 150, fill: paper })}
    ${text(320, 596, '90', { size: 520, fit: 590, anchor: 'middle', track: -0.04 })}`;
}
function secondShift(): string {
  return `${ground(ink)}<path d="M0 320h640v320H0z" fill="${sand}"/>
    <path d="M60 320a170 170 0 0 1 340 0z" fill="${signal}"/><path d="M240 320a170 170 0 0 0 340 0z" fill="${ink}"/>
    ${text(34, 122, 'Second', { size: 124, fill: paper })}${text(606, 606, 'Shift', { size: 124, anchor: 'end' })}`;
}
function coldChain(): string {
  const paint = (i: number) => (i === 3 ? signal : gain);
  const [x, y] = [(i: number) => 78 + i * 121, (i: number) => 512 - i * 96];
  const link = (i: number) =>
    `<circle cx="${x(i)}" cy="${y(i)}" r="100" fill="none" stroke="${mint}" stroke-width="46"/><circle cx="${x(i)}" cy="${y(i)}" r="100" fill="none" stroke="${paint(i)}" stroke-width="30"/>`;
  // Where two links cross for the second time the lower one passes over again.
  const over = (i: number) => {
    const at = (angle: number) =>
      `${r(x(i) + 100 * Math.cos(angle))} ${r(y(i) + 100 * Math.sin(angle))}`;
    const arc = `M${at(-0.4)}A100 100 0 0 1 ${at(0.32)}`;
    return `<path d="${arc}" fill="none" stroke="${mint}" stroke-width="46"/><path d="M${at(-0.52)}A100 100 0 0 1 ${at(0.44)}" fill="none" stroke="${paint(i)}" stroke-width="30"/>`;
  };
  return `${ground(mint)}${range(6).map(link).join('')}${range(5).map(over).join('')}
    ${text(34, 118, 'Cold', { size: 128 })}${text(606, 606, 'Chain', { size: 128, anchor: 'end' })}`;
}
function bidRoom(): string {
  const bids: [string, number][] = [
    ['$4.2m', 384],
    ['$3.9m', 326],
    ['$3.6m', 262],
    ['$3.1m', 190],
  ];
  const row = ([label, width]: [string, number], i: number) => {
    const y = 292 + i * 82;
    const won = i === 3;
    return `<path d="M36 ${y}H604" stroke="${mix(gain, paper, 0.35)}" stroke-width="3"/>
      <path d="M220 ${y + 22}h${width}v38H220z" fill="${won ? sand : mix(gain, ink, 0.4)}"/>${text(36, y + 60, label, { size: 56, fill: won ? sand : paper, weight: 600, stretch: 85 })}`;
  };
  return `${ground(gain)}${text(32, 124, 'The Bid', { size: 132, fill: paper })}${text(32, 242, 'Room', { size: 132, fill: paper })}${bids.map(row).join('')}`;
}
function plainCounsel(): string {
  const glyph = (fill: string) =>
    text(320, 414, '§', { size: 520, fill, anchor: 'middle', bleed: true, track: 0 });
  return `${ground(paper)}${glyph(ink)}<clipPath id="left"><path d="M0 0h320v640H0z"/></clipPath>
    <g clip-path="url(#left)">${ground(ink)}${glyph(paper)}</g><path d="M0 632h640" stroke="${signal}" stroke-width="16"/>
    ${text(298, 590, 'Plain', { size: 76, fill: paper, anchor: 'end' })}${text(340, 590, 'Counsel', { size: 76 })}`;
}
function loadBearing(): string {
  const column = (i: number) =>
    `<path d="M${40 + i * 87.5} 214h35v206h-35z" fill="${i === 4 ? signal : ink}"/>`;
  return `${ground(sand)}${text(320, 184, 'LOAD', { size: 200, fit: 568, anchor: 'middle', track: 0 })}
    ${range(7).map(column).join('')}<path d="M28 420h584v26H28z" fill="${ink}"/>${text(320, 604, 'BEARING', { size: 150, fit: 568, anchor: 'middle', stretch: 88, track: 0 })}`;
}
function doseResponse(): string {
  const dot = (i: number) => {
    const [c, line] = [i % 12, Math.floor(i / 12)];
    const level = 1 / (1 + Math.exp(-(c - 6.2) * 0.9));
    const on = 8 - line <= level * 8.4;
    return `<circle cx="${56 + c * 48}" cy="${52 + line * 43}" r="${on ? 15 : 5}" fill="${on ? (c === 11 && line === 0 ? signal : gain) : mix(paper, gain, 0.4)}"/>`;
  };
  return `${ground(paper)}${range(108).map(dot).join('')}${text(34, 520, 'Dose', { size: 112 })}${text(34, 610, 'Response', { size: 112 })}`;
}
function uptime(): string {
  const roll = dice(5);
  const row = (n: number) =>
    range(36)
      .map((i) => {
        const bad = n === 1 && i === 23;
        return `<path d="M${42 + i * 15.9} ${48 + n * 116}v88" stroke="${bad ? signal : mix(ink, roll() > 0.9 ? brass : mix(gain, paper, 0.35), 0.95)}" stroke-width="10" stroke-linecap="round"/>`;
      })
      .join('');
  return `${ground(ink)}${range(3).map(row).join('')}${text(30, 584, 'Uptime', { size: 180, fit: 578, fill: paper })}`;
}
function fieldMargins(): string {
  const furrow = (i: number) => {
    const x = -760 + i * 132;
    return `<path d="M${330 + (i - 8.5) * 9} 300L${x} 640h66L${334 + (i - 8.5) * 9 + 1} 300z" fill="${i === 10 ? sand : mix(gain, paper, 0.3)}"/>`;
  };
  return `${ground(sand)}<circle cx="558" cy="296" r="54" fill="${signal}"/><path d="M0 300h640v340H0z" fill="${gain}"/>${range(18).map(furrow).join('')}
    <path d="M0 300h640v16H0z" fill="${mix(gain, ink, 0.55)}"/>
    ${text(34, 122, 'Field', { size: 128 })}${text(34, 236, 'Margins', { size: 128 })}`;
}
function renewal(): string {
  const ray = (i: number) => {
    const angle = (i / 84) * 2 * Math.PI * 0.93 - Math.PI / 2;
    const reach = 226 + 72 * voice(i / 84, 11, 42, 6) * (0.25 + (0.75 * i) / 84) + (i / 84) * 12;
    const at = (radius: number) =>
      `${r(320 + radius * Math.cos(angle))} ${r(320 + radius * Math.sin(angle))}`;
    return `<path d="M${at(214)}L${at(reach)}" stroke="${i > 79 ? ink : signal}"/>`;
  };
  return `${ground(blush)}<g stroke-width="9" stroke-linecap="round">${range(85).map(ray).join('')}</g>
    ${text(320, 302, 'The', { size: 98, anchor: 'middle' })}${text(320, 390, 'Renewal', { size: 98, anchor: 'middle' })}`;
}
function openSeats(): string {
  const seat = (i: number) => {
    const [x, y] = [38 + (i % 6) * 96, 44 + Math.floor(i / 6) * 108];
    const open = i === 15;
    return `<rect x="${x + 10}" y="${y + 24}" width="64" height="54" rx="14" fill="${open ? paper : ink}"/><path d="M${x} ${y + 40}v-10q0-26 26-26h32q26 0 26 26v10" fill="none" stroke="${open ? paper : ink}" stroke-width="12" stroke-linecap="round"/>`;
  };
  return `${ground(signal)}${range(24).map(seat).join('')}${text(30, 594, 'Open Seats', { size: 110, fit: 578 })}`;
}
function kilowattHour(): string {
  const line = 'M-9 436C70 440 110 470 170 452S250 300 320 322S420 420 470 340S560 140 649 196';
  const letters = (fill: string) =>
    text(320, 400, 'kWh', { size: 330, fit: 596, fill, anchor: 'middle', track: -0.05 });
  return `${ground(ink)}${letters(mix(ink, brass, 0.55))}<clipPath id="load"><path d="${line}V640H-9z"/></clipPath>
    <g clip-path="url(#load)">${ground(mix(brass, paper, 0.12))}${letters(ink)}</g>
    <path d="${line}" fill="none" stroke="${signal}" stroke-width="9"/>
    ${text(320, 594, 'Kilowatt Hour', { size: 84, fit: 572, anchor: 'middle' })}`;
}
function lastMileFirst(): string {
  const stop = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="15" fill="${paper}" stroke="${ink}" stroke-width="9"/>`;
  return `${ground(paper)}<g fill="none" stroke-width="25" stroke-linejoin="round">
      <path d="M-20 330H180L330 180V-20" stroke="${gain}"/><path d="M-20 390H230L470 150H660" stroke="${brass}"/><path d="M120 660V500L300 320H430L560 190V70" stroke="${signal}"/></g>
    ${stop(94, 330)}${stop(330, 96)}${stop(300, 320)}${stop(560, 150)}${stop(120, 390)}<circle cx="560" cy="66" r="40" fill="${signal}"/><circle cx="560" cy="66" r="15" fill="${paper}"/>
    ${text(606, 446, 'Last', { size: 92, anchor: 'end' })}${text(606, 528, 'Mile', { size: 92, anchor: 'end' })}${text(606, 610, 'First', { size: 92, anchor: 'end' })}`;
}

export const covers: Cover[] = [
  { slug: 'net-90', title: 'Net 90', industry: 'B2B payments', body: net90() },
  { slug: 'second-shift', title: 'Second Shift', industry: 'Manufacturing', body: secondShift() },
  { slug: 'cold-chain', title: 'Cold Chain', industry: 'Food logistics', body: coldChain() },
  { slug: 'the-bid-room', title: 'The Bid Room', industry: 'Construction', body: bidRoom() },
  { slug: 'plain-counsel', title: 'Plain Counsel', industry: 'Business law', body: plainCounsel() },
  { slug: 'uptime', title: 'Uptime', industry: 'Cloud infrastructure', body: uptime() },
  {
    slug: 'load-bearing',
    title: 'Load Bearing',
    industry: 'Structural engineering',
    body: loadBearing(),
  },
  {
    slug: 'dose-response',
    title: 'Dose Response',
    industry: 'Health technology',
    body: doseResponse(),
  },
  { slug: 'field-margins', title: 'Field Margins', industry: 'Agribusiness', body: fieldMargins() },
  { slug: 'the-renewal', title: 'The Renewal', industry: 'Insurance', body: renewal() },
  { slug: 'open-seats', title: 'Open Seats', industry: 'Recruiting', body: openSeats() },
  { slug: 'kilowatt-hour', title: 'Kilowatt Hour', industry: 'Energy', body: kilowattHour() },
  {
    slug: 'last-mile-first',
    title: 'Last Mile First',
    industry: 'Delivery',
    body: lastMileFirst(),
  },
];
