import type { Generated, Selectable } from 'kysely';

/** The tables of the blog. Times are milliseconds since 1970, flags 0 or 1, JSON is text. */
export interface BlogTables {
  blog_posts: PostTable;
  blog_revisions: RevisionTable;
  blog_terms: TermTable;
  blog_post_terms: { post: number; term: number };
  blog_authors: { id: Generated<number>; slug: string; name: string; about: string };
  blog_media: MediaTable;
  blog_recordings: RecordingTable;
  /** Where a post used to be, on this site or on the one that it came from: the path without the slashes around it. */
  blog_redirects: { slug: string; post: number };
  /** Pictures that an imported file names, and the uploaded ones that stand in for them. */
  blog_attachments: AttachmentTable;
  blog_imports: ImportTable;
  /** It keeps the name that it was made with, when comments belonged to nobody's blog. */
  comments: CommentRow;
  /** PostgreSQL keeps its text index here; on SQLite this is the FTS5 table, whose row id is the post. */
  blog_search: { post: number; document: string };
}

interface TermTable {
  id: Generated<number>;
  taxonomy: string;
  slug: string;
  name: string;
  description: string;
  /** The category that this one lies below. */
  parent: number | null;
}

interface PostTable {
  id: Generated<number>;
  /** The same for a post wherever it is carried, so that importing it twice makes one. */
  guid: string;
  type: string;
  status: string;
  slug: string;
  title: string;
  html: string;
  /** Written by the author; empty where the beginning of the text serves. */
  excerpt: string;
  /** What lists show: `excerpt`, or the beginning of the text. */
  shown_excerpt: string;
  reading_minutes: number;
  author: number | null;
  language: string;
  /** Posts that say the same in different languages share it. */
  translation_group: string;
  /** When it became, or is to become, public. */
  published_at: number | null;
  created_at: number;
  modified_at: number;
  cover: number | null;
  /** The picture that an imported post asks for until somebody uploads it. */
  cover_wanted: string | null;
  /** The page that this one lies below. */
  parent: number | null;
  is_sticky: number;
  comments_open: number;
  comment_count: number;
  /** What it was before it went to the trash. */
  status_before_trash: string | null;
}

export interface RevisionTable {
  id: Generated<number>;
  post: number;
  /** `saved` with a save; `autosave` while somebody writes, one for each person. */
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
  /** The file's name as it was uploaded. */
  name: string;
  alt: string;
  title: Generated<string>;
  /** These two may have links and other marks in them. */
  caption: Generated<string>;
  description: Generated<string>;
  width: number;
  height: number;
  bytes: number;
  colour: string;
  /** The sizes that were made of it. */
  sources: string;
  /** What an icon of it is drawn with in a page; empty for what was no SVG file. */
  drawing: Generated<string>;
  /** Of the uploaded bytes: the same picture is kept once. */
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
  /** The file's name as it was uploaded. */
  name: string;
  type: string;
  bytes: number;
  url: string;
  /** Of the uploaded bytes: the same file is kept once. */
  hash: string;
  made_at: number;
}

interface ImportTable {
  id: string;
  name: string;
  state: string;
  bytes: number;
  bytes_read: number;
  /** Posts and other things in the file, once it is read, and how many of them are written. */
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
