import { completed, jsonColumn } from '@portico/kernel/server';
import Type from 'typebox';
import { FeedOptions } from '../../wire/admin.ts';

export const readPlaces = jsonColumn('review_feeds.places', Type.Array(Type.Integer()), []);

export function parseFeedOptions(stored: unknown): FeedOptions {
  return completed(FeedOptions, stored);
}
