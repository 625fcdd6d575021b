import { SaxesParser, type SaxesTag } from 'saxes';
import { DESIGN_META } from './designs.ts';
import { ALT_META, COVER_META } from './exportWxr.ts';
import { MENU_META } from './kitMenuItems.ts';
import type { WxrComment, WxrEntry, WxrItem } from './WxrEntry.ts';
import { WxrError } from './WxrError.ts';

const LARGEST_FIELD = 16 * 1024 * 1024;
const MOST_COMMENTS = 20_000;
const DEEPEST = 50;

/**
 * Reads a WordPress export file as it arrives, with at most one post in memory. Document types, and thus entities, are refused.
 */
export async function* readWxr(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<WxrEntry> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = new Reader();
  for await (const chunk of chunks) {
    reader.write(decoded(decoder, chunk, reader.line));
    yield* reader.take();
  }
  reader.close();
  yield* reader.take();
}

function decoded(decoder: TextDecoder, chunk: Uint8Array, line: number): string {
  try {
    return decoder.decode(chunk, { stream: true });
  } catch {
    throw new WxrError(line, 'the text is not UTF-8.');
  }
}

/** Collects the texts of a post's elements, and emits the post when its element ends. */
class Reader {
  private readonly parser = new SaxesParser({ position: true });
  private readonly path: string[] = [];
  private entries: WxrEntry[] = [];
  private text = '';
  private fields = new Map<string, string>();
  private terms: { domain: string; slug: string; name: string }[] = [];
  private meta: Record<string, string> = {};
  private comments: WxrComment[] = [];
  private comment = new Map<string, string>();
  private term: { domain: string; slug: string } | null = null;
  private version: string | null = null;
  private siteName = '';

  constructor() {
    const { parser } = this;
    parser.on('error', (error) => this.refuse(reasonIn(error)));
    parser.on('doctype', () => this.refuse('a document type is not accepted.'));
    parser.on('opentag', (tag) => this.open(tag));
    parser.on('text', (text) => this.add(text));
    parser.on('cdata', (text) => this.add(text));
    parser.on('closetag', () => this.end());
  }

  get line(): number {
    return this.parser.line;
  }

  write(text: string): void {
    // Old sites export characters that XML does not allow; they were invisible anyway.
    this.parser.write(text.replace(IMPOSSIBLE, ''));
  }

  close(): void {
    this.parser.close();
    if (this.version === null) this.refuse('this is not an export file of WordPress.');
  }

  take(): WxrEntry[] {
    const taken = this.entries;
    this.entries = [];
    return taken;
  }

  private refuse(reason: string): never {
    throw new WxrError(this.parser.line, reason);
  }

  private add(text: string): void {
    this.text += text;
    if (this.text.length > LARGEST_FIELD) this.refuse('one text is longer than 16 MB.');
  }

  private open(tag: SaxesTag): void {
    const { name } = tag;
    if (this.path.length === 0 && name !== 'rss') this.refuse('this is not an export file of WordPress.');
    this.path.push(name);
    if (this.path.length > DEEPEST) this.refuse('the elements are nested too deeply.');
    this.text = '';
    const inside = this.path.at(-2);
    if (name === 'item' && inside === 'channel') this.begin();
    else if (name === 'wp:author' || name === 'wp:category' || name === 'wp:tag') this.fields = new Map();
    else if (name === 'wp:comment') this.comment = new Map();
    else if (name === 'category' && inside === 'item')
      this.term = { domain: attribute(tag, 'domain'), slug: attribute(tag, 'nicename') };
  }

  private begin(): void {
    this.fields = new Map();
    this.terms = [];
    this.meta = {};
    this.comments = [];
  }

