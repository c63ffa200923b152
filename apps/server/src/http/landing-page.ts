import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { contactPlaceholder } from "@morsel/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { addDemoNote } from "./demo-note.ts";
import { escapeHtml } from "./html-head.ts";

interface Prepared {
  readonly builtAt: number;
  readonly html: string;
  /** Compressed with brotli's best quality, which is too slow to do per request. */
  readonly br: Buffer;
  /** Sources that allow the page's own style elements in a strict content policy. */
  readonly styleSources: string;
}

/**
 * The landing page, prerendered by the build. It contains its styles, which the content security policy
 * allows by their hash, in this response only.
 */
export class LandingPage {
  readonly #path: string;
  readonly #contactEmail: string;
  readonly #isDemo: boolean;
  #prepared: Prepared | undefined;

  constructor(path: string, contactEmail: string, isDemo: boolean) {
    this.#path = path;
    this.#isDemo = isDemo;
    this.#contactEmail = contactEmail;
  }

  /** Sends the page; false if the web app was built without one. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const page = await this.#prepare();
    if (!page) return false;
    const policy = String(reply.getHeader("content-security-policy") ?? "");
    reply.header(
      "content-security-policy",
      policy.replace("style-src 'self'", `style-src 'self' ${page.styleSources}`),
    );
    if (acceptsBrotli(request)) {
      reply.header("content-encoding", "br").header("vary", "Cookie, accept-encoding");
      reply.send(page.br);
    } else reply.send(page.html);
    return true;
  }

  /** Prepares the page once per build; a new build is detected by the file's time. */
  async #prepare(): Promise<Prepared | undefined> {
    const builtAt = await stat(this.#path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (builtAt === undefined) return undefined;
    if (this.#prepared?.builtAt !== builtAt) {
      const built = await readFile(this.#path, "utf8");
      const page = built.replaceAll(contactPlaceholder, escapeHtml(this.#contactEmail));
      const html = this.#isDemo ? addDemoNote(page, false) : page;
      const br = await promisify(brotliCompress)(html);
      this.#prepared = { builtAt, html, br, styleSources: findStyleSources(html) };
    }
    return this.#prepared;
  }
}

function findStyleSources(html: string): string {
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)]
    .map(([, style = ""]) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`)
    .join(" ");
}

function acceptsBrotli(request: FastifyRequest): boolean {
  const offers = String(request.headers["accept-encoding"] ?? "").split(",");
  return offers.some((offer) => /^\s*br\s*(;\s*q=(1|0\.\d*[1-9])\d*)?$/i.test(offer));
}
