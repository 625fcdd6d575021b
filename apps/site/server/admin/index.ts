export type { AdminPorts, OutboxDesk } from './AdminPorts.ts';
export { adminServer } from './adminServer.ts';
export { describeAdminApi } from './openApi.ts';
