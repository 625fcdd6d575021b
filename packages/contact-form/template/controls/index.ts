import type { Control } from '../Control.ts';
import type { FormTag } from '../FormTag.ts';
import { acceptanceControl } from './acceptanceControl.ts';
import { captchaImageControl, captchaResponseControl } from './captchaControl.ts';
import { choiceControl } from './choiceControl.ts';
import { fileControl } from './fileControl.ts';
import { dateControl, numberControl, timeControl } from './numberControl.ts';
import {
  countControl,
  hiddenControl,
  outputControl,
  paymentControl,
  reflectionControl,
  responseControl,
  submitControl,
} from './plainControls.ts';
import { quizControl } from './quizControl.ts';
import { selectControl } from './selectControl.ts';
import { textareaControl } from './textareaControl.ts';
import { textControl } from './textControl.ts';

/** Every kind of control by its type without the star. A new kind is one file, one line here and one in `tagTypes`. */
const controls = {
  text: textControl,
  email: textControl,
  url: textControl,
  tel: textControl,
  number: numberControl,
  range: numberControl,
  date: dateControl,
  time: timeControl,
  textarea: textareaControl,
  select: selectControl,
  checkbox: choiceControl,
  radio: choiceControl,
  acceptance: acceptanceControl,
  quiz: quizControl,
  captchac: captchaImageControl,
  captchar: captchaResponseControl,
  file: fileControl,
  hidden: hiddenControl,
  submit: submitControl,
  response: responseControl,
  count: countControl,
  reflection: reflectionControl,
  output: outputControl,
  payment: paymentControl,
} satisfies Record<string, Control>;

export function controlOf(tag: FormTag): Control {
  return controls[tag.basetype as keyof typeof controls];
}
