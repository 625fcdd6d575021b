import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { paths } from '../../../scripts/build/paths.ts';
import { partsFile } from './partsFile.ts';
import { translationTemplate } from './translationTemplate.ts';

const read = (name: string): string =>
  readFileSync(join(paths.root, 'integrations/wordpress/plugin', name), 'utf8');

it('the readme has every line that WordPress asks for, and agrees with the plugin’s header', () => {
  const readme = read('readme.txt');
  const header = read('portico.php');
  const line = (text: string, name: string): string | undefined =>
    new RegExp(`^[ *]*${name}:\\s*(.+)$`, 'm').exec(text)?.[1];
  for (const name of ['Requires at least', 'Requires PHP', 'License', 'License URI'])
    expect(line(readme, name), name).toBe(line(header, name));
  expect(line(readme, 'Stable tag')).toBe(line(header, 'Version'));
  expect(header).toContain(`define( 'PORTICO_VERSION', '${line(header, 'Version')}' );`);
  expect(line(readme, 'Tags')?.split(',').length).toBeLessThanOrEqual(5);
  const [, short = ''] = /\n\n(.+)\n\n== Description ==/.exec(readme) ?? [];
  expect(short.length).toBeGreaterThan(20);
  expect(short.length).toBeLessThanOrEqual(150);
  for (const section of ['Description', 'Installation', 'Frequently Asked Questions', 'Changelog'])
    expect(readme).toContain(`== ${section} ==`);
});

it('the template for translators has each text once, with its files', () => {
  const php = (text: string): Uint8Array => new TextEncoder().encode(text);
  const template = translationTemplate({
    'a.php': php("__( 'Say \"yes\"', 'portico' ); esc_html__( 'Twice', 'portico' );"),
    'b.php': php(
      "esc_attr__( 'Twice', 'portico' ); __( 'Of others', 'default' ); __( 'It\\'s', 'portico' );",
    ),
    'c.js': php("__( 'No PHP', 'portico' );"),
  });
  expect(template).toContain('#: a.php\nmsgid "Say \\"yes\\""\nmsgstr ""');
  expect(template).toContain('#: a.php\n#: b.php\nmsgid "Twice"');
  expect(template).toContain('msgid "It\'s"');
  expect(template).not.toMatch(/Of others|No PHP/);
});

it('the template for translators has every text of the plugin, with the notes on what stands in it', () => {
  const folder = join(paths.root, 'integrations/wordpress/plugin');
  const names = globSync('**/*.php', { cwd: folder });
  const template = translationTemplate(
    Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name))])),
  );
  for (const name of names) {
    const code = read(name);
    // All of WordPress's translation functions: each text must be in the template.
    for (const { index } of code.matchAll(/\b(?:_[_exn]|_nx|_ex|_n_noop|esc_(?:html|attr)_[_ex])\(/g)) {
      const [, text = name] = /^\w+\(\s*'((?:[^'\\]|\\.)*)', 'portico'/.exec(code.slice(index)) ?? [];
      expect(template, `${name}: ${code.slice(index, index + 60)}`).toContain(
        `msgid "${text.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`,
      );
    }
    for (const [, note] of code.matchAll(/\/\* (translators: .*?) \*\//g))
      expect(template).toContain(`#. ${note}\n`);
  }
  expect(template).toContain('#. Description of the plugin\n#: portico.php\nmsgid "One small script');
  const texts = [...template.matchAll(/^msgid "(.*)"$/gm)].map(([, text]) => text);
  expect(new Set(texts).size).toBe(texts.length);
});

it('PHP gets the parts of the bundle as a list', () => {
  expect(partsFile({ neve: ['theme', 'theme-logo'] })).toContain("'neve' => array( 'theme', 'theme-logo' ),");
});
