import type { PackedEntry } from './packZip.ts';

/** Realistic but invented kits, one for each format of the manifest. */

const file = (name: string, content: unknown): PackedEntry => ({
  name,
  content: typeof content === 'string' ? content : JSON.stringify(content),
});

const heading = (id: string, title: string, more: object = {}) => ({
  id,
  elType: 'widget',
  widgetType: 'heading',
  settings: { title, ...more },
  elements: [],
  isInner: false,
});

const page = (...elements: object[]) => ({
  content: [
    {
      id: '1f2e3d4',
      elType: 'section',
      settings: [],
      isInner: false,
      elements: [
        { id: '2a3b4c5', elType: 'column', settings: { _column_size: 100 }, isInner: false, elements },
      ],
    },
  ],
  settings: [],
  metadata: [],
});

/** Before versions existed: no version number, settings tabs as a list, just names and IDs. */
export const KIT_1: readonly PackedEntry[] = [
  file('manifest.json', {
    name: 'old-bakery',
    title: 'Old bakery',
    author: 'Mill Lane Studio',
    elementor_version: '3.4.0',
    created: '2021-09-14 08:12:44',
    thumbnail: false,
    site: 'https://bakery.example',
    'site-settings': ['global-colors', 'global-typography', 'theme-style-typography'],
    templates: [],
    taxonomies: { post: ['category'] },
    content: {
      page: {
        '11': {
          title: 'Our bread',
          doc_type: 'wp-page',
          thumbnail: false,
          url: 'https://bakery.example/our-bread/',
          terms: [],
        },
      },
      post: [],
    },
    'wp-content': { post: ['31'] },
  }),
  file('site-settings.json', {
    content: [],
    settings: {
      system_colors: [{ _id: 'primary', title: 'Crust', color: '#a8642a' }],
      h1_color: '#333',
      site_name: 'Old bakery',
    },
    metadata: [],
  }),
  file('content/page/11.json', page(heading('3c4d5e6', 'Baked before dawn'))),
  file('taxonomies/category.json', [
    { term_id: 4, name: 'Rye', slug: 'rye', taxonomy: 'category', description: '', parent: 3 },
    { term_id: 3, name: 'Bread', slug: 'bread', taxonomy: 'category', description: '', parent: 0 },
  ]),
  file(
    'wp-content/post/post.xml',
    `<rss version="2.0"><channel><item>${JSON.stringify({ id: 31, type: 'post', slug: 'new-oven', title: 'A new oven', html: '<p>It is hot.</p>' })}</item></channel></rss>`,
  ),
];

/** The format of the first years: a version number, templates by ID, taxonomies as names only. */
export const KIT_2: readonly PackedEntry[] = [
  file('manifest.json', {
    name: 'yoga-loft',
    title: 'Yoga loft',
    description: 'Calm pages for a studio',
    author: 'Mill Lane Studio',
    version: '2.0',
    elementor_version: '3.15.3',
    created: '2023-05-02 10:00:00',
    thumbnail: 'https://yoga.example/cover.png',
    site: 'https://yoga.example',
    'site-settings': ['settings-lightbox', 'global-colors'],
    plugins: [
      {
        name: 'Elementor',
        plugin: 'elementor/elementor',
        pluginUri: 'https://builder.example',
        version: '3.15.3',
      },
    ],
    templates: {
      '71': {
        title: 'Top of the page',
        doc_type: 'header',
        thumbnail: false,
        location: 'header',
        conditions: ['include/general'],
      },
      '72': { title: 'Class table', doc_type: 'section', thumbnail: false },
    },
    taxonomies: { post: ['category', 'post_tag'] },
    content: {
      page: {
        '12': {
          title: 'Welcome',
          excerpt: '',
          doc_type: 'wp-page',
          thumbnail: false,
          url: 'https://yoga.example/',
          show_on_front: true,
          terms: [],
        },
        '13': {
          title: 'Classes',
          excerpt: 'When we meet',
          doc_type: 'wp-page',
          thumbnail: false,
          url: 'https://yoga.example/classes/',
          terms: [],
          post_parent: 12,
        },
      },
    },
    'wp-content': { post: ['41', '42'] },
  }),
  file('site-settings.json', {
    content: [],
    settings: {
      global_image_lightbox: 'yes',
      custom_colors: [{ _id: 'aa11bb2', title: 'Sand', color: '#e8d8c0' }],
    },
    metadata: [],
  }),
  file('templates/71.json', page(heading('aaa1111', 'Yoga loft'))),
  file('templates/72.json', page(heading('bbb2222', 'Monday'))),
  file(
    'content/page/12.json',
    page(
      heading('ccc3333', 'Breathe'),
      heading('ccc3334', 'Hello', { title: '<b>Hi</b><script>steal()</script>' }),
    ),
  ),
  file(
    'content/page/13.json',
    page({ ...heading('ddd4444', 'x'), widgetType: 'template', settings: { template_id: '72' } }),
  ),
  file('taxonomies/category.json', [
    { term_id: 8, name: 'News', slug: 'news', taxonomy: 'category', description: '', parent: 0 },
  ]),
  file('taxonomies/post_tag.json', []),
  file(
    'wp-content/post/post.xml',
    `<rss version="2.0"><channel>${[41, 42].map((id) => `<item>${JSON.stringify({ id, type: 'post', slug: `yoga-${id}`, title: `Yoga ${id}`, html: '<p onclick="x()">Om</p>' })}</item>`).join('')}</channel></rss>`,
  ),
];

