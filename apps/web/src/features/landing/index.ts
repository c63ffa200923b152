// The landing page within the app, with the style that only it needs.
import "./landing-layer.css";

export { LandingScreen } from "./landing-screen.tsx";
