/** Patterns that would backtrack over a long text, and why they never see one. */
export const SHORT_TEXTS: readonly {
  readonly file: string;
  readonly pattern: string;
  readonly why: string;
}[] = [
  {
    file: 'packages/builder/widgets/counter/countText.ts',
    pattern: String.raw`\B(?=(\d{3})+$)`,
    why: 'The digits of a number have an end.',
  },
  {
    file: 'packages/contact-form/wire/answers.ts',
    pattern: String.raw`(\d+)\.(?:png|gif|jpeg)$`,
    why: 'It is looked for in an address that our own server has made.',
  },
];
