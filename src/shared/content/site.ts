export const site = { name: 'The ROI Podcast Agency', tagline: 'Podcasts that pay' };
export const founder = { name: 'Alex Morgan' };
