import type { Moving } from '@portico/kernel/dom';

/** Anything that moves for more than five seconds must be stoppable. Returns how to remove the button. */
export function pauseButton(owner: HTMLElement, what: string, moving: Moving): () => void {
  const button = owner.ownerDocument.createElement('button');
  button.type = 'button';
  button.className = 'portico-background-toggle';
  let isPaused = false;
  const show = (): void => {
    button.dataset.state = isPaused ? 'paused' : 'playing';
    button.ariaLabel = `${isPaused ? 'Play' : 'Pause'} ${what}`;
  };
  button.addEventListener('click', () => {
    isPaused = !isPaused;
    if (isPaused) moving.pause();
    else moving.play();
    show();
  });
  show();
  owner.append(button);
  return () => button.remove();
}
