/** The number of an Elementor Pro contact button, from its type. There is no number 2. */
export function numberOfVariant(type: string | undefined): number {
  return Number(/-var-(\d{1,2})$/.exec(type ?? '')?.[1] ?? 1);
}
