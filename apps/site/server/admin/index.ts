export type { AdminPorts, LinkWish, OutboxDesk } from './AdminPorts.ts';
export { adminServer } from './adminServer.ts';
export { describeAdminApi } from './openApi.ts';
