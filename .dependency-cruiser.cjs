/** The floors of the house, from the ground: kernel, features, apps, integrations. Each rule says why it stands. */
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const swc = require('@swc/core');

// The cruiser never tells swc that a file holds JSX, and every .tsx would be a syntax error to it.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') });

const features = 'spam-protection|contact-form|reviews|theme|blog|shop|builder|kits';

/** Each package writes at the top of its README in which order its rooms stand, as one line that begins with "Rooms". */
const rooms = readdirSync('packages').flatMap((name) => {
  const readme = `packages/${name}/README.md`;
  const [line = ''] = (existsSync(readme) && /^Rooms.*$/m.exec(readFileSync(readme, 'utf8'))) || [];
  const order = Array.from(line.matchAll(/`(\w+)\/`/g), ([, room]) => room);
  return order.slice(0, -1).map((room, place) => ({
    from: `^packages/${name}/${room}/`,
    to: `^packages/${name}/(${order.slice(place + 1).join('|')})/`,
  }));
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'kernel-knows-no-feature',
      comment: 'Every feature stands on the kernel; a kernel that knew one of them could not carry the next.',
      severity: 'error',
      from: { path: '^packages/kernel/' },
      to: { path: `^(packages/(${features})|apps|integrations|bench)/` },
    },
    {
      name: 'features-are-strangers',
      comment: 'What a feature needs of another is an interface it declares itself; the site wires the two.',
      severity: 'error',
      from: { path: `^packages/(${features})/` },
      to: { path: `^packages/(${features})/`, pathNot: '^packages/$1/' },
    },
    {
      name: 'features-know-no-app',
      comment: 'An app composes features. A feature that reached up could not be composed any other way.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|integrations|bench)/' },
    },
    {
      name: 'visitors-never-load-the-server',
      comment: 'Browser code that imports a server or admin room ships secrets, weight, or both to visitors.',
      severity: 'error',
      from: { path: '^packages/[^/]+/(browser|ui|islands|http|storage|dom)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/[^/]+/(server|admin)/' },
    },
    {
      name: 'the-wire-is-the-ground-floor-of-a-feature',
      comment: 'The wire is shared by all rooms of a feature, so it may not depend on any of them.',
      severity: 'error',
      from: { path: '^packages/[^/]+/(wire/|protocol\\.ts$)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/[^/]+/(browser|ui|server|admin)/', pathNot: '^packages/kernel/' },
    },
    {
      name: 'a-wire-has-two-doors',
      comment: 'What other programs rely on is read in two files: one for pages, one for the administration.',
      severity: 'error',
      from: {
        path: '^(packages|apps|integrations|bench|scripts|tests)/',
        pathNot: '^(packages|apps)/[^/]+/wire/',
      },
      to: { path: '^(packages|apps)/[^/]+/wire/', pathNot: '(/wire/(public|admin)\\.ts$|\\.test\\.tsx?$)' },
    },
    ...rooms.map(({ from, to }) => ({
      name: 'rooms-keep-their-order',
      comment: 'Two rooms that import each other are one; the README of the package says which comes first.',
      severity: 'error',
      from: { path: from, pathNot: '(\\.test\\.tsx?$|/testing/)' },
      to: { path: to },
    })),
    {
      name: 'boot-carries-no-react',
      comment: 'Every visitor pays for what boot imports; React comes with the first island that needs it.',
      severity: 'error',
      from: {
        path: '^(apps/site/client/|packages/kernel/(http|storage|dom)/|packages/kernel/islands/[^/]+\\.ts$|packages/[^/]+/browser/|packages/builder/runtime/(?!lightbox/(.+\\.tsx|use\\w+\\.ts|videoAttributes\\.ts)$))',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: 'node_modules/(react|react-dom)/' },
    },
    {
      name: 'the-product-knows-no-demo',
      comment:
        'An owner starts without the demo. Only the program that joins the two knows of it and of the gallery.',
      severity: 'error',
      from: {
        path: '^(packages|apps|integrations)/',
        pathNot: '(\\.test\\.tsx?$|/testing/|^apps/(gallery/|site/main\\.ts$))',
      },
      to: { path: '^(demo|apps/gallery)/' },
    },
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one file, or hide a third that both need.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'tests-stay-outside',
      comment:
        'Shipped code that imports a test, or a package only tests have, breaks where tests are not installed.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: '(\\.test\\.tsx?$|/testing/)' },
      to: { path: '(\\.test\\.tsx?$|^tests/)' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
