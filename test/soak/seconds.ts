/** The duration of the load of all soak tests together. */
export const soakSeconds = Number(process.env.SOAK_SECONDS ?? 60);
