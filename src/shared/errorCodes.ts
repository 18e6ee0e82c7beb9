/** `data.code` of the error of a sensitive action that needs the password again. */
export const PASSWORD_REQUIRED = 'PASSWORD_REQUIRED';
