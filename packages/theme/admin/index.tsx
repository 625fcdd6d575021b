export { blogAdmin } from './blog/blogAdmin.tsx';
