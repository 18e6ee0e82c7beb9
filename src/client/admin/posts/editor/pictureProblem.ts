/** Returns in a sentence why the pictures of an article keep it from being published. */
export function pictureProblem(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const images = [...body.querySelectorAll('img')];
  if (images.some((image) => !image.getAttribute('src')))
    return 'A picture is not uploaded yet. Wait for it, try again or remove it.';
  const undescribed = images.filter(({ alt }) => !alt.trim()).length;
  if (undescribed === 0) return undefined;
  const pictures = undescribed === 1 ? 'One picture needs' : `${undescribed} pictures need`;
  return `${pictures} an alternative text for readers who cannot see. Write it below the picture.`;
}
