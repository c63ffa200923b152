// `npm run build`: the web app and the server's bundle, to start the server without `npm start`.
import { checkNodeVersion, ensureInstalled, ensureServerBuilt, ensureWebBuilt } from "./setup.mjs";

checkNodeVersion();
ensureInstalled();
ensureWebBuilt();
ensureServerBuilt();