/** The newest format: settings by group with counts, labels, titles, one file per class. */
export const KIT_3: readonly PackedEntry[] = [
  file('manifest.json', {
    name: 'city-clinic',
    title: 'City clinic',
    description: null,
    author: '',
    version: '3.0',
    elementor_version: '4.3.0',
    created: '2026-02-11 16:20:05',
    thumbnail: false,
    site: 'https://clinic.example/',
    theme: { name: 'Portico', theme_uri: 'https://portico.example/', version: '1.0', slug: 'portico' },
    experiments: ['container'],
    'site-settings': {
      theme: true,
      globalColors: true,
      globalFonts: false,
      themeStyleSettings: true,
      generalSettings: true,
      experiments: true,
      customCode: false,
      customIcons: false,
      customFonts: false,
      classes: true,
      classesCount: 2,
      variables: true,
      variablesCount: 1,
    },
    plugins: [
      { name: 'Elementor', plugin: 'elementor/elementor', pluginUri: '', version: '4.3.0' },
      { name: 'Calendars', plugin: 'calendars/calendars', pluginUri: '', version: '2.1' },
    ],
    templates: {
      '81': {
        title: 'Foot of the page',
        doc_type: 'footer',
        thumbnail: false,
        location: 'footer',
        conditions: ['include/general'],
      },
    },
    taxonomies: { post: [{ name: 'category', label: 'Categories' }] },
    content: {
      page: {
        '21': {
          title: 'Doctors',
          excerpt: '',
          doc_type: 'wp-page',
          thumbnail: false,
          url: 'https://clinic.example/doctors/',
          terms: [{ term_id: 9, taxonomy: 'category', slug: 'care' }],
        },
      },
      'e-floating-buttons': {
        '22': {
          title: 'Call us',
          excerpt: '',
          doc_type: 'floating-buttons',
          thumbnail: false,
          url: 'https://clinic.example/?p=22',
          terms: [],
        },
      },
    },
    'wp-content': { post: { '51': { id: '51', title: 'Open on Sundays' } }, nav_menu_item: [] },
    'custom-post-type-title': {},
  }),
  file('site-settings.json', {
    content: [],
    settings: {
      system_colors: [{ _id: 'primary', title: 'Clinic', color: '#0a7' }],
      system_typography: [{ _id: 'primary' }],
      body_color: '#111',
    },
    metadata: [],
    theme: { slug: 'portico' },
    experiments: ['container'],
  }),
  file('templates/81.json', page(heading('eee5555', 'City clinic'))),
  file('content/page/21.json', page(heading('fff6666', 'Meet us'))),
  file('content/e-floating-buttons/22.json', page(heading('fff6667', 'Call'))),
  file('taxonomies/category.json', [
    { term_id: 9, name: 'Care', slug: 'care', taxonomy: 'category', description: '', parent: 0 },
  ]),
  file(
    'wp-content/post/post.xml',
    `<rss version="2.0"><channel><item>${JSON.stringify({ id: 51, type: 'post', slug: 'sundays', title: 'Open on Sundays', html: '<p>Yes.</p>' })}</item></channel></rss>`,
  ),
  file('global-classes/g-a.json', { id: 'g-a', label: 'card', type: 'class', variants: [] }),
  file('global-classes/g-b.json', { id: 'g-b', label: 'wide', type: 'class', variants: [] }),
  file('global-classes/order.json', [
    { id: 'g-b', label: 'wide' },
    { id: 'g-a', label: 'card' },
  ]),
  file('global-variables.json', {
    data: { 'v-a': { label: 'space', type: 'global-size-variable', value: '1rem' } },
    watermark: 3,
  }),
  file('kit-elements-defaults.json', { button: { size: 'lg' } }),
  file('default-styles/h1.json', { color: '#111' }),
];

