export type { AdminPorts, LinkRequest } from './AdminPorts.ts';
export { adminServer } from './adminServer.ts';
export { describeAdminApi } from './openApi.ts';
