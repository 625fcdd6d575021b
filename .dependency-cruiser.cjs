/** The floors of the house, from the ground: kernel, features, apps, integrations. Each rule says why it stands. */
const swc = require('@swc/core');

// The cruiser never tells swc that a file holds JSX, and every .tsx would be a syntax error to it.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') });

const features = 'spam-protection|contact-form|reviews|theme|builder|kits';

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
      name: 'protocol-is-the-ground-floor-of-a-feature',
      comment: 'The wire is shared by all rooms of a feature, so it may not depend on any of them.',
      severity: 'error',
      from: { path: '^packages/[^/]+/protocol\\.ts$' },
      to: { path: '^packages/[^/]+/(browser|ui|server|admin)/' },
    },
    {
      name: 'boot-carries-no-react',
      comment: 'Every visitor pays for what boot imports; React comes with the first island that needs it.',
      severity: 'error',
      from: {
        path: '^(apps/site/client/|packages/kernel/(http|storage|dom)/|packages/kernel/islands/[^/]+\\.ts$|packages/[^/]+/browser/)',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: 'node_modules/(react|react-dom)/' },
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
