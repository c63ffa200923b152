import type { ErrorId } from "@morsel/contracts";
import { ExpectedError } from "./errors.ts";

/** An issue as reported by fastify-type-provider-zod. */
interface ValidationIssue {
  readonly keyword?: string | undefined;
  readonly instancePath?: string | undefined;
  readonly message?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** Issues with their own error id: field → failed check → id. */
const idsByField: Readonly<Record<string, Readonly<Record<string, ErrorId>>>> = {
  "/message": { too_big: "message_too_long", custom: "message_unreadable" },
  "/instructions": { too_big: "instructions_too_long", custom: "instructions_unreadable" },
  "/mealsVisibleColumns": { too_small: "columns_missing" },
  "/email": { invalid_format: "email_invalid", too_big: "email_invalid" },
  "/password": { too_small: "password_too_short", too_big: "password_too_long" },
};

/** Converts schema issues to the request's error; its message names the key or the limit. */
export function toRequestError(issues: readonly ValidationIssue[]): ExpectedError {
  for (const issue of issues) {
    const id = idsByField[issue.instancePath ?? ""]?.[issue.keyword ?? ""];
    if (id) return new ExpectedError(id);
  }
  const [issue] = issues;
  return new ExpectedError("invalid_request", issue ? { message: explain(issue) } : {});
}

const shownKeyLength = 60;

function explain(issue: ValidationIssue): string {
  if (issue.keyword === "unrecognized_keys") {
    const keys = (issue.params?.keys as readonly string[] | undefined) ?? [];
    const shown = keys.slice(0, 3).map((key) => `"${key.slice(0, shownKeyLength)}"`);
    return `Unknown key: ${shown.join(", ")}.`;
  }
  const path = issue.instancePath?.slice(1).replaceAll("/", ".") ?? "";
  return path === "" ? `${issue.message}.` : `"${path}": ${issue.message}.`;
}
