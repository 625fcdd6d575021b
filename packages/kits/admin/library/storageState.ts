const GB = 1024 ** 3;
const MB = 1024 ** 2;

export interface StorageState {
  readonly share: number;
  readonly state: 'empty' | 'normal' | 'warning' | 'alert';
  readonly text: string;
}

/** How full the library is, in words. Without a limit it is never full. */
export function storageState(used: number, threshold: number): StorageState {
  if (threshold < 0) return { share: 0, state: used > 0 ? 'normal' : 'empty', text: `${inUnits(used)} used` };
  const share = threshold === 0 ? 1 : used / threshold;
  return {
    share: Math.min(1, share),
    state: used === 0 ? 'empty' : share >= 1 ? 'alert' : share >= 0.8 ? 'warning' : 'normal',
    text: `${inUnits(used)} of ${inUnits(threshold)} used`,
  };
}

export function inUnits(bytes: number): string {
  if (bytes >= GB) return `${(bytes / GB).toFixed(2).replace(/\.?0+$/, '')} GB`;
  const megabytes = bytes / MB;
  return `${megabytes < 0.1 && bytes > 0 ? '< 0.1' : Number(megabytes.toFixed(1))} MB`;
}
