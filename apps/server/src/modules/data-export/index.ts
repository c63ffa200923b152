export { dataExport } from "./data-routes.ts";
export { deleteAccount } from "./delete-account.ts";
export type { UserDataSource } from "./user-data-source.ts";
