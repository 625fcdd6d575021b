import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { paths } from '../../scripts/build/paths.ts';
import { runCommand } from '../../scripts/process/runCommand.ts';
import type * as Sites from '../../scripts/site/startBuiltSite.ts';
import { signInElsewhere } from './fixtures/asAdministrator.ts';
import { makePage, openedCanvas, step } from './fixtures/editorPage.ts';

/** Follows the root README's "Add a widget" word for word, in a copy of the repository. */
test('a widget is one folder: with nothing else changed it is on a page, in the editor, in the gallery and alive', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const house = await mkdtemp(join(tmpdir(), 'portico-house-'));
  try {
    await copyHouse(house);
    await addWidget(house, await readFile(join(paths.root, 'README.md'), 'utf8'));
    const built = await runCommand('tsx', ['scripts/build.ts'], { cwd: house });
    expect(built.exitCode, built.output).toBe(0);

    const { startBuiltSite }: typeof Sites = await import(join(house, 'scripts/site/startBuiltSite.ts'));
    const site = await startBuiltSite();
    try {
      const page = await browser.newPage({ baseURL: site.baseURL });
      await test.step('the gallery shows it', async () => {
        await page.goto('/gallery/greeting/');
        await expect(page.locator('.greeting-words')).toHaveText('Good morning');
      });
      await test.step('the editor offers it, shows it and publishes it', async () => {
        await signInElsewhere(page, site.adminPassword);
        await page.goto(`/admin/pages/${await makePage(page, 'Hello')}/edit`);
        const canvas = await openedCanvas(page);
        await step(page, page.getByRole('button', { name: 'Greeting', exact: true }));
        await expect(canvas.locator('.greeting-words')).toHaveText('Good morning');
        await page.getByLabel('Text', { exact: true }).fill('Good <em>evening</em>');
        await expect(canvas.locator('.greeting-words em')).toHaveText('evening');
        await page.getByRole('button', { name: 'Publish' }).click();
        await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
      });
      await test.step('a page has it, with its style, and it comes to life', async () => {
        await page.goto('/hello/');
        await expect(page.locator('.greeting-words em')).toHaveText('evening');
        await expect(page.locator('.greeting')).toHaveCSS('display', 'grid');
        const button = page.getByRole('button', { name: 'Wave back' });
        await button.click();
        await expect(page.getByRole('button', { name: 'Waved 1 times' })).toBeVisible();
      });
    } finally {
      await site.stop();
    }
  } finally {
    await rm(house, { recursive: true, force: true });
  }
});

/** The sources are copied; installed packages are shared, except our own, which are the copied ones. */
async function copyHouse(house: string): Promise<void> {
  await cp(paths.root, house, {
    recursive: true,
    filter: (source) => !NOT_COPIED.has(basename(source)),
  });
  const installed = join(paths.root, 'node_modules');
  await mkdir(join(house, 'node_modules/@portico'), { recursive: true });
  for (const name of await readdir(installed))
    if (name !== '@portico') await symlink(join(installed, name), join(house, 'node_modules', name));
  for (const folder of ['packages', 'apps'])
    for (const name of await readdir(join(house, folder)))
      await symlink(join(house, folder, name), join(house, 'node_modules/@portico', name));
}

const NOT_COPIED: ReadonlySet<string> = new Set(['node_modules', 'dist', '.git', 'data', 'test-results']);

/** Each file of the section is named at the beginning of a paragraph and shown in the block below it. */
async function addWidget(house: string, readme: string): Promise<void> {
  const section = readme.split('\n## ').find((part) => part.startsWith('Add a widget')) ?? '';
  const folder = /Create the folder `([^`]+)`/.exec(section)?.[1] ?? '';
  const files = [...section.matchAll(/^`([^`]+)`[\s\S]*?```\w+\n([\s\S]*?)^```$/gm)];
  expect(files.map(([, name]) => name)).toHaveLength(6);
  await mkdir(join(house, folder));
  for (const [, name = '', content = ''] of files) await writeFile(join(house, folder, name), content);
}
