import { createHash } from "node:crypto";
import { type LanguageId, routes } from "@morsel/contracts";
import type { FastifyReply } from "fastify";

/** Above every page, in light and dark; not part of the app. */
const style = `body{display:flex;flex-direction:column}#demo-note{order:-1;display:flex;flex-wrap:wrap;justify-content:center;gap:4px 16px;padding:8px 16px;background:#1d4f3f;color:#fff;font:14px/1.4 var(--font-sans,system-ui,sans-serif);text-align:center}#demo-note a{color:#fff;font-weight:600}@media print{#demo-note{display:none}}`;
const styleSource = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;

interface NoteTexts {
  readonly text: string;
  readonly open: string;
  /** For a visitor whose account may have been deleted. */
  readonly openAnother: string;
}

const texts: Readonly<Record<LanguageId, NoteTexts>> = {
  en: {
    text: "Demo with sample meals. All of it is deleted on the hour, and nothing leaves this server.",
    open: "Open a filled account",
    openAnother: "Account gone? Open another",
  },
  de: {
    text: "Demo mit Beispielmahlzeiten. Alles wird zur vollen Stunde gelöscht, und nichts verlässt diesen Server.",
    open: "Gefülltes Konto öffnen",
    openAnother: "Konto weg? Neues öffnen",
  },
  es: {
    text: "Demo con comidas de muestra. Todo se elimina cada hora en punto y nada sale de este servidor.",
    open: "Abrir una cuenta con datos",
    openAnother: "¿La cuenta ya no está? Abre otra",
  },
  fr: {
    text: "Démo avec des repas d'exemple. Tout est supprimé à chaque heure pile, et rien ne quitte ce serveur.",
    open: "Ouvrir un compte rempli",
    openAnother: "Compte disparu ? Ouvres-en un autre",
  },
  it: {
    text: "Demo con pasti di esempio. Tutto viene eliminato allo scoccare dell'ora e nulla lascia questo server.",
    open: "Apri un account già pieno",
    openAnother: "L'account non c'è più? Aprine un altro",
  },
  "pt-BR": {
    text: "Demonstração com refeições de exemplo. Tudo é apagado a cada hora cheia, e nada sai deste servidor.",
    open: "Abrir uma conta com dados",
    openAnother: "A conta sumiu? Abra outra",
  },
};

/**
 * The page with the note of a demo above it, and with a link into a filled account. It is also on the pages of visitors who
 * have one, because the page may stay open until that account is deleted.
 */
export function addDemoNote(html: string, isSignedIn: boolean, language: LanguageId): string {
  const { text, open, openAnother } = texts[language];
  const label = isSignedIn ? openAnother : open;
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