  private end(): void {
    const name = this.path.pop() ?? '';
    const inside = this.path.at(-1);
    const text = this.text;
    this.text = '';
    if (name === 'wp:wxr_version') this.version = text;
    else if (name === 'generator' && inside === 'channel') this.entries.push({ is: 'generator', name: text });
    else if (name === 'language' && inside === 'channel') this.entries.push({ is: 'language', code: text });
    else if (name === 'title' && inside === 'channel') this.siteName = text;
    else if (name === 'wp:base_blog_url') this.entries.push({ is: 'site', name: this.siteName, url: text });
    else if (inside === 'wp:comment') this.comment.set(name, text);
    else if (name === 'wp:comment') this.endComment();
    else if (inside === 'wp:postmeta') this.fields.set(name, text);
    else if (name === 'wp:postmeta') this.endMeta();
    else if (name === 'category' && this.term) this.endTerm(text);
    else if (name === 'item') this.entries.push({ is: 'item', item: this.item() });
    else if (name === 'wp:author') this.entries.push(this.author());
    else if (name === 'wp:category')
      this.entries.push(
        this.declared('category', 'wp:category_nicename', 'wp:cat_name', 'wp:category_description'),
      );
    else if (name === 'wp:tag')
      this.entries.push(this.declared('tag', 'wp:tag_slug', 'wp:tag_name', 'wp:tag_description'));
    else if (inside === 'item' || inside === 'wp:author' || inside === 'wp:category' || inside === 'wp:tag')
      this.fields.set(name, text);
  }

  private endComment(): void {
    if (this.comments.length >= MOST_COMMENTS) this.refuse('one post has more than 20,000 comments.');
    const of = (name: string): string => this.comment.get(`wp:comment_${name}`) ?? '';
    this.comments.push({
      id: of('id'),
      parent: of('parent'),
      author: of('author'),
      email: of('author_email'),
      url: of('author_url'),
      date: dateIn(of('date_gmt'), of('date')),
      content: of('content'),
      approved: of('approved'),
      type: of('type'),
    });
  }

  private endMeta(): void {
    const key = this.fields.get('wp:meta_key') ?? '';
    if (KEPT_META.has(key)) this.meta[key] = this.fields.get('wp:meta_value') ?? '';
  }

  private endTerm(name: string): void {
    if (this.term) this.terms.push({ ...this.term, name });
    this.term = null;
  }

  private author(): WxrEntry {
    const login = this.of('wp:author_login');
    const name = this.of('wp:author_display_name') || login;
    return { is: 'author', login, name, about: this.of('wp:author_description') };
  }

  private declared(taxonomy: 'category' | 'tag', slug: string, name: string, description: string): WxrEntry {
    return {
      is: 'term',
      id: this.of('wp:term_id'),
      taxonomy,
      slug: this.of(slug),
      name: this.of(name) || this.of(slug),
      description: this.of(description),
      parent: taxonomy === 'category' ? this.of('wp:category_parent') : '',
    };
  }

  private of(name: string): string {
    return this.fields.get(name) ?? '';
  }

  private item(): WxrItem {
    return {
      id: this.of('wp:post_id'),
      guid: this.of('guid') || this.of('link'),
      link: this.of('link'),
      parent: this.of('wp:post_parent'),
      type: this.of('wp:post_type') || 'post',
      status: this.of('wp:status'),
      password: this.of('wp:post_password'),
      title: this.of('title'),
      slug: this.of('wp:post_name'),
      html: this.of('content:encoded'),
      excerpt: this.of('excerpt:encoded'),
      author: this.of('dc:creator'),
      date: dateIn(this.of('wp:post_date_gmt'), this.of('wp:post_date') || this.of('pubDate')),
      modified: this.of('wp:post_modified_gmt'),
      isSticky: this.of('wp:is_sticky') === '1',
      order: Number.parseInt(this.of('wp:menu_order'), 10) || 0,
      commentsOpen: this.of('wp:comment_status') !== 'closed',
      attachmentUrl: this.of('wp:attachment_url'),
      terms: this.terms,
      meta: this.meta,
      comments: this.comments,
    };
  }
}

const KEPT_META = new Set<string>([
  COVER_META,
  ALT_META,
  ...Object.values(MENU_META),
  ...Object.values(DESIGN_META),
]);
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function attribute({ attributes }: SaxesTag, name: string): string {
  const value = Object.hasOwn(attributes, name) ? attributes[name] : '';
  return typeof value === 'string' ? value : (value?.value ?? '');
}

/** WordPress writes zeros if there is no GMT time yet. */
function dateIn(greenwich: string, otherwise: string): string {
  return greenwich === '' || greenwich.startsWith('0000') ? otherwise : greenwich;
}

/** The parser's message without the position, which our message has already. */
function reasonIn({ message }: Error): string {
  return `${message.replace(/^(?:[^:]*:)?\d+:\d+:\s*/, '').replace(/\.$/, '')}.`;
}
