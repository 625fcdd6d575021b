/**
 * A length that its author wrote out: `calc(100% - 20px)`, `clamp(1rem, 2vw, 2rem)`, `auto`, `fit-content`, grid tracks. Parsed
 * word by word; anything unknown or unbalanced is rejected.
 */
export function expression(value: string): string | null {
  const text = value.trim();
  if (text === '' || text.length > LONGEST) return null;
  let depth = 0;
  let at = 0;
  while (at < text.length) {
    TOKEN.lastIndex = at;
    const [token, opening] = TOKEN.exec(text) ?? [];
    if (!token) return null;
    if (opening) depth += 1;
    if (token === ')') depth -= 1;
    if (depth < 0) return null;
    at += token.length;
  }
  return depth === 0 ? text : null;
}

const LONGEST = 300;
const UNIT =
  '(?:px|%|r?em|[sld]?v(?:w|h|min|max)|ch|ex|r?lh|fr|deg|grad|rad|turn|m?s|pt|pc|cm|mm|in|cq(?:w|h|i|b|min|max))';
const TOKEN = new RegExp(
  [
    '((?:calc|min|max|clamp|minmax|repeat|fit-content|round|mod|rem|abs)?\\(|var\\(--[\\w-]{1,60}(?=\\s*[,)]))',
    `[-+]?(?:\\d{1,9}(?:\\.\\d{0,9})?|\\.\\d{1,9})${UNIT}?(?![\\w%])`,
    '(?:auto(?:-fi(?:t|ll))?|none|normal|inherit|initial|unset|revert|(?:min|max|fit)-content|span|subgrid|dense|stretch|nearest|up|down|to-zero)(?![\\w-])',
    '\\[[\\w\\s-]{1,80}\\]',
    '[\\s,+*/-]',
    '\\)',
  ].join('|'),
  'y',
);
