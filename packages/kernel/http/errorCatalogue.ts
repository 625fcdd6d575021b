/** Messages that the console shows and support staff search for. They are part of the contract. */
export const CONSOLE_PREFIX = 'ctXHR error:';
export const SERVER_RESPONSE_TIMEOUT = 'Server response timeout';
export const NO_RESPONSE = 'No response';
export const UNEXPECTED_RESPONSE = 'Unexpected response from server. See console for details.';
export const INTERNAL_SERVER_ERROR = 'Internal server error.';

export const unexpectedCode = (status: number): string => `Unexpected response code:${status}`;

export const unexpectedError = (statusText: string, info: string): string =>
  `Unexpected error. Status: ${statusText}. Additional error info: ${info}`;

/** The reason given to the caller, as opposed to the console. */
export const TIMEOUT_REASON = 'Timeout';
