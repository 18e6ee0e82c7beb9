/** Maximum calls per batch: otherwise a short URL could request hundreds of long responses. */
export const MAX_BATCH_SIZE = 10;
