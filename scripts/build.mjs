// `npm run build`: the web app and the server's bundle, to start the server without `npm start`.
import { checkNodeVersion, ensureBuilt, ensureInstalled } from "./setup.mjs";

checkNodeVersion();
ensureInstalled();
await ensureBuilt();
