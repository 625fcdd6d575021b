/** An export file that cannot be imported; the message names the line and the reason. */
export class WxrError extends Error {
  override readonly name = 'WxrError';
  constructor(line: number, reason: string) {
    super(`The file cannot be imported. Line ${line}: ${reason} Nothing was changed.`);
  }
}
