/** A box exactly over an element, in its parent, that takes pointer events. */
export function layOver(target: HTMLElement): HTMLElement {
  const cover = target.ownerDocument.createElement('div');
  const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = target;
  Object.assign(cover.style, {
    all: 'unset',
    outline: 'revert',
    position: 'absolute',
    zIndex: '2147483647',
    top: `${offsetTop}px`,
    left: `${offsetLeft}px`,
    width: `${offsetWidth}px`,
    height: `${offsetHeight}px`,
    cursor: 'pointer',
  });
  target.after(cover);
  return cover;
}
