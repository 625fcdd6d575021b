/** An export file that cannot be imported; the message names the line and the reason. */
export class WxrError extends Error {
  override readonly name = 'WxrError';
  constructor(line: number, reason: string) {
    super(`The file cannot be imported. Line ${line}: ${reason} Nothing was changed.`);
  }
}

/** The file could be imported if there were room for its designs. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
  constructor(reason: string) {
    super(`There is no room for what was designed with Elementor. ${reason} Nothing was changed.`);
  }
}
