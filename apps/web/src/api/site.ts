import type { SiteFacts } from "@morsel/contracts";
import { readPageJson } from "../platform/page-json.ts";

/** This Morsel's address and mailbox. A page that no server filled in (offline) goes by its own address. */
export function readSite(): SiteFacts {
  const { origin, hostname } = window.location;
  return (
    readPageJson<SiteFacts>("site") ?? { baseUrl: origin, contactEmail: `contact@${hostname}` }
  );
}
