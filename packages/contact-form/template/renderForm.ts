import { escapeMarkup } from '@portico/kernel/markup';
import { fillPlaces } from '../markup/autoParagraphs.ts';
import { attributeText, element } from '../markup/markup.ts';
import { errorIdOf, HIDDEN, MARKUP_VERSION, NONCE_FIELD } from '../wire/public.ts';
import type { CompiledForm } from './compileForm.ts';
import { controlOf } from './controls/index.ts';
import { type DefaultSources, noDefaults } from './DefaultSources.ts';
import { optionValue } from './FormTag.ts';
import type { RenderContext } from './RenderContext.ts';

/** Where a form is placed and what it should show. */
export interface FormPlacement {
  readonly unitTag: string;
  /** The page's address without fragment: where a browser without scripts posts the form. */
  readonly pagePath: string;
  /** The post that contains the form; 0 outside a post. */
  readonly containerPost: number;
  readonly today: string;
  /** For forms that need to know who is signed in. */
  readonly nonce?: string;
  readonly challenges: Pick<RenderContext, 'quiz' | 'captcha'>;
  /** Sources for the controls' initial values; none by default. */
  readonly defaults?: DefaultSources;
  /** The outcome of a submission without scripts. */
  readonly outcome?: FormOutcome;
  readonly htmlId?: string;
  readonly htmlName?: string;
  readonly htmlTitle?: string;
  readonly htmlClass?: string;
}

export interface FormOutcome {
  /** As class: `invalid`, `sent`, … */
  readonly status: string;
  readonly message: string;
  readonly errors: ReadonlyMap<string, string>;
  /** `null` if the form should be empty again. */
  readonly entered: ReadonlyMap<string, readonly string[]> | null;
  readonly postedDataHash: string;
}

/** The attributes of the element around a form. */
export function formWrapper(form: CompiledForm, { unitTag }: FormPlacement): Record<string, string> {
  const { id, locale } = form.definition;
  return {
    class: 'wpcf7 no-js',
    id: unitTag,
    lang: locale.split('_').slice(0, 2).join('-'),
    dir: directionOf(locale),
    'data-wpcf7-id': String(id),
  };
}

/** Everything inside the wrapper element. */
export function formInside(form: CompiledForm, placement: FormPlacement): string {
  return `${screenReaderResponse(form, placement)}\n${formElement(form, placement)}`;
}

/** A complete form as shown on a page. */
export function renderForm(form: CompiledForm, placement: FormPlacement): string {
  return element('div', formWrapper(form, placement), `\n${formInside(form, placement)}\n`);
}

/** The parts of a form whose contents are rendered elsewhere. */
export interface FormPieces {
  /** Attributes of the wrapper element. */
  readonly wrapper: Record<string, string>;
  readonly form: Record<string, string>;
  /** HTML: the text for screen readers, the hidden fields, and the response area. */
  readonly announced: string;
  readonly hidden: string;
  readonly response: string;
  /** After a submission without scripts: what was entered, and the errors. */
  readonly entered: Record<string, string[]>;
  readonly errors: Record<string, string>;
}

export function formPieces(form: CompiledForm, placement: FormPlacement): FormPieces {
  const { outcome } = placement;
  return {
    wrapper: formWrapper(form, placement),
    form: formAttributes(form, placement),
    announced: screenReaderResponse(form, placement),
    hidden: hiddenFields(form, placement),
    response: responseOutput(placement),
    entered: Object.fromEntries([...(outcome?.entered ?? [])].map(([name, values]) => [name, [...values]])),
    errors: Object.fromEntries(outcome?.errors ?? []),
  };
}

export function directionOf(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(locale) ? 'rtl' : 'ltr';
}

