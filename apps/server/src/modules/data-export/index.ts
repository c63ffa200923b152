export { dataExport } from "./data-routes.ts";
export type { UserDataSource as DataHolder, UserFile as HeldFile } from "./user-data-source.ts";
