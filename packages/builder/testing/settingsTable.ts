import { popupFields } from '../model/fields/popup.fields.ts';
import type { StyleTable } from '../model/styles/styleTable.ts';
import { containerBoxTable, containerTable } from '../model/styles/tables/containerTable.ts';
import { pageTable } from '../model/styles/tables/pageTable.ts';
import { popupTable } from '../model/styles/tables/popupTable.ts';
import { columnTable, sectionBoxTable, sectionTable } from '../model/styles/tables/sectionTable.ts';
import { widgetTable } from '../model/styles/tables/widgetTable.ts';
import { widgets } from '../widgets/index.ts';

/** Generates `docs/elementor.md` from the tables and the widgets' entries. */
export function settingsTable(): string {
  const own = [...widgets.values()].toSorted((a, b) => a.type.localeCompare(b.type));
  return [
    HEAD,
    section('Page', [pageTable], ['template']),
    section(
      'Popup',
      [popupTable],
      popupFields.map(({ name }) => name),
    ),
    section('Every widget', [widgetTable]),
    section('Container', [containerBoxTable, containerTable]),
    section('Section', [sectionBoxTable, sectionTable]),
    section('Column', [columnTable]),
    ...own.map(({ type, style, rowStyle, editor }) =>
      section(
        `Widget \`${type}\``,
        [style, rowStyle?.style].filter((table) => table !== undefined),
        editor.fields.map(({ name }) => name),
      ),
    ),
    '',
  ].join('\n');
}

const HEAD = `# What of Elementor's settings is drawn

Written by a program from the tables in \`packages/builder/model/styles\` and the entries of the widgets; do not edit it. A test
compares it with them, and \`npx vitest run --project node packages/builder/document/settingsTable.test.ts -u\` writes it anew.

- **Drawn**: in the tables below. The part is what stands behind the element's selector. Settings marked with a star may differ
  from device to device: \`…_tablet\`, \`…_mobile\` and every other breakpoint that the site has switched on.
- **Content**: read by the widget's view.
- **Carried**: every other setting. It stays in the document, is saved and exported as it came, and changes nothing on the page:
  names in the navigator (\`_title\`), marks of older versions (\`__fa4_migrated\`, \`structure\`).
- Carried for a reason of their own. \`posts\` and loops: \`…_query_id\`, which WordPress' code
  answers; the order \`menu_order\` is the day's, since posts have no place in a menu, and posts at random keep their order for a quarter of
  an hour. Loops: products, terms, and items that stay at a place. \`table-of-contents\`: \`loader_color\`, since nothing is
  waited for. \`share-buttons\`: \`text_padding\`, for which
  Elementor's own markup has no place. \`form\`: fields that ask
  others who a visitor is (\`recaptcha\`, \`recaptcha_v3\`), which the spam protection stands in for. Titles, texts and pictures of a post:
  what a template enters in their place (\`title\`, \`excerpt\`), since they are the post's. \`post-navigation\`: \`in_same_term\`, since the posts
  before and after are those of the whole blog. \`popup\`: \`timing.logged_in\`, since it hides a popup from users who
  are logged in, and visitors do not log in here, and \`triggers.adblock_detection\`.

Also drawn, for every element: \`hide_<device>\`, \`custom_css\`, references in \`__globals__\`; for a page \`custom_css\`. For widgets,
containers, sections and columns Elementor Pro's effects that follow the scrolling and the mouse, \`motion_fx_…\`, and for containers,
sections and columns those of their backgrounds, \`background_motion_fx_…\`, except for visitors who prefer reduced motion.

Filled in from \`__dynamic__\`: \`post-title\`, \`page-title\`, \`archive-title\`, \`archive-description\`, \`post-excerpt\`, \`post-date\`, \`post-time\`,
\`post-terms\`, \`post-id\`, \`author-name\`, \`author-info\`, \`comments-number\`, \`site-title\`, \`site-tagline\`, \`current-date-time\`, \`shortcode\`;
links \`post-url\`, \`archive-url\`, \`author-url\`, \`comments-url\`, \`site-url\`, \`contact-url\`, \`internal-url\` of content, \`popup\`; pictures \`post-featured-image\` and \`site-logo\`, also
behind containers, sections and columns. Every other tag leaves the setting as it is stored.

Where neither kit nor site says what the site's fonts are, \`primary\`, \`secondary\`, \`text\` and \`accent\` are Elementor's own: Roboto
and Roboto Slab, from this site.

## Figures

- Of 28,004 values of the samples, taken away one at a time, 99.85 % change the page; \`npm run bench -- style\` names the others with
  the reason for each.
- A kit of 9 pages with 40 pictures of 900 × 600 comes in 6.8 s on two busy cores. Making the sizes of a picture takes
  0.18 s of it.
- The sheets of the eight pages of the law firm in Elementor's repository have 0.53 to 1.08 times the bytes of those that Elementor 4.3
  with Pro's widgets writes for them.`;

function section(title: string, tables: readonly StyleTable[], content: readonly string[] = []): string {
  const controls = tables.flatMap(({ controls: list }) => list);
  const rows = new Map<string, Set<string>>();
  for (const { setting, parts, css, words, isForAllDevices } of controls) {
    const name = `\`${setting}\`${isForAllDevices ? '' : ' *'}`;
    const properties = Object.keys(css).length > 0 ? Object.keys(css) : declaredBy(words);
    const known = rows.get(name) ?? new Set();
    for (const part of parts)
      known.add(`${properties.join(', ') || 'font'}${part && ` in \`${part.trim()}\``}`);
    rows.set(name, known);
  }
  const drawn = [...rows].map(([name, where]) => `| ${name} | ${[...where].join('; ')} |`);
  const names = content.filter((name) => !controls.some(({ setting }) => setting === name));
  return [
    `\n## ${title}\n`,
    ...(names.length > 0 ? [`Content: ${names.map((name) => `\`${name}\``).join(', ')}.\n`] : []),
    ...(drawn.length > 0 ? ['| Setting | Drawn as |', '|---|---|', ...drawn] : ['No looks of its own.']),
  ].join('\n');
}

function declaredBy(words: unknown): readonly string[] {
  if (typeof words !== 'object' || words === null) return [];
  const declared = Object.values(words).flatMap((meant) =>
    typeof meant === 'object' && meant !== null ? Object.keys(meant) : [],
  );
  return [...new Set(declared)];
}
