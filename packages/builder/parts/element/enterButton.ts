/**
 * Functions that animate a waiting button of a floating element, and that finally show it. Without an animation both just show
 * it.
 */
export function enterButton(
  root: Element,
  animation: string | null,
  signal: AbortSignal,
): { readonly begin: () => void; readonly show: () => void } {
  const button = root.querySelector('.has-entrance-animation');
  const classes = button?.classList;
  const show = (): void => {
    classes?.remove('animated', animation ?? 'animated');
    classes?.add('visible');
  };
  button?.addEventListener('animationend', show, { signal });
  return { begin: animation ? () => classes?.add('animated', animation) : show, show };
}
