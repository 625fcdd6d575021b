import { type FirstStart, firstStartCalls } from '@portico/admin/wire/admin';
import { adminRoute } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import type { Demo } from './createDemo.ts';

/** The API for leaving the demo, or restoring it. */
export function demoRoutes(app: FastifyInstance, demo: Demo, read: () => Promise<FirstStart>): void {
  adminRoute(app, firstStartCalls.demo, {
    role: 'administrator',
    summary: 'Says what of the demo would go.',
    async handle() {
      const going = await demo.going();
      const count = (table: string): number => going.get(table) ?? 0;
      return {
        pages: count('builder_documents'),
        posts: count('blog_posts'),
        comments: count('comments'),
        products: count('shop_products'),
        reviews: count('reviews'),
        forms: count('contact_forms'),
        menus: count('theme_menus'),
        pictures: count('blog_media'),
      };
    },
  });
  adminRoute(app, firstStartCalls.leaveDemo, {
    role: 'administrator',
    summary:
      'Removes all of the demo that nobody has changed, and begins the guide. It can be undone for a day.',
    async handle() {
      await demo.leave();
      return read();
    },
  });
  adminRoute(app, firstStartCalls.returnDemo, {
    role: 'administrator',
    summary: 'Brings the demo back, beside what was made since.',
    async handle() {
      await demo.undo();
      return read();
    },
  });
}
