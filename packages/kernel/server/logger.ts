/** The structured log. Never pass it visitors' input, addresses or cookies: only IDs and outcomes. */
export interface Logger {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export const silentLogger: Logger = { info() {}, warn() {}, error() {} };
