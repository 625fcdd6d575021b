import { expect, test, vi } from 'vitest';
import type { StepType } from '../../model/forms/FormSketch.ts';
import { stepButtons, stepIndicators } from '../../model/forms/stepMarkup.ts';
import { drawnWidget, px } from '../../testing/drawnWidget.tsx';
import { one } from '../../testing/page.ts';
import sheet from './form.css?inline';
import { start } from './form.island.ts';
import steps from './form-steps.css?inline';

const STEPS = ['You', 'Your wish', 'End'].map((label) => ({ label, icon: '<svg viewBox="0 0 1 1"></svg>' }));
const SUBMIT =
  '<div class="elementor-field-group e-form__buttons__wrapper elementor-field-type-submit"><button type="submit" class="elementor-button">Send</button></div>';
const formOf = (type: StepType) => `<form class="wpcf7-form"><div class="elementor-form-fields-wrapper">
  ${stepIndicators(STEPS, type)}
  <div class="e-form__step" data-label="You"><input name="name"></div>
  <div class="e-form__step" data-label="Your wish"><input name="wish"></div>
  <div class="e-form__step" data-label="End"><input name="end"></div>
  ${stepButtons({ ...{ next: 'Next', size: 'sm', widths: 'elementor-col-100' }, submit: SUBMIT })}
  </div></form>`;
const FIELDS = { form_fields: [{ field_type: 'step', field_label: 'You' }] };
const ONE = '.e-form__indicators__indicator';

/** A form in its second step, with the markup of the site's response. */
async function inSecondPart(settings: Record<string, unknown> & { readonly step_type?: StepType }) {
  const drawn = drawnWidget(`${sheet}${steps}`, 'form', { ...FIELDS, ...settings });
  const element = document.querySelector<HTMLElement>('.portico-form-acts');
  if (!element) throw new Error('No form says that it acts.');
  element
    .querySelector('.elementor-widget-container')
    ?.insertAdjacentHTML(
      'beforeend',
      `<div class="elementor-form">${formOf(settings.step_type ?? 'number_text')}</div>`,
    );
  start(element);
  element.querySelector<HTMLElement>('.e-form__buttons__wrapper__button-next')?.click();
  await vi.waitFor(() =>
    expect(element.querySelectorAll('.e-form__step.elementor-hidden')[0]).toBe(
      element.querySelector('.e-form__step'),
    ),
  );
  return drawn;
}

test('K the numbers of a form’s parts have the shape, the size and the colours that were chosen for each state', async () => {
  const { style, box } = await inSecondPart({
    ...{ steps_gap: px(33), steps_padding: px(44), step_icon_shape: 'rounded' },
    ...{ step_inactive_primary_color: '#111111', step_inactive_secondary_color: '#222222' },
    ...{ step_active_primary_color: '#333333', step_active_secondary_color: '#444444' },
    ...{ step_completed_primary_color: '#555555', step_completed_secondary_color: '#666666' },
    ...{ step_divider_width: px(5), step_divider_gap: px(12) },
    ...{ steps_typography_typography: 'custom', steps_typography_font_size: px(21) },
  });
  const number = (state: string) => style(`${ONE}--state-${state} ${ONE}__number`);
  expect(number('inactive')).toMatchObject({ color: 'rgb(17, 17, 17)', backgroundColor: 'rgb(34, 34, 34)' });
  expect(number('active')).toMatchObject({ color: 'rgb(51, 51, 51)', backgroundColor: 'rgb(68, 68, 68)' });
  expect(number('completed')).toMatchObject({
    ...{ color: 'rgb(102, 102, 102)', backgroundColor: 'rgb(85, 85, 85)' },
    ...{ width: '44px', height: '44px', borderTopLeftRadius: '5px' },
  });
  expect(style(`${ONE}--state-completed ${ONE}__label`)).toMatchObject({
    ...{ color: 'rgb(85, 85, 85)', fontSize: '21px' },
  });
  expect(style('.e-form__indicators').marginBottom).toBe('33px');
  expect(style(ONE, '::after')).toMatchObject({ height: '5px', marginLeft: '12px' });
  expect(style(`${ONE}--state-inactive`, '::after').content).toBe('none');
  expect(box(`${ONE}--state-inactive`).right).toBeCloseTo(box('.e-form__indicators').right - 5, 0);
});

