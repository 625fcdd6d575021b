import type { StepType } from './FormSketch.ts';

/** A step of a form. */
interface CountedStep {
  /** HTML. */
  readonly label: string;
  /** The markup of its icon. */
  readonly icon: string;
}

/** The indicator above a form's steps, with the first one active. */
export function stepIndicators(steps: readonly CountedStep[], type: StepType): string {
  if (type === 'none') return '';
  const inside =
    type === 'progress_bar'
      ? progressBar(steps.length)
      : steps.map((step, at) => indicator(step, at, type)).join('');
  return `<div class="e-form__indicators e-form__indicators--type-${type}">${inside}</div>`;
}

function indicator({ label, icon }: CountedStep, at: number, type: StepType): string {
  const state = at === 0 ? 'active' : 'inactive';
  const sign = type.startsWith('icon') && icon ? icon : String(at + 1);
  const kind = sign === icon ? 'icon' : 'number';
  return [
    `<div class="${INDICATOR} ${INDICATOR}--state-${state}"${at === 0 ? ' aria-current="step"' : ''}>`,
    type === 'text' ? '' : `<div class="${INDICATOR}__${kind}">${sign}</div>`,
    type.endsWith('text') ? `<div class="${INDICATOR}__label">${label}</div>` : '',
    '</div>',
  ].join('');
}

const INDICATOR = 'e-form__indicators__indicator';

/** The first of equally wide parts, by class: the markup must not have inline styles. */
function progressBar(count: number): string {
  const share = Math.round(100 / count);
  const others = '<i></i>'.repeat(count - 1);
  return `<div class="${INDICATOR}__progress" role="progressbar" aria-valuenow="${share}" aria-label="1 / ${count}"><div class="${INDICATOR}__progress__meter">${share}%</div>${others}</div>`;
}

interface StepButtons {
  /** HTML. */
  readonly next: string;
  readonly size: string;
  /** Classes for their widths. */
  readonly widths: string;
  /** Markup of the submit button, which replaces the next button in the last step. */
  readonly submit: string;
}

/** The buttons between steps, in one row as in Elementor Pro. */
export function stepButtons({ next, size, widths, submit }: StepButtons): string {
  const button = (name: string, words: string, more = '') =>
    `<div class="elementor-field-group e-form__buttons__wrapper elementor-field-type-${name}"><button type="button" class="elementor-button elementor-size-${size} e-form__buttons__wrapper__button e-form__buttons__wrapper__button-${name}${more}">${words}</button></div>`;
  return `<div class="e-form__buttons elementor-column ${widths}">${button('previous', '', ` ${HIDDEN_STEP}`)}${button('next', next)}${submit}</div>`;
}

/** Hides a step, in browsers that can show it later. */
export const HIDDEN_STEP = 'elementor-hidden';
