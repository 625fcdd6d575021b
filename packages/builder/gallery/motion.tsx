import type { GalleryEntry } from '@portico/kernel/gallery';
import { IslandStyle } from '@portico/kernel/islands/react';

const NAMES = [
  'fadeIn',
  'fadeInUp',
  'zoomIn',
  'slideInLeft',
  'bounceIn',
  'rotateIn',
  'pulse',
  'lightSpeedIn',
];

export const motionGallery: GalleryEntry = {
  slug: 'entrance-animations',
  title: 'Entrance animations',
  summary: 'Elements that are animated when they are first seen, and simply shown with reduced motion.',
  group: 'Page builder',
  sections: NAMES.map((name, index) => ({
    heading: name,
    ...(index === 0 && {
      note: 'Scroll down: each example waits until it is in view. If scripts do not load, everything is shown after four seconds.',
    }),
    settings: { _animation: name, _animation_delay: String(index * 50) },
    example: (
      <>
        <IslandStyle name="entrance" />
        <div
          className="elementor-element elementor-invisible"
          data-id={`e17000${index}`}
          data-element_type="widget"
          data-settings={JSON.stringify({ _animation: name, _animation_delay: index * 50 })}
        >
          <p>“{name}” brought this line in.</p>
        </div>
      </>
    ),
  })),
};
