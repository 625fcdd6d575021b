import { element } from '../../markup/markup.ts';
import { CAPTCHA_CHALLENGE_PREFIX, captchaClass } from '../../wire/public.ts';
import type { Control } from '../Control.ts';
import {
  ariaInvalid,
  authorClasses,
  controlClass,
  idOf,
  lengthOptions,
  tabIndexOf,
  wrapped,
} from '../controlAttributes.ts';
import { type FormTag, optionValue } from '../FormTag.ts';

/** The captcha image. It is separate; what the visitor reads in it is typed into the control below. */
export const captchaImageControl: Control = {
  render(tag, context) {
    const { challenge, imageUrl } = context.captcha(tag.name);
    const [width, height] = sizeOf(tag);
    return (
      element('input', { type: 'hidden', name: CAPTCHA_CHALLENGE_PREFIX + tag.name, value: challenge }) +
      element('img', {
        class: ['wpcf7-form-control', 'wpcf7-captchac', captchaClass(tag.name), ...authorClasses(tag)].join(
          ' ',
        ),
        id: idOf(tag, context),
        width,
        height,
        alt: 'captcha',
        src: imageUrl,
      })
    );
  },
};

export const captchaResponseControl: Control = {
  render(tag, context) {
    const { size, maxlength, minlength } = lengthOptions(tag);
    return wrapped(
      tag,
      context,
      element('input', {
        size: size ?? 40,
        maxlength,
        minlength,
        class: controlClass(tag, context),
        id: idOf(tag, context),
        tabindex: tabIndexOf(tag),
        autocomplete: 'off',
        'aria-invalid': ariaInvalid(tag, context),
        value: '',
        type: 'text',
        name: tag.name,
      }),
    );
  },
};

const SIZES: Readonly<Record<string, readonly [number, number]>> = { s: [60, 20], m: [72, 24], l: [84, 28] };

function sizeOf(tag: FormTag): readonly [number, number] {
  return SIZES[(optionValue(tag, 'size') ?? 'm').charAt(0).toLowerCase()] ?? [72, 24];
}
