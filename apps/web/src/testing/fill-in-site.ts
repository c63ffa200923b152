import type { SiteFacts } from "@morsel/contracts";

/** Adds the site's settings to the page, as the server does. The test removes the element `#site`. */
export function fillInSite(facts: Partial<SiteFacts>): void {
  const slot = document.createElement("script");
  slot.id = "site";
  slot.type = "application/json";
  slot.textContent = JSON.stringify({
    baseUrl: "https://meals.example.com",
    contactEmail: "ann@example.com",
    ...facts,
  } satisfies SiteFacts);
  document.body.append(slot);
}
