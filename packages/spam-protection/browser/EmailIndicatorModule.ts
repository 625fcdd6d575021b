/** What the indicator beside a field shows. */
export type EmailState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'good' | 'bad'; readonly text: string };

/** What the indicator's chunk exports. */
export interface EmailIndicatorModule {
  showIndicator(field: HTMLInputElement, state: EmailState): void;
  hideIndicator(): void;
}