/** Locales that are written from right to left. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set([
  'ar',
  'ary',
  'azb',
  'fa_IR',
  'haz',
  'he_IL',
  'ps',
  'ug_CN',
]);

function screenReaderResponse(form: CompiledForm, { outcome, unitTag }: FormPlacement): string {
  const items = [...(outcome?.errors ?? [])].map(([field, message]) => {
    const tag = form.tags.find(({ name }) => name === field);
    const id = tag && optionValue(tag, 'id');
    const words = id ? element('a', { href: `#${id}` }, escapeMarkup(message)) : escapeMarkup(message);
    return element('li', { id: errorIdOf(unitTag, field) }, words);
  });
  const status = element(
    'p',
    { role: 'status', 'aria-live': 'polite', 'aria-atomic': 'true' },
    escapeMarkup(outcome?.message ?? ''),
  );
  return element(
    'div',
    { class: 'screen-reader-response' },
    `${status} ${element('ul', {}, items.join(''))}`,
  );
}

function formElement(form: CompiledForm, placement: FormPlacement): string {
  const response = responseOutput(placement);
  const hasOwnResponse = form.tags.some(({ basetype }) => basetype === 'response');
  const body = templateHtml(form, contextOf(form, placement, response));
  const { 'data-status': status, ...others } = formAttributes(form, placement);
  const attributes = attributeText({ ...others, novalidate: true, 'data-status': status });
  return `<form${attributes}>\n${hiddenFields(form, placement)}\n${body}\n${hasOwnResponse ? '' : `${response}\n`}</form>`;
}

function formAttributes(form: CompiledForm, placement: FormPlacement): Record<string, string> {
  const { unitTag, pagePath, outcome, htmlId, htmlName } = placement;
  const status = outcome?.status ?? 'init';
  const classes = [
    'wpcf7-form',
    status,
    ...(placement.htmlClass ? [placement.htmlClass] : []),
    ...(form.settings.demoMode ? ['demo'] : []),
    ...(form.settings.acceptanceAsValidation ? ['wpcf7-acceptance-as-validation'] : []),
  ];
  const hasFiles = form.tags.some(({ basetype }) => basetype === 'file');
  return {
    action: `${pagePath}#${unitTag}`,
    method: 'post',
    class: classes.join(' '),
    ...(htmlId !== undefined && { id: htmlId }),
    ...(htmlName !== undefined && { name: htmlName }),
    'aria-label': placement.htmlTitle ?? 'Contact form',
    ...(hasFiles && { enctype: 'multipart/form-data' }),
    'data-status': status,
  };
}

function responseOutput({ outcome }: FormPlacement): string {
  return element(
    'div',
    { class: 'wpcf7-response-output', 'aria-hidden': 'true' },
    escapeMarkup(outcome?.message ?? ''),
  );
}

function hiddenFields(form: CompiledForm, { unitTag, containerPost, outcome, nonce }: FormPlacement): string {
  const fields = {
    [HIDDEN.formId]: form.definition.id,
    [HIDDEN.version]: MARKUP_VERSION,
    [HIDDEN.locale]: form.definition.locale,
    [HIDDEN.unitTag]: unitTag,
    [HIDDEN.containerPost]: containerPost,
    [HIDDEN.postedDataHash]: outcome?.postedDataHash ?? '',
    ...(nonce && { [NONCE_FIELD]: nonce }),
  };
  const inputs = Object.entries(fields).map(([name, value]) =>
    element('input', { type: 'hidden', name, value }),
  );
  return element('fieldset', { class: 'hidden-fields-container' }, inputs.join(''));
}

function templateHtml(form: CompiledForm, context: RenderContext): string {
  return fillPlaces(
    form.body,
    form.tags.map((tag) => controlOf(tag).render(tag, context)),
  );
}

function contextOf(form: CompiledForm, placement: FormPlacement, responseHtml: string): RenderContext {
  const { outcome, challenges, today } = placement;
  const ids = new Set<string>();
  return {
    ...challenges,
    tags: form.tags,
    today,
    responseHtml,
    defaults: placement.defaults ?? noDefaults,
    entered: (field) => (outcome?.entered ? (outcome.entered.get(field) ?? []) : null),
    errorOf: (field) => outcome?.errors.get(field),
    claimId(id) {
      if (!id || id.startsWith('wpcf7') || ids.has(id)) return undefined;
      ids.add(id);
      return id;
    },
  };
}
