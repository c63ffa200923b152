export { CalorieGuessScreen } from "./calorie-guess-screen.tsx";
