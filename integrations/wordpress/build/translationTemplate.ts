/** WordPress calls that translate a text with our text domain, with the note for translators above. */
const CALL =
  /(?:\/\*\s*(translators:[^*\n]*?)\s*\*\/\s*\n[^\n]*?)?\b(?:__|_e|esc_html__|esc_attr__|esc_html_e)\(\s*'((?:[^'\\]|\\.)*)',\s*'portico'\s*\)/g;

/** What WordPress translates in a plugin's header. */
const HEADER_LINE = /^ \* (Plugin Name|Description):\s+(.+)$/gm;

interface Entry {
  readonly files: Set<string>;
  readonly notes: Set<string>;
}

/** The template for translators: each text of the plugin once, with the files that use it. */
export function translationTemplate(files: Readonly<Record<string, Uint8Array>>): string {
  const entries = new Map<string, Entry>();
  const add = (text: string, file: string, note: string | undefined): void => {
    const entry = entries.get(text) ?? { files: new Set(), notes: new Set() };
    entries.set(text, entry);
    entry.files.add(file);
    if (note) entry.notes.add(note);
  };
  for (const [name, content] of Object.entries(files)) {
    if (!name.endsWith('.php')) continue;
    const code = new TextDecoder().decode(content);
    for (const [, line, text = ''] of code.matchAll(HEADER_LINE)) add(text, name, `${line} of the plugin`);
    for (const [, note, text = ''] of code.matchAll(CALL)) add(text.replaceAll("\\'", "'"), name, note);
  }
  return [HEAD, ...[...entries].map(([text, entry]) => written(text, entry))].join('\n');
}

const HEAD = `msgid ""
msgstr ""
"Project-Id-Version: Portico\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"X-Domain: portico\\n"
`;

function written(text: string, { files, notes }: Entry): string {
  const lines = [...[...notes].map((note) => `#. ${note}`), ...[...files].map((file) => `#: ${file}`)];
  if (/%(?:\d\$)?[sd]/.test(text)) lines.push('#, php-format');
  const quoted = text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
  return `${lines.join('\n')}\nmsgid "${quoted}"\nmsgstr ""\n`;
}
