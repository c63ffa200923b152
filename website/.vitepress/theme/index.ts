import theme from "vitepress/theme-without-fonts";
import "../../../apps/web/src/ui/fonts.css";
import "../../../apps/web/src/ui/tokens.css";
import "./theme.css";

export default theme;
