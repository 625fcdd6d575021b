/**
 * Keys of this site, made on first use and kept in the database so that every process has the same.
 * `all` begins with the current key; the ones before it still verify what they signed until they are dropped.
 */
export interface Secrets {
  current(name: string): Promise<Buffer>;
  all(name: string): Promise<readonly Buffer[]>;
  rotate(name: string): Promise<void>;
}
