import { type Actor, answerErrors, openRest, protectRoutes } from '@portico/kernel/server/http';
import {
  silentLogger,
  type TestEngine,
  type TestPorts,
  testPorts,
  testServer,
} from '@portico/kernel/server/testing';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { type BlogNeeds, type BlogServer, createBlog } from '../createBlog.ts';
import { blogMigrations } from '../migrations.ts';
import { type SeedPost, seedPosts } from './seedPosts.ts';

export interface RunningBlog {
  readonly app: FastifyInstance;
  readonly ports: TestPorts;
  readonly server: BlogServer;
  seed(posts: readonly SeedPost[]): Promise<number[]>;
}

const EDITOR: Actor = {
  userId: 'u1',
  name: 'eve',
  displayName: 'Eve',
  role: 'administrator',
  sessionId: 's1',
};

/** A blog with its routes, on this test's own database; every caller is signed in. */
export async function runningBlog(engine: TestEngine | null, options: BlogNeeds = {}): Promise<RunningBlog> {
  const url = engine ? (await engine.freshPlace()).url : undefined;
  const ports = await testPorts({ migrations: blogMigrations, url });
  const server = createBlog(ports, options);
  const app = testServer();
  onTestFinished(() => app.close());
  answerErrors(app, silentLogger);
  protectRoutes(app, {
    identify: async () => EDITOR,
    nonces: { issue: async () => '', verify: async () => 'fresh' },
  });
  await openRest(app);
  await app.register(server.connect);
  const { languages = () => ['en'], isReserved = () => false } = options;
  const context = { ...ports, language: () => languages()[0], isReserved };
  return {
    app,
    ports,
    server,
    seed: (posts) => ports.database.transaction((transaction) => seedPosts(context, transaction, posts)),
  };
}

export function seedPost(parts: Partial<SeedPost> & { title: string }): SeedPost {
  return { html: '<p>Text</p>', publishedAt: Date.UTC(2026, 0, 10), ...parts };
}
