import type { FastifyRequest } from "fastify";

/** The preview of a linked page in chats and social networks. */
export interface PagePreview {
  readonly title: string;
  readonly description: string;
  /** Absolute. */
  readonly url: string;
  readonly image: { readonly url: string; readonly width: number; readonly height: number };
}

/** Metadata of one page for clients that do not run scripts. */
export interface PageHead {
  /** True if search engines must not index the page. */
  readonly isUnlisted: boolean;
  readonly preview?: PagePreview;
}

/** The metadata of a path; undefined if it has none. */
export type DescribePage = (request: FastifyRequest, path: string) => Promise<PageHead | undefined>;

/** Inserts the metadata into the page's head. */
export function injectHead(html: string, { isUnlisted, preview }: PageHead): string {
  const robots = isUnlisted ? nameTag("robots", "noindex, nofollow") : "";
  const tags = robots + (preview ? previewTags(preview) : "");
  // A function, since '$' has a meaning in a replacement string.
  return html.replace("</title>", (end) => end + tags);
}

function previewTags({ title, description, url, image }: PagePreview): string {
  return [
    propertyTag("og:type", "website"),
    propertyTag("og:site_name", "Morsel"),
    propertyTag("og:title", title),
    propertyTag("og:description", description),
    propertyTag("og:url", url),
    propertyTag("og:image", image.url),
    propertyTag("og:image:type", "image/jpeg"),
    propertyTag("og:image:width", String(image.width)),
    propertyTag("og:image:height", String(image.height)),
    propertyTag("og:image:alt", description),
    nameTag("twitter:card", "summary_large_image"),
  ].join("");
}

function propertyTag(property: string, content: string): string {
  return `<meta property="${property}" content="${escapeAttribute(content)}">`;
}

function nameTag(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeAttribute(content)}">`;
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
