export { hasConsented, saveConsent } from "./consent-store.ts";
export {
  consumeQuota,
  deleteOldUsage,
  requireReading,
} from "./model-quota.ts";
export { modelConsent } from "./model-routes.ts";
