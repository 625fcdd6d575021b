import type { Database } from '@portico/kernel/server';
import { MOST_TEXT_WORDS, postgresSearch } from './postgresSearch.ts';
import type { SearchEngine, SearchedPost, SearchHits, SearchRange } from './SearchEngine.ts';
import { searchWords } from './searchWords.ts';
import { sqliteSearch } from './sqliteSearch.ts';

/** Full-text search for posts, on either engine. Only public posts are indexed. */
export interface PostSearch {
  /** Adds a post to the index, or replaces its words. */
  add(transaction: Database, post: SearchedText): Promise<void>;
  remove(transaction: Database, post: number): Promise<void>;
  /** Best first: words in the title weigh more than in the excerpt, and those more than in the text. */
  find(database: Database, question: string, range: SearchRange): Promise<SearchHits>;
}

export interface SearchedText {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string;
  readonly text: string;
  readonly type: string;
  readonly language: string;
}

const MOST_QUESTION_WORDS = 12;
const MOST_TITLE_WORDS = 60;
const MOST_EXCERPT_WORDS = 120;

export const postSearch: PostSearch = {
  async add(transaction, post) {
    const engine = engineOf(transaction);
    await engine.remove(transaction, post.id);
    await engine.insert(transaction, wordsOf(post));
  },

  remove: (transaction, post) => engineOf(transaction).remove(transaction, post),

  async find(database, question, range) {
    const typed = searchWords(question, MOST_QUESTION_WORDS);
    // Each word once; the last stays last, because it may be a prefix.
    const words = [...new Set(typed.slice(0, -1)), ...typed.slice(-1)];
    return words.length > 0 ? engineOf(database).find(database, words, range) : { ids: [], total: 0 };
  },
};

export function wordsOf({ title, excerpt, text, ...post }: SearchedText): SearchedPost {
  return {
    ...post,
    title: searchWords(title, MOST_TITLE_WORDS),
    excerpt: searchWords(excerpt, MOST_EXCERPT_WORDS),
    text: searchWords(text, MOST_TEXT_WORDS),
  };
}

function engineOf({ dialect }: Database): SearchEngine {
  return dialect === 'sqlite' ? sqliteSearch : postgresSearch;
}
