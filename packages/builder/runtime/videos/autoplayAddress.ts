/** A frame URL with autoplay. A time stays at the end, where the provider expects it. */
export function autoplayAddress(address: string): string {
  const [before = '', time] = address.split('#', 2);
  const parameters = before.replace(/([?&])autoplay=0(&|$)/, (_all, start: string, end: string) =>
    end ? start : '',
  );
  const separator = parameters.includes('?') ? '&' : '?';
  return `${parameters}${separator}autoplay=1${time === undefined ? '' : `#${time}`}`;
}
