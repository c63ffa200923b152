import { createHash, randomBytes } from "node:crypto";
import { calorieGuessId } from "@morsel/contracts";

/** What opens a shared estimate: its id in the link, and what is kept of that. */
export interface ShareLink {
  readonly linkId: string;
  readonly hash: string;
}

/** 128 random bits: a link cannot be found by trying. */
export function makeLink(): ShareLink {
  const linkId = randomBytes(16).toString("base64url");
  return { linkId, hash: hashLink(linkId) };
}

/** The hash of what a visitor brings; undefined if that can be no id. */
export function findLinkHash(text: string): string | undefined {
  return calorieGuessId.safeParse(text).success ? hashLink(text) : undefined;
}

/** Without a salt: what is random to this degree is found in no table of hashes. */
function hashLink(linkId: string): string {
  return createHash("sha256").update(linkId).digest("hex");
}
