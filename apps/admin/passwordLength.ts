export const MIN_PASSWORD_LENGTH = 10;
/** Long enough for any phrase; without a bound, hashing is a way to keep the server busy. */
export const MAX_PASSWORD_LENGTH = 200;
