import { escapeMarkup } from '@portico/kernel/markup';
import { element } from '../../markup/markup.ts';
import { QUIZ_ANSWER_PREFIX } from '../../wire/public.ts';
import type { Control } from '../Control.ts';
import { ariaInvalid, controlClass, idOf, lengthOptions, tabIndexOf, wrapped } from '../controlAttributes.ts';

export const quizControl: Control = {
  render(tag, context) {
    const { size, maxlength, minlength } = lengthOptions(tag);
    const { question, answerKey } = context.quiz(tag);
    const input = element('input', {
      size: size ?? 40,
      maxlength,
      minlength,
      class: controlClass(tag, context),
      id: idOf(tag, context),
      tabindex: tabIndexOf(tag),
      autocomplete: 'off',
      'aria-required': 'true',
      'aria-invalid': ariaInvalid(tag, context),
      type: 'text',
      name: tag.name,
    });
    const label = element('span', { class: 'wpcf7-quiz-label' }, escapeMarkup(question));
    const answer = element('input', {
      type: 'hidden',
      name: QUIZ_ANSWER_PREFIX + tag.name,
      value: answerKey,
    });
    return wrapped(tag, context, element('label', {}, `${label} ${input}`) + answer);
  },
};
