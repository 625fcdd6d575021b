import { chromium } from 'playwright';
import AxeBuilder from '@axe-core/playwright';
import { writeFileSync } from 'node:fs';
import { startBuiltSite } from './site/startBuiltSite.ts';
const site = await startBuiltSite({});
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({ baseURL: site.baseURL });
  const page = await context.newPage();
  await page.goto('/admin/');
  await page.getByLabel('Name or e-mail').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(site.adminPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Posts', exact: true }).waitFor();
  const item = (n: number, title: string, html: string, extra = '') => `<item><title><![CDATA[${title}]]></title><guid>odd-${n}</guid><content:encoded><![CDATA[${html}]]></content:encoded><wp:post_id>${n}</wp:post_id><wp:post_date_gmt>2025-01-0${n} 00:00:00</wp:post_date_gmt><wp:post_name>odd-${n}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>${extra}</item>`;
  const cat = '<category domain="category" nicename="odd"><![CDATA[Odd]]></category>';
  const xml = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title><wp:wxr_version>1.2</wp:wxr_version>
${item(1, '', 'An aside without a title, of a few words.', cat)}
${item(2, 'W' + 'o'.repeat(250) + 'rd', '<p>Long title</p>', cat)}
${item(3, 'Headings', '<h4>Four</h4><p>x</p><h1>One</h1><p>x</p><h3>Three</h3><p>x</p><h2></h2><h6>Six</h6><h2><img src="/favicon.svg"></h2>', cat)}
${item(4, 'Empty', '', cat)}
${item(5, 'Pictures', '<p><img src="/favicon.svg" width="20" height="20"></p><p><a href="/blog/"><img src="/favicon.svg"></a><a href="/x/"></a></p><figure><img src="/favicon.svg"><figcaption>Cap</figcaption></figure>', cat)}
${item(6, 'Tables and roles', '<table><tr><td>1</td><td>2</td></tr></table><table><thead><tr><th></th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table><div role="button">B</div><p aria-hidden="true"><a href="/blog/">hid</a></p><ul><li>a</li><p>b</p></ul><dl><dt>x</dt></dl><p id="content">dup</p><p id="comments">dup</p><div role="main">m</div><p aria-labelledby="nothing" role="slider">s</p>', cat)}
${item(7, 'Wide', '<pre>' + 'code '.repeat(80) + '</pre><p>https://example.org/' + 'a'.repeat(300) + '</p><video src="/films/glass.webm" controls></video><audio src="/sounds/pane.wav" controls></audio><details><summary></summary>x</details><marquee>x</marquee><center>c</center><font color=red>f</font>', cat)}
</channel></rss>`;
  await page.goto('/admin/blog-import');
  await page.locator('input[type="file"]').setInputFiles({ name: 'o.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) });
  await page.getByText('7 posts', { exact: true }).waitFor({ timeout: 30000 });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [...[1, 2, 3, 4, 5, 6, 7].map((n) => `/odd-${n}/`), '/category/odd/', '/?s=aside']) {
      await page.goto(path, { waitUntil: 'load' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      console.log(width, path, 'over', over, JSON.stringify(violations.map((v) => [v.id, ...v.nodes.map((n) => n.html.slice(0, 120))]), null, 1));
      writeFileSync(`/tmp/e4/odd${path.replace(/\W/g, '_')}${width}.png`, await page.screenshot({ fullPage: true }));
    }
  }
  console.log(await (await page.request.get('/odd-1/')).text().then((t) => t.match(/<head>[\s\S]*?<\/head>/)?.[0].slice(0, 3000)));
  console.log((await (await page.request.get('/feed/')).text()).match(/<item>(?:(?!<\/item>)[\s\S])*odd[\s\S]*?<\/item>/g)?.length);
} finally { await browser.close(); await site.stop(); }
