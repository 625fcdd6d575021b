/** What brings in the button that waits for it in a floating element, and what shows it at last. Without an animation both show it. */
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
