export type { AdminPorts, OutboxDesk, OutboxFilter } from './AdminPorts.ts';
export { adminServer } from './adminServer.ts';
export { describeAdminApi } from './openApi.ts';
