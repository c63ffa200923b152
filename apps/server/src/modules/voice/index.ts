export { addVoiceRoutes } from "./voice-routes.ts";
