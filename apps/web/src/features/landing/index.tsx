// One file for both pages, so that the first load names no further one.
export { AccuracyScreen } from "./accuracy/accuracy-screen.tsx";
export { LandingScreen } from "./landing-screen.tsx";
