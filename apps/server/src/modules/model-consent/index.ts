export { hasConsented, saveConsent } from "./consent-store.ts";
export { addModelRoutes } from "./model-routes.ts";
export {
  forgetReadings,
  type ReadingBudget,
  requireReading,
  takeReading,
} from "./reading-budget.ts";
