export type Label = 'spam' | 'ham';

/** One labelled text. */
export interface Example {
  readonly text: string;
  readonly label: Label;
  /** Where such texts occur: `form`, `email`, … or the real tables' `messages` and `comments`. */
  readonly kind: string;
  readonly family: string;
}
