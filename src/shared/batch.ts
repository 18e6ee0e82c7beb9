/** So many calls may go in one request, or a short address could ask for hundreds of long answers. */
export const LARGEST_BATCH = 10;
