import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

interface CaughtMail extends Email {
  /** The recipient of the envelope. */
  readonly recipient: string;
}

/** The answer to a mail that is not taken. */
interface Refusal {
  readonly code: number;
  readonly words: string;
}

export const mailLogin = { user: "morsel", password: "a password/with signs" };

/** A mail server on this machine that speaks SMTP and keeps what it gets. */
export class MailCatcher {
  readonly mails: CaughtMail[] = [];
  /** What the next mails are refused with, in order. */
  readonly refusals: Refusal[] = [];
  readonly #server: SMTPServer;
  #waiting: (() => void)[] = [];

  private constructor() {
    this.#server = new SMTPServer({
      logger: false,
      // Its certificate is for no name, as that of many local servers.
      allowInsecureAuth: false,
      onAuth: ({ username, password }, _session, answer) => {
        const isKnown = username === mailLogin.user && password === mailLogin.password;
        answer(isKnown ? null : new Error("wrong login"), { user: username });
      },
      onData: async (stream, session, answer) => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk);
        const refusal = this.refusals.shift();
        if (refusal) {
          answer(Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
        } else {
          const recipient = session.envelope.rcptTo[0]?.address ?? "";
          const mail = await PostalMime.parse(Buffer.concat(chunks));
          this.mails.push({ ...mail, recipient });
          answer(null);
        }
        for (const wake of this.#waiting.splice(0)) wake();
      },
    });
  }

  static async start(): Promise<MailCatcher> {
    const catcher = new MailCatcher();
    await new Promise<void>((done) => catcher.#server.listen(0, "127.0.0.1", done));
    return catcher;
  }

  /** The settings with which Morsel sends its mail here. */
  get environment(): Readonly<Record<string, string>> {
    const { port } = this.#server.server.address() as AddressInfo;
    const { user, password } = mailLogin;
    return {
      SMTP_URL: `smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
      MAIL_FROM: "Morsel <morsel@example.com>",
    };
  }

  /** The next mail to this address, which is taken out; waits for it. */
  async next(recipient: string): Promise<CaughtMail> {
    for (;;) {
      const at = this.mails.findIndex((mail) => mail.recipient === recipient);
      const [mail] = at < 0 ? [] : this.mails.splice(at, 1);
      if (mail) return mail;
      await new Promise<void>((done) => this.#waiting.push(done));
    }
  }

  close(): Promise<void> {
    return new Promise((done) => this.#server.close(done));
  }
}

/** The only link of a mail, which its text and its HTML agree on. Throws if they do not. */
export function linkIn({ text = "", html = "" }: Pick<Email, "text" | "html">): string {
  const inText = text.match(/https?:\S+/g) ?? [];
  const inHtml = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url ?? "");
  const all = new Set([...inText, ...inHtml]);
  const [link] = all;
  if (link === undefined || all.size !== 1) throw new Error(`Links: ${[...all].join(" ")}`);
  return link;
}

/** The token at the end of a link. */
export function tokenIn(mail: Pick<Email, "text" | "html">): string {
  return new URL(linkIn(mail)).hash.slice(1);
}
