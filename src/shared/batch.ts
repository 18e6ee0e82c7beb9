/**
 * tRPC calls per HTTP request; without a limit, a short URL could request hundreds of long
 * responses.
 */
export const MAX_BATCH_SIZE = 10;
