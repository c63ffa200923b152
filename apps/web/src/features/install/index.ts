export { InstallScreen } from "./install-screen.tsx";
