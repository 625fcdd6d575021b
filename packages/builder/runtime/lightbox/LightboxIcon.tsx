const PATHS = {
  close: 'M5 5l14 14M19 5L5 19',
  'chevron-left': 'M15 4l-8 8 8 8',
  'chevron-right': 'M9 4l8 8-8 8',
  'share-arrow': 'M14 5l6 6-6 6M20 11h-8c-5 0-8 3-8 8',
  'zoom-in-bold': 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21M10.5 7.5v6M7.5 10.5h6',
  'zoom-out-bold': 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21M7.5 10.5h6',
  'frame-expand': 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  'frame-minimize': 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
  play: 'M8 5l11 7-11 7z',
} as const;

export type IconName = keyof typeof PATHS;

export function LightboxIcon({ name }: { name: IconName }) {
  return drawing(PATHS[name]);
}

/** Inline, so that pages without Elementor's icon font have icons too. */
export function drawing(path: string) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
