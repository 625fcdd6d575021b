/** Styles that a text may set: colours, fonts, lines and boxes. Nothing that reaches beyond the text, runs or loads. */
export const STYLE_PROPERTIES: ReadonlySet<string> = new Set([
  ...words(
    'accent-color appearance aspect-ratio box-shadow box-sizing clear color content-visibility cursor',
  ),
  ...words('direction display empty-cells filter float gap hyphens isolation mix-blend-mode opacity order'),
  ...words('bottom inset left position right rotate row-gap scale top translate transform transform-origin'),
  ...words('object-fit object-position orphans quotes tab-size table-layout transition unicode-bidi'),
  ...words('user-select vertical-align visibility white-space widows word-break word-spacing word-wrap'),
  ...words('writing-mode z-index caption-side line-break line-height letter-spacing border-collapse'),
  ...words('border-spacing fill stroke stroke-width pointer-events'),
  ...words('align-content align-items align-self justify-content justify-items justify-self place-content'),
  ...words('place-items place-self'),
  ...sub('background', 'attachment blend-mode clip color image origin position repeat size'),
  ...sub('column', 'count fill gap rule rule-color rule-style rule-width span width'),
  ...words('columns'),
  ...sub('flex', 'basis direction flow grow shrink wrap'),
  ...sub('font', 'family kerning size stretch style variant variant-caps variant-numeric weight'),
  ...sub('grid', 'area auto-columns auto-flow auto-rows column row template-columns template-rows'),
  ...sub('list-style', 'image position type'),
  ...sub('outline', 'color offset style width'),
  ...sub('overflow', 'wrap x y'),
  ...sub('text', 'align align-last decoration indent justify orientation overflow shadow transform wrap'),
  ...sub('text-decoration', 'color line skip-ink style thickness'),
  ...sub('text-underline', 'offset position'),
  ...sub('-webkit-text', 'fill-color stroke stroke-color stroke-width'),
  ...words('-webkit-background-clip -webkit-line-clamp -webkit-box-orient -webkit-font-smoothing'),
  ...['margin', 'padding'].flatMap((name) =>
    sub(name, 'top right bottom left block block-start block-end inline inline-start inline-end'),
  ),
  ...['width', 'height', 'inline-size', 'block-size'].flatMap((name) => [name, `min-${name}`, `max-${name}`]),
  ...sub('border', 'color style width radius block inline'),
  ...['top', 'right', 'bottom', 'left', 'block-start', 'block-end', 'inline-start', 'inline-end'].flatMap(
    (side) => sub(`border-${side}`, 'color style width'),
  ),
  ...sub('border-top', 'left-radius right-radius'),
  ...sub('border-bottom', 'left-radius right-radius'),
]);

function words(text: string): string[] {
  return text.split(' ');
}

function sub(name: string, parts: string): string[] {
  return [name, ...words(parts).map((part) => `${name}-${part}`)];
}
