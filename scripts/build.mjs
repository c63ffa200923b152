// `npm run build`: the web app, for who starts the server without `npm start`.
import { checkNodeVersion, ensureInstalled, ensureWebBuilt } from "./setup.mjs";

checkNodeVersion();
ensureInstalled();
ensureWebBuilt();
