import { createHash } from "node:crypto";
import { routes } from "@morsel/contracts";
import type { FastifyReply } from "fastify";

/** Above every page, in light and dark; not part of the app. */
const style = `body{display:flex;flex-direction:column}#demo-note{order:-1;display:flex;flex-wrap:wrap;justify-content:center;gap:4px 16px;padding:8px 16px;background:#1d4f3f;color:#fff;font:14px/1.4 var(--font-sans,system-ui,sans-serif);text-align:center}#demo-note a{color:#fff;font-weight:600}@media print{#demo-note{display:none}}`;
const styleSource = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;

const text =
  "Demo with sample meals. All of it is deleted on the hour, and nothing leaves this server.";

/**
 * The page with the note of a demo above it, and with a link into a filled account. It is also on the pages of visitors who
 * have one, because the page may stay open until that account is deleted.
 */
export function addDemoNote(html: string, isSignedIn: boolean): string {
  const label = isSignedIn ? "Account gone? Open another" : "Open a filled account";
  const link = `<a href="${routes.login}?return=/log">${label}</a>`;
  const note = `<style>${style}</style><aside id="demo-note" aria-label="Demo"><span>${text}</span>${link}</aside>`;
  // At the end, so that the app's link that skips to its content stays the first.
  return html.replace(/<\/body>|$/, (end) => note + end);
}

/** Allows the note's style in the content security policy of this response. */
export function allowDemoNote(reply: FastifyReply): void {
  const policy = String(reply.getHeader("content-security-policy") ?? "");
  reply.header(
    "content-security-policy",
    policy.replace("style-src 'self'", `style-src 'self' ${styleSource}`),
  );
}
