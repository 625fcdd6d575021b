/** The state of the indicator beside a field. */
export type EmailState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'good' | 'bad'; readonly text: string };

/** The exports of the indicator's chunk. */
export interface EmailIndicatorModule {
  showIndicator(field: HTMLInputElement, state: EmailState): void;
  hideIndicator(): void;
}
