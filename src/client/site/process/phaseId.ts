/** The id of a phase in the page, by its index. */
export const phaseId = (index: number) => `phase-${index + 1}`;
