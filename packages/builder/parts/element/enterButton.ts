const WAITING = 'has-entrance-animation';

/**
 * Functions that animate a waiting button of a floating element until it is shown, and that make it visible while it is still
 * moving. Without an animation the first shows it.
 */
export function enterButton(
  root: Element,
  animation: string | null,
  signal: AbortSignal,
): { readonly begin: () => void; readonly appear: () => void } {
  const button = root.querySelector(`.${WAITING}`);
  const classes = button?.classList;
  const show = (): void => {
    classes?.remove('animated', animation ?? 'animated');
    classes?.add('visible');
  };
  button?.addEventListener('animationend', show, { signal });
  return {
    begin: animation ? () => classes?.add('animated', animation) : show,
    appear: () => classes?.remove(WAITING),
  };
}
