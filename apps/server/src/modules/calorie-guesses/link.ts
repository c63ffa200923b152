import { randomBytes } from "node:crypto";
import { calorieGuessId } from "@morsel/contracts";
import { hashKey } from "../../database/key-owners.ts";

/** A link's id, and its hash, which is stored. */
interface ShareLink {
  readonly linkId: string;
  readonly hash: string;
}

/** 128 random bits, so a link cannot be guessed. */
export function makeLink(): ShareLink {
  const linkId = randomBytes(16).toString("base64url");
  return { linkId, hash: hashKey(linkId) };
}

/** The hash of a link's id; undefined if the text is not a valid id. */
export function findLinkHash(text: string): string | undefined {
  return calorieGuessId.safeParse(text).success ? hashKey(text) : undefined;
}