test('K the bar of a form’s parts is as high, as round and as coloured as it was told', async () => {
  const { style } = await inSecondPart({
    ...{
      step_type: 'progress_bar',
      step_progress_bar_height: px(31),
      step_progress_bar_border_radius: px(9),
    },
    ...{ step_progress_bar_color: '#112233', step_progress_bar_background_color: '#445566' },
    step_progress_bar_percentage_color: '#778899',
  });
  expect(style(`${ONE}__progress`)).toMatchObject({
    ...{ backgroundColor: 'rgb(68, 85, 102)', borderTopLeftRadius: '9px', height: '31px' },
  });
  expect(style(`${ONE}__progress__meter`)).toMatchObject({
    ...{ backgroundColor: 'rgb(17, 34, 51)', color: 'rgb(119, 136, 153)', lineHeight: '31px' },
  });
});

test('K the button that leads back has colours of its own, and those of the others are not its', async () => {
  const { style } = await inSecondPart({
    ...{ button_background_color: '#112233', button_text_color: '#445566' },
    ...{ previous_button_background_color: '#778899', previous_button_text_color: '#aabbcc' },
  });
  expect(style('.e-form__buttons__wrapper__button-previous')).toMatchObject({
    ...{ backgroundColor: 'rgb(119, 136, 153)', color: 'rgb(170, 187, 204)' },
  });
  expect(style('.e-form__buttons__wrapper__button-next')).toMatchObject({
    ...{ backgroundColor: 'rgb(17, 34, 51)', color: 'rgb(68, 85, 102)' },
  });
  const plain = await inSecondPart({ button_background_color: '#112233' });
  expect(plain.style('.e-form__buttons__wrapper__button-previous').backgroundColor).not.toBe(
    'rgb(17, 34, 51)',
  );
});

test('K the icons of a form’s parts stand where numbers would, in the size that was chosen', async () => {
  const { style, box } = await inSecondPart({
    ...{ step_type: 'icon_text', steps_icon_size: px(24), steps_padding: px(50) },
    ...{ step_active_primary_color: '#112233' },
  });
  expect(document.querySelector(`${ONE}__number`)).toBeNull();
  expect(style(`${ONE}--state-active ${ONE}__icon`)).toMatchObject({
    ...{ fontSize: '24px', width: '50px', color: 'rgb(17, 34, 51)' },
  });
  expect(box(`${ONE}--state-active ${ONE}__label`).top).toBeGreaterThan(
    box(`${ONE}--state-active ${ONE}__icon`).bottom,
  );
});

test('K a form in parts is folded before its code is here: nothing moves when it comes', () => {
  const { box } = drawnWidget(`${sheet}${steps}`, 'form', FIELDS);
  const element = document.querySelector<HTMLElement>('.portico-form-acts');
  const inside = element?.querySelector('.elementor-widget-container');
  if (!element || !inside) throw new Error('No form says that it acts.');
  const hidden = (html: string) =>
    html
      .replace(
        'class="e-form__step" data-label="Your wish"',
        'class="e-form__step elementor-hidden" data-label="Your wish"',
      )
      .replace(
        'class="e-form__step" data-label="End"',
        'class="e-form__step elementor-hidden" data-label="End"',
      )
      .replace('elementor-field-type-submit"', 'elementor-field-type-submit elementor-hidden"');
  inside.innerHTML = `<div class="elementor-form"><div class="wpcf7">${hidden(formOf('number_text'))}</div></div>`;
  const before = [box('form').height, box('.e-form__indicators').top];
  start(element);
  expect([box('form').height, box('.e-form__indicators').top]).toEqual(before);
  expect(one(element, '.e-form__buttons__wrapper__button-previous').checkVisibility()).toBe(false);
});

test('K the buttons of a form in parts stand at its edge, side by side, the one that sends among them', async () => {
  const { box } = await inSecondPart({ column_gap: px(24) });
  const edge = box('.e-form__buttons').left + 12;
  const [back, next] = ['previous', 'next'].map((name) => `.e-form__buttons__wrapper__button-${name}`);
  expect(box(back ?? '').left).toBeCloseTo(edge, 0);
  expect(box(next ?? '').left - box(back ?? '').right).toBeCloseTo(24, 0);
  document.querySelector<HTMLElement>(next ?? '')?.click();
  await vi.waitFor(() => expect(box(next ?? '').width).toBe(0));
  expect(box('[type=submit]').left - box(back ?? '').right).toBeCloseTo(24, 0);
  expect(box('[type=submit]').top).toBe(box(back ?? '').top);
  document.querySelector<HTMLElement>(back ?? '')?.click();
  document.querySelector<HTMLElement>(back ?? '')?.click();
  // No space is reserved for the previous button, which the first step does not have.
  expect(box(next ?? '').left).toBeCloseTo(edge, 0);
});
