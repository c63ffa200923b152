import { numberFormat } from "../../../platform/messages.ts";

/** "60.3%"; a dash if it was not measured. */
export function formatShare(share: number | null): string {
  return share === null
    ? "—"
    : numberFormat({
        style: "percent",
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }).format(share);
}
