/** How long the load of all soak tests together may last. */
export const soakSeconds = Number(process.env.SOAK_SECONDS ?? 60);
