import type { AudioProps } from './AudioProps.ts';

export function AudioView({ title, src, preload, loops }: AudioProps) {
  return (
    <>
      {title && <p className="elementor-audio-title">{title}</p>}
      <audio
        className="wp-audio-shortcode"
        controls
        preload={preload}
        loop={loops}
        src={src}
        {...(title && { 'aria-label': title })}
      />
    </>
  );
}
