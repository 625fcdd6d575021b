import type { Stop } from '@portico/kernel/islands';
import { isOn, type Settings, textOf } from '../../model/settings/read.ts';
import { elementSettings } from '../frontend/elementSettings.ts';
import { Scroll } from '../modules/Scroll.ts';
import { pageMovement } from '../motion-effects/pageMovement.ts';

/** Fills a bar or a circle as far as what it follows has been scrolled. */
export function startProgressTracker(tracker: HTMLElement): Stop {
  const page = tracker.ownerDocument;
  const done = tracker.querySelector<HTMLElement | SVGElement>('.current-progress');
  const percentage = tracker.querySelector<HTMLElement>('.current-progress-percentage');
  if (!page.defaultView || !done || !percentage) return () => {};
  const settings = elementSettings(tracker.closest<HTMLElement>('[data-id]') ?? tracker);
  const showsPercentage = isOn(settings.percentage);

  const drawBar = (percent: number): void => {
    done.style.display = percent < 1 ? 'none' : 'flex';
    done.style.width = `${percent}%`;
    if (!showsPercentage) return;
    percentage.textContent = `${Math.round(percent)}%`;
    const hasRoom = done.getBoundingClientRect().width > 1.5 * percentage.getBoundingClientRect().width;
    percentage.style.visibility = hasRoom ? '' : 'hidden';
  };
  const drawCircle = (percent: number): void => {
    done.style.display = percent > 0 ? 'block' : 'none';
    // Elementor's words say the side to which its beginning leads.
    done.style.strokeDashoffset = String((100 - percent) * (settings.direction === 'ltr' ? -1 : 1));
    if (showsPercentage) percentage.textContent = percent > 0 ? `${Math.round(percent)}%` : '';
  };
  const draw = settings.type === 'circular' ? drawCircle : drawBar;
  return pageMovement(page.defaultView).follow(() => {
    const followed = followedBy(settings, page);
    const start = followed === page.body ? -100 : 0;
    draw(followed ? Scroll.getElementViewportPercentage(followed, { start, end: -100 }) : 0);
  }, false);
}

function followedBy({ relative_to: follows, selector }: Settings, page: Document): Element | null {
  if (follows === 'post_content') return page.querySelector('.elementor-widget-theme-post-content');
  if (follows !== 'selector') return page.body;
  try {
    return page.querySelector(textOf(selector));
  } catch {
    // Not a selector: its author sees an empty bar, as in Elementor.
    return null;
  }
}
