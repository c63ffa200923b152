export { LandingScreen } from "./landing-screen.tsx";
