import { escapeHtml } from "../../http/html-head.ts";
import type { Letter } from "./letter.ts";

/** The mail as plain text, for programs that show no HTML. */
export function toText({ title, paragraphs, action, facts, reason }: Letter): string {
  const rows = (facts ?? []).map(([name, value]) => `${name}: ${value}`).join("\n");
  const link = action && `${action.label}:\n${action.url}`;
  return `${[title, ...paragraphs, link, rows, `--\n${reason}`].filter(Boolean).join("\n\n")}\n`;
}

/** Colours of apps/web/src/ui/tokens.css, light and dark: mail programs know no variables. */
const colors = {
  page: "#f2f4ef",
  surface: "#fdfefc",
  text: "#15201b",
  muted: "#57625c",
  line: "#dce0d8",
  accent: "#1d4f3f",
  action: "#f5b93d",
  onAction: "#1d1705",
};
const darkStyles = `@media (prefers-color-scheme: dark) {
  .page { background: #0d1210 !important; }
  .card { background: #171e1b !important; border-color: #29332e !important; }
  .text { color: #edf1eb !important; }
  .muted { color: #9ba7a0 !important; }
  .accent { color: #a4d4bb !important; }
  .row { border-color: #29332e !important; }
}`;

const sans = "'Instrument Sans', Arial, Helvetica, sans-serif";
const mono = "'Spline Sans Mono', Menlo, Consolas, monospace";

/** The mail as HTML in the app's look. It loads nothing: no picture, font or script, so that opening it tells no one. */
export function toHtml(letter: Letter): string {
  const { language, subject, title, paragraphs, action, facts, reason } = letter;
  const text = (words: string) =>
    `<p class="text" style="margin:0 0 16px;font:16px/1.5 ${sans};color:${colors.text}">${escapeHtml(words)}</p>`;
  const rows = (facts ?? []).map(
    ([name, value]) =>
      `<tr><td class="row muted" style="padding:8px 16px 8px 0;border-top:1px dashed ${colors.line};font:13px/1.5 ${mono};color:${colors.muted}">${escapeHtml(name)}</td>` +
      `<td class="row text" align="right" style="padding:8px 0;border-top:1px dashed ${colors.line};font:13px/1.5 ${mono};color:${colors.text}">${escapeHtml(value)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyles}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${colors.page}">
<div role="main" lang="${language}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${colors.page}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px">
<tr><td class="accent" style="padding:0 4px 16px;font:600 18px/1.3 ${sans};color:${colors.accent}">Morsel</td></tr>
<tr><td class="card" style="padding:28px 24px 24px;background:${colors.surface};border:1px solid ${colors.line};border-radius:18px">
<h1 class="text" style="margin:0 0 16px;font:600 24px/1.2 ${sans};color:${colors.text}">${escapeHtml(title)}</h1>
${paragraphs.map(text).join("\n")}
${action ? toButton(action) : ""}
${rows.length > 0 ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join("")}</table>` : ""}
</td></tr>
<tr><td class="muted" style="padding:16px 4px 0;font:13px/1.5 ${sans};color:${colors.muted}">${escapeHtml(reason)}</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`;
}

/** The link as a button, and in words below it, for programs that show no button. */
function toButton({ label, url }: NonNullable<Letter["action"]>): string {
  const address = escapeHtml(url);
  return `<p style="margin:0 0 16px"><a href="${address}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:${colors.action};color:${colors.onAction};font:600 16px/1.25 ${sans};text-decoration:none">${escapeHtml(label)}</a></p>
<p class="muted" style="margin:0 0 16px;font:13px/1.5 ${sans};color:${colors.muted};word-break:break-all">${address}</p>`;
}
