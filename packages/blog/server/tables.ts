import type { Generated, Selectable } from 'kysely';

/** The blog's tables. Times are epoch milliseconds, flags 0 or 1, JSON is text. */
export interface BlogTables {
  blog_posts: PostTable;
  blog_revisions: RevisionTable;
  blog_terms: TermTable;
  blog_post_terms: { post: number; term: number };
  blog_authors: { id: Generated<number>; slug: string; name: string; about: string };
  blog_media: MediaTable;
  blog_recordings: RecordingTable;
  /** Old paths of a post, on this site or the original one, without surrounding slashes. */
  blog_redirects: { slug: string; post: number };
  /** Pictures that an imported file mentions, and the uploads that replace them. */
  blog_attachments: AttachmentTable;
  blog_imports: ImportTable;
  /** Keeps its old name, from when comments were not part of the blog. */
  comments: CommentRow;
  /** PostgreSQL's text index; on SQLite this is the FTS5 table, whose row id is the post. */
  blog_search: { post: number; document: string };
}

interface TermTable {
  id: Generated<number>;
  taxonomy: string;
  slug: string;
  name: string;
  description: string;
  /** The parent category. */
  parent: number | null;
}

interface PostTable {
  id: Generated<number>;
  /** The same for a post on every site, so that importing it twice creates one. */
  guid: string;
  type: string;
  status: string;
  slug: string;
  title: string;
  html: string;
  /** Written by the author; if empty, the beginning of the text is used. */
  excerpt: string;
  /** What lists show: `excerpt`, or the beginning of the text. */
  shown_excerpt: string;
  reading_minutes: number;
  author: number | null;
  language: string;
  /** Shared by translations of the same post. */
  translation_group: string;
  /** When it was, or will be, published. */
  published_at: number | null;
  created_at: number;
  modified_at: number;
  cover: number | null;
  /** The picture that an imported post needs until somebody uploads it. */
  cover_wanted: string | null;
  /** The parent page. */
  parent: number | null;
  is_sticky: number;
  comments_open: number;
  comment_count: number;
  /** Its status before it was moved to the trash. */
  status_before_trash: string | null;
}

export interface RevisionTable {
  id: Generated<number>;
  post: number;
  /** `saved` on saving; `autosave` while writing, one per person. */
  kind: string;
  title: string;
  excerpt: string;
  html: string;
  by_user: string;
  by_name: string;
  made_at: number;
}

interface MediaTable {
  id: Generated<number>;
  /** The original file name. */
  name: string;
  alt: string;
  title: Generated<string>;
  /** These two may contain links and other markup. */
  caption: Generated<string>;
  description: Generated<string>;
  width: number;
  height: number;
  bytes: number;
  colour: string;
  /** The sizes created from it. */
  sources: string;
  /** The markup for icons; empty if it was not an SVG file. */
  drawing: Generated<string>;
  /** Hash of the uploaded bytes: identical pictures are stored once. */
  hash: string;
  made_at: number;
}

interface AttachmentTable {
  url: string;
  name: string;
  alt: string;
  title: Generated<string>;
  caption: Generated<string>;
  description: Generated<string>;
  media: number | null;
}

/** A video or a sound. */
interface RecordingTable {
  id: Generated<number>;
  /** The original file name. */
  name: string;
  type: string;
  bytes: number;
  url: string;
  /** Hash of the uploaded bytes: identical files are stored once. */
  hash: string;
  made_at: number;
}

interface ImportTable {
  id: string;
  name: string;
  state: string;
  bytes: number;
  bytes_read: number;
  /** Posts and other items in the file, once it is read, and how many of them are written. */
  entries: Generated<number>;
  entries_written: Generated<number>;
  counts: string;
  problem: string | null;
  begun_at: number;
  ended_at: number | null;
}

export type PostRow = Selectable<PostTable>;
export type RevisionRow = Selectable<RevisionTable>;
export type TermRow = Selectable<TermTable>;
export type AuthorRow = Selectable<BlogTables['blog_authors']>;
export type MediaRow = Selectable<MediaTable>;
export type RecordingRow = Selectable<RecordingTable>;
export type ImportRow = Selectable<ImportTable>;

export interface CommentRow {
  id: Generated<number>;
  post_id: string;
  parent_id: number | null;
  author: string;
  email: string;
  url: string;
  content: string;
  status: string;
  made_at: number;
  verdict_id: string | null;
  is_real_person: number;
}
