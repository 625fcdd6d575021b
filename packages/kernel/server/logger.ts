/** The structured log. Never pass it what a visitor typed, an address or a cookie: ids and outcomes only. */
export interface Logger {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export const silentLogger: Logger = { info() {}, warn() {}, error() {} };
