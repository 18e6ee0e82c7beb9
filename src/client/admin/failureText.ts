type Failure = { message: string; data?: { httpStatus: number } | null | undefined };

/** Why a view has no data, as a sentence. */
export const failureText = ({ message }: Failure) => `The data could not be loaded (${message}).`;
