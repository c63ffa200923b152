import { defineMessages, params } from "../../../platform/messages.ts";

export const t = defineMessages("log-estimate-preview", {
  notCounted: "Not counted:",
  /** Marks an amount that the text does not have. */
  assumed: "assumed",
  energyUnknown: "Energy unknown",
  aboutEnergyKcal: params("About {energyKcal}"),
  notCountedNamedRest: params("Not counted: {named}{rest}"),
  andRestMore: params(" and {rest} more"),
});
