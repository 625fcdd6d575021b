/** What `npm start -- --help` prints. The settings are those of the README's table. */
export function startHelp(readme: string): string {
  const settings = [...readme.matchAll(/^\| `([A-Z_]+)` \| (.+) \| (.+) \|$/gm)];
  return [
    'Builds Portico if its sources have changed, and starts the site.',
    '',
    'Usage: npm start [-- --help]',
    '',
    'Settings are environment variables, as in: PORT=8081 npm start',
    ...settings.flatMap(([, name = '', says = '', usual = '']) => [
      '',
      `  ${name}`,
      ...lines(`${plain(says)} (default: ${plain(usual)})`),
    ]),
    '',
  ].join('\n');
}

function plain(markdown: string): string {
  return markdown.replaceAll(/[`*]/g, '');
}

/** Indented, each of a length that fits narrow terminals. */
function lines(text: string): readonly string[] {
  return text.match(/.{1,72}(?: |$)/g)?.map((line) => `      ${line.trimEnd()}`) ?? [];
}
