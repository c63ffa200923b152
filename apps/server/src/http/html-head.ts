import type { FastifyRequest } from "fastify";

/** The preview of a linked page in chats and social networks. */
interface PagePreview {
  readonly title: string;
  readonly description: string;
  /** Absolute. */
  readonly url: string;
  readonly image: { readonly url: string; readonly width: number; readonly height: number };
}

/** Metadata of a page that search engines must not index, for clients that do not run scripts. */
export interface UnlistedPage {
  readonly preview?: PagePreview;
}

/** The metadata of a path; undefined if it is not an unlisted page. */
export type DescribePage = (
  request: FastifyRequest,
  path: string,
) => Promise<UnlistedPage | undefined>;

/** For the header X-Robots-Tag and the tag in the page. */
export const noIndex = "noindex, nofollow";

/** Inserts the metadata into the page's head. */
export function injectHead(html: string, { preview }: UnlistedPage): string {
  const tags = nameTag("robots", noIndex) + (preview ? previewTags(preview) : "");
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
  return `<meta property="${property}" content="${escapeHtml(content)}">`;
}

function nameTag(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

/** The text as it is written in HTML, also inside an attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
