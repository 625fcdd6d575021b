/** How one comment was written. The names are those of the wire format: the object is sent as it is. */
export interface TypingData {
  isAutoFill: boolean;
  isUseBuffer: boolean;
  /** The sum of the differences between neighbouring pauses. */
  speedDelta: number;
  firstKeyTimestamp: number;
  lastKeyTimestamp: number;
  lastDelta: number;
  countOfKey: number;
}
