import { createCleaner, type HtmlProfile } from '@portico/kernel/server/html';

const words = (text: string): string[] => text.split(' ');

/** SVG shapes: enough for the icons that authors put beside a field, and nothing that can run or fetch. */
const SHAPES = words('path circle ellipse line polygon polyline rect');
const ELEMENTS = [
  ...words(
    'a abbr address article aside audio b bdi bdo blockquote br button caption cite code col colgroup data datalist dd del details dfn div dl dt em fieldset figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img input ins kbd label legend li main mark meter nav ol optgroup option output p picture pre progress q rp rt ruby s samp section select small source span strong sub summary sup table tbody td template textarea tfoot th thead time tr track u ul var video wbr',
  ),
  ...words('svg g title'),
  ...SHAPES,
];

const ATTRIBUTES = [
  ...words(
    'abbr alt cite class colspan controls datetime dir download for headers height hidden high href hreflang id inert itemprop label lang loading low max media min name open optimum poster preload rel reversed role rowspan scope sizes span src srcset start tabindex target title translate type value width',
  ),
  ...words(
    'accept autocomplete checked cols disabled inputmode list maxlength minlength multiple pattern placeholder readonly required rows selected size step',
  ),
  ...words(
    'clip-rule cx cy d fill fill-rule focusable opacity points preserveaspectratio r rx ry stroke stroke-linecap stroke-linejoin stroke-width transform viewbox x x1 x2 xmlns y y1 y2',
  ),
  ...['data-*', 'aria-*'],
];

const FORM: HtmlProfile = {
  elements: ELEMENTS,
  attributes: { '*': ATTRIBUTES },
  empty: [...words('wbr col source track'), ...SHAPES],
  meaningfulWhenEmpty: words('alt value placeholder title class'),
  taken: [],
};

/** Mails need inline styles: the site's style sheets do not reach them. */
const MAIL: HtmlProfile = {
  ...FORM,
  attributes: {
    '*': [...ATTRIBUTES, ...words('style align valign bgcolor border cellpadding cellspacing color face')],
  },
};

/** Placeholder elements for controls: inline, or on their own lines if the control cannot be in a paragraph. */
export const PHRASE_PLACE = 'portico-phrase';
export const BLOCK_PLACE = 'portico-block';

/** Sanitises a template for a page: an editor's HTML, without any way to run code. */
export const cleanTemplate = createCleaner({
  ...FORM,
  elements: [...ELEMENTS, PHRASE_PLACE, BLOCK_PLACE],
  attributes: { ...FORM.attributes, [PHRASE_PLACE]: ['n'], [BLOCK_PLACE]: ['n'] },
});

/** Sanitises the condition beside an acceptance box. */
export const cleanCondition = createCleaner(FORM);

export const cleanMail = createCleaner(MAIL);

/** Sanitises a mail that its author wrote as a whole document. */
export const cleanMailDocument = createCleaner({
  ...MAIL,
  elements: [...ELEMENTS, ...words('html head body meta style center')],
  attributes: { ...MAIL.attributes, meta: words('name content charset') },
  hasSheet: true,
});

/** Elements that survive sanitising, as far as paragraphs are concerned. */
export const TEMPLATE_ELEMENTS: ReadonlySet<string> = new Set([...ELEMENTS, PHRASE_PLACE, BLOCK_PLACE]);

export const VOID: ReadonlySet<string> = new Set([
  ...words('br hr img wbr col source input track'),
  ...[PHRASE_PLACE, BLOCK_PLACE],
]);
