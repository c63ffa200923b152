import { setTimeout as wait } from "node:timers/promises";
import { createTransport } from "nodemailer";
import type { MailSettings } from "../../config.ts";
import type { Log } from "../../http/log.ts";
import { toHtml, toText } from "./lay-out.ts";
import type { Letter } from "./letter.ts";

/** Longer than greylisting servers take to answer; a mail that waits does not delay a request. */
const timeoutMs = 20_000;
/** Pauses before the second and the third try. */
const retryAfterMs = [2000, 15_000];
/** More than a small installation sends at a time; a flood of them is not kept in memory. */
const maxWaiting = 200;

/** How mail has been going, for the operator's page. */
export interface MailStatus {
  readonly sent: number;
  readonly failed: number;
  /** The answer of the mail server to the last mail that was given up; undefined if none was. */
  readonly lastProblem: { readonly at: number; readonly reason: string } | undefined;
}

interface MailerOptions {
  readonly settings: MailSettings;
  readonly log: Pick<Log, "info" | "warn" | "error">;
  readonly onResult?: (result: "sent" | "failed" | "dropped") => void;
  readonly retryAfterMs?: readonly number[];
}

/** Sends mail by SMTP. Addresses and texts are never logged. */
export class Mailer {
  readonly #transport;
  readonly #options: MailerOptions;
  readonly #waiting = new Set<Promise<void>>();
  readonly #closing = new AbortController();
  #status: MailStatus = { sent: 0, failed: 0, lastProblem: undefined };

  constructor(options: MailerOptions) {
    const { host, port, isImplicitTls, isTlsRequired, login, from } = options.settings;
    this.#options = options;
    this.#transport = createTransport(
      {
        ...{ host, port, secure: isImplicitTls, requireTLS: isTlsRequired && !isImplicitTls },
        ...(login ? { auth: login } : {}),
        // Where no TLS is allowed, TLS with a certificate of one's own is better than none.
        tls: { rejectUnauthorized: isTlsRequired },
        ...{ connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
        ...{ disableFileAccess: true, disableUrlAccess: true },
      },
      { from },
    );
  }

  get status(): MailStatus {
    return this.#status;
  }

  /** Sends a letter in the background, so that no answer takes longer for an address that exists. */
  post(to: string, letter: Letter): void {
    const { log, onResult } = this.#options;
    if (this.#waiting.size >= maxWaiting) {
      onResult?.("dropped");
      log.error({ waiting: this.#waiting.size }, "too many mails are waiting; one was not sent");
      return;
    }
    const sending = this.#sendWithRetries(to, letter).finally(() => this.#waiting.delete(sending));
    this.#waiting.add(sending);
  }

  /** Sends a letter now, once. Throws what the mail server answered. */
  async send(to: string, letter: Letter): Promise<void> {
    await this.#transport.sendMail({
      to,
      subject: letter.subject,
      text: toText(letter),
      html: toHtml(letter),
      // Programs that answer by themselves, such as those of holidays, leave such mail alone.
      headers: { "Auto-Submitted": "auto-generated" },
    });
  }

  /** Waits for the mails that are being sent; those that wait for another try are given up. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(this.#waiting);
    this.#transport.close();
  }

  async #sendWithRetries(to: string, letter: Letter): Promise<void> {
    const { log, onResult } = this.#options;
    const pauses = this.#options.retryAfterMs ?? retryAfterMs;
    for (let at = 0; ; at += 1) {
      try {
        await this.send(to, letter);
        this.#status = { ...this.#status, sent: this.#status.sent + 1 };
        onResult?.("sent");
        return;
      } catch (error) {
        const reason = describeProblem(error);
        const pause = pauses[at];
        const isLast = pause === undefined || isRefused(error);
        const isOver = isLast || !(await this.#pause(pause));
        if (!isOver) continue;
        const failed = this.#status.failed + 1;
        this.#status = { ...this.#status, failed, lastProblem: { at: Date.now(), reason } };
        onResult?.("failed");
        log.error({ reason, tries: at + 1 }, "a mail was not sent");
        return;
      }
    }
  }

  /** False if the server stops. */
  #pause(ms: number): Promise<boolean> {
    return wait(ms, true, { signal: this.#closing.signal }).catch(() => false);
  }
}

/** True if the mail server has refused permanently (5xx); another try would get the same answer. */
function isRefused(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: number };
  return responseCode !== undefined && responseCode >= 500;
}

/** nodemailer's code and the server's number; its words can contain the address. */
export function describeProblem(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code ?? "unknown", responseCode].filter(Boolean).join(" ");
}
