import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import {
  contactPlaceholder,
  findLanguage,
  type LandingFigures,
  type LanguageId,
  landingPageFile,
  languageParameter,
  originPlaceholder,
} from "@morsel/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { addDemoNote } from "./demo-note.ts";
import { escapeHtml } from "./html-head.ts";
import { readLanguage } from "./request-language.ts";

interface Prepared {
  readonly builtAt: number;
  readonly html: string;
  /** Compressed with brotli's best quality, which is too slow to do per request. */
  readonly br: Buffer;
  /** Sources that allow the page's own style elements in a strict content policy. */
  readonly styleSources: string;
}

interface LandingSettings {
  readonly webDist: string;
  readonly landingFigures: LandingFigures;
  readonly baseUrl: string;
  readonly contactEmail: string;
  readonly isDemo: boolean;
}

/**
 * The landing page, prerendered by the build in each language. It contains its styles, which the content security policy
 * allows by their hash, in this response only.
 */
export class LandingPage {
  readonly #settings: LandingSettings;
  readonly #prepared = new Map<LanguageId, Prepared>();

  constructor(settings: LandingSettings) {
    this.#settings = settings;
  }

  /**
   * Sends the page in the language of its address, or else in the one that the browser asks for; false if the web
   * app was built without it.
   */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const { searchParams } = new URL(request.url, this.#settings.baseUrl);
    const wanted = findLanguage(searchParams.get(languageParameter)) ?? readLanguage(request);
    const page = await this.#prepare(wanted);
    if (!page) return false;
    const policy = String(reply.getHeader("content-security-policy") ?? "");
    reply.header(
      "content-security-policy",
      policy.replace("style-src 'self'", `style-src 'self' ${page.styleSources}`),
    );
    if (acceptsBrotli(request)) {
      const vary = `${reply.getHeader("vary")}, Accept-Encoding`;
      reply.header("content-encoding", "br").header("vary", vary);
      reply.send(page.br);
    } else reply.send(page.html);
    return true;
  }

  /** Prepares the page once per build; a new build is detected by the file's time. */
  async #prepare(language: LanguageId): Promise<Prepared | undefined> {
    const { webDist, landingFigures, baseUrl, contactEmail, isDemo } = this.#settings;
    const path = join(webDist, landingPageFile(landingFigures, language));
    const builtAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (builtAt === undefined) return undefined;
    const last = this.#prepared.get(language);
    if (last?.builtAt === builtAt) return last;
    const built = await readFile(path, "utf8");
    const page = built
      .replaceAll(contactPlaceholder, escapeHtml(contactEmail))
      .replaceAll(originPlaceholder, escapeHtml(baseUrl));
    const html = isDemo ? addDemoNote(page, false, language) : page;
    const br = await promisify(brotliCompress)(html);
    const prepared = { builtAt, html, br, styleSources: findStyleSources(html) };
    this.#prepared.set(language, prepared);
    return prepared;
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