/** The marketplace format: a list of templates with their files, one of them the global styles. */
export const KIT_MARKETPLACE: readonly PackedEntry[] = [
  file('manifest.json', {
    manifest_version: '1.0.18',
    title: 'Barber shop',
    page_builder: 'elementor',
    kit_version: '1.0.0',
    required_plugins: [{ name: 'Elementor', version: '3.1', file: 'elementor/elementor.php', author: 'x' }],
    templates: [
      {
        name: 'Global Kit Styles',
        screenshot: 'screenshots/global.jpg',
        source: 'templates/global.json',
        preview_url: '',
        type: 'section',
        category: 'section',
        metadata: { template_type: 'global-styles' },
      },
      {
        name: 'Home',
        screenshot: 'screenshots/home.jpg',
        source: 'templates/home.json',
        type: 'page',
        category: 'page',
        metadata: { template_type: 'single-home' },
      },
      {
        name: 'Header',
        screenshot: 'screenshots/header.jpg',
        source: 'templates/header.json',
        type: 'header',
        metadata: { template_type: 'section-header' },
      },
    ],
    images: [],
  }),
  file('templates/global.json', {
    version: '0.4',
    title: 'Global',
    type: 'page',
    content: [],
    page_settings: { system_colors: [{ _id: 'primary', title: 'Razor', color: '#800' }] },
    metadata: { template_type: 'global-styles' },
  }),
  file('templates/home.json', {
    version: '0.4',
    title: 'Home',
    type: 'page',
    ...page(heading('1111111', 'A clean cut')),
    page_settings: [],
  }),
  file('templates/header.json', {
    version: '0.4',
    title: 'Header',
    type: 'header',
    ...page(heading('2222222', 'Barber shop')),
    page_settings: [],
  }),
  file('screenshots/home.jpg', 'not really a picture'),
];

/** The newest format, but with all classes in one file as before. */
export const KIT_OLD_CLASSES: readonly PackedEntry[] = [
  file('manifest.json', {
    name: 'classes',
    title: 'Classes',
    version: '3.0',
    'site-settings': { classes: true, classesCount: 1 },
  }),
  file('global-classes.json', {
    items: { 'g-x': { id: 'g-x', label: 'card', type: 'class' } },
    order: ['g-x'],
  }),
];

const FONTS = { '11': { id: '11', title: 'Inter' }, '12': { id: '12', title: 'Quay Sans' } };

/** A shop's kit: add-on post types and taxonomies, features with all their details, empty maps as lists. */
export const KIT_SHOP: readonly PackedEntry[] = [
  file('manifest.json', {
    name: 'shop',
    title: 'Shop',
    version: '2.0',
    elementor_version: '3.20.1',
    site: 'https://shop.example',
    'site-settings': ['global-colors'],
    experiments: [],
    plugins: [],
    templates: [],
    taxonomies: { product: ['product_cat'], page: [] },
    content: {
      page: [],
      portfolio: {
        '5': {
          title: 'A bridge',
          doc_type: 'wp-post',
          url: 'https://shop.example/portfolio/bridge/',
          terms: [],
        },
      },
    },
    'wp-content': { post: [], product: ['9'], nav_menu_item: ['10'], elementor_font: FONTS },
    'custom-post-type-title': { portfolio: { name: 'portfolio', label: 'Portfolio' } },
  }),
  file('site-settings.json', {
    content: [],
    settings: [],
    metadata: [],
    experiments: {
      container: { name: 'container', title: 'Containers', state: 'active', default: 'active' },
      grid: { name: 'grid', title: 'Grids', state: 'inactive', default: 'inactive' },
    },
  }),
  file('content/portfolio/5.json', page(heading('5555555', 'It holds'))),
  file('taxonomies/product_cat.json', [
    { term_id: 3, name: 'Rope', slug: 'rope', taxonomy: 'product_cat', description: '', parent: 0 },
  ]),
  file('wp-content/product/product.xml', '<rss version="2.0"><channel></channel></rss>'),
  file('wp-content/nav_menu_item/nav_menu_item.xml', '<rss version="2.0"><channel></channel></rss>'),
  file('wp-content/elementor_font/elementor_font.xml', '<rss version="2.0"><channel></channel></rss>'),
];
