import type { Template } from '../../wire/admin.ts';

/** The confirmation after publishing; for a template also where it is shown, and whether another one takes precedence. */
export function publishedWords(
  template?: Pick<Template, 'type' | 'conditions' | 'sentence' | 'warning'>,
): string {
  if (!template) return 'Published. Visitors see it now.';
  const { type, conditions, sentence, warning } = template;
  if (type === 'loop-item') return 'Published. Loops that use it show their posts with it now.';
  const isShown = conditions.some((condition) => condition.startsWith('include/'));
  if (!isShown) return 'Published, but it shows nowhere yet. Say where under “Theme templates”.';
  return ['Published.', sentence, warning].filter(Boolean).join(' ');
}
