/**
 * Text as WordPress stores it, made into HTML as WordPress shows it: blank lines part paragraphs, unless the author's
 * editor wrote the paragraphs itself. Captions lose their brackets; galleries, which name pictures by number, go.
 */
export function paragraphs(text: string): string {
  const content = text
    .replace(/\[caption[^\]]*\]([\s\S]*?)\[\/caption\]/g, '<figure>$1</figure>')
    .replace(/\[gallery[^\]]*\]/g, '');
  if (/<!-- wp:|<p[\s>]/i.test(content)) return content;
  return content
    .split(/\r?\n\s*\r?\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => (BLOCK.test(block) ? block : `<p>${block.replace(/\r?\n/g, '<br />')}</p>`))
    .join('\n');
}

const BLOCK =
  /^<(?:h[1-6]|ul|ol|dl|blockquote|pre|table|figure|div|section|article|hr|details|video|audio|iframe|form)\b/i;
