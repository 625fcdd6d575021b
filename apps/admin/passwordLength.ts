export const MIN_PASSWORD_LENGTH = 10;
/** Long enough for any passphrase; without a limit, hashing could be abused to keep the server busy. */
export const MAX_PASSWORD_LENGTH = 200;
