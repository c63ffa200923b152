export { hasConsented, saveConsent } from "./consent-store.ts";
export {
  consumeQuota,
  deleteOldUsage,
  type ReadingBudget,
  requireReading,
} from "./model-quota.ts";
export { modelConsent } from "./model-routes.ts";
