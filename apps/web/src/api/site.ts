import type { SiteFacts } from "@morsel/contracts";
import { readPageJson } from "../platform/page-json.ts";

/** The site's address and contact, which the server writes into the page. Offline: from the page's URL. */
export function readSite(): SiteFacts {
  const { origin, hostname } = window.location;
  return (
    readPageJson<SiteFacts>("site") ?? { baseUrl: origin, contactEmail: `contact@${hostname}` }
  );
}
