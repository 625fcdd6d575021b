/** Which of Elementor Pro's contact buttons a type names. It has no second. */
export function numberOfVariant(type: string | undefined): number {
  return Number(/-var-(\d{1,2})$/.exec(type ?? '')?.[1] ?? 1);
}
