import type { StepType } from './FormSketch.ts';

/** A part of a form as it is counted. */
interface CountedStep {
  /** HTML. */
  readonly label: string;
  /** The markup of its icon. */
  readonly icon: string;
}

/** What stands above the parts of a form and says which of them is shown: the first. */
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

/** Its first part is one of so many that are equally wide: no markup may carry a style. */
function progressBar(count: number): string {
  const share = Math.round(100 / count);
  const others = '<i></i>'.repeat(count - 1);
  return `<div class="${INDICATOR}__progress" role="progressbar" aria-valuenow="${share}" aria-label="1 / ${count}"><div class="${INDICATOR}__progress__meter">${share}%</div>${others}</div>`;
}

interface StepButtons {
  /** HTML. */
  readonly next: string;
  readonly size: string;
  /** The classes of their widths. */
  readonly widths: string;
  /** The markup of the one that sends, in the place of the next one in the last part. */
  readonly submit: string;
}

/** The buttons that lead from part to part, in one row as Elementor Pro's are. */
export function stepButtons({ next, size, widths, submit }: StepButtons): string {
  const button = (name: string, words: string, more = '') =>
    `<div class="elementor-field-group e-form__buttons__wrapper elementor-field-type-${name}"><button type="button" class="elementor-button elementor-size-${size} e-form__buttons__wrapper__button e-form__buttons__wrapper__button-${name}${more}">${words}</button></div>`;
  return `<div class="e-form__buttons elementor-column ${widths}">${button('previous', '', ` ${HIDDEN_STEP}`)}${button('next', next)}${submit}</div>`;
}

/** What is not shown now, in browsers that can show it later. */
export const HIDDEN_STEP = 'elementor-hidden';
