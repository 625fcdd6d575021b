/** A sound file with the browser's controls. */
export interface AudioProps {
  readonly title: string;
  readonly src: string;
  readonly preload: 'none' | 'metadata' | 'auto';
  readonly loops: boolean;
}
