/**
 * tRPC calls per HTTP request of a caller with credentials; without a limit, a short URL could
 * request hundreds of long responses.
 */
export const MAX_BATCH_SIZE = 10;

/** Of any other caller. Our own pages keep to it, too, because their session may have ended. */
export const MAX_ANONYMOUS_BATCH_SIZE = 3;
