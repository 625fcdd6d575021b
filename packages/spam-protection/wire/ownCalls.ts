/** GET or POST: `{ "token": "<64 hex>" }`. */
export const eventToken = '/wp-json/portico/v1/event-token';

/** POST `proof` with the solution of a challenge: `{ "solved": true }`. */
export const proofOfWork = '/wp-json/portico/v1/proof-of-work';
