import { createHmac } from "node:crypto";
import type { LanguageId } from "@morsel/contracts";
import type { FastifyRequest } from "fastify";
import type { Queries } from "../../database/connection.ts";
import { readLanguage } from "../../http/request-language.ts";
import {
  type LetterEvent,
  type LetterId,
  type Mailer,
  type Sender,
  writeLetter,
} from "../mail/index.ts";
import { readPreferences } from "../preferences/index.ts";
import { countWithin } from "./attempt-limit.ts";
import { describeDevice } from "./describe-device.ts";

/** Mails that anyone can have sent to one address in an hour, so that no mailbox is flooded. */
const requestedPerHour = 5;
const hourMs = 3_600_000;

/** The request that a mail answers or reports: its browser and its language. */
type Asked = Pick<FastifyRequest, "headers">;

interface AccountMailOptions extends Sender {
  readonly mailer: Mailer;
  readonly queries: Queries;
  /** Keys the hashes of addresses that are counted. */
  readonly secret: string;
  readonly onError: (error: unknown) => void;
}

/** The mails of accounts. No call waits for one, so that answers take equally long for every address. */
export class AccountMail {
  readonly #options: AccountMailOptions;

  constructor(options: AccountMailOptions) {
    this.#options = options;
  }

  signUpLink(to: string, token: string, request: Asked): void {
    this.#postRequested(to, "signUp", request, token);
  }

  /** In place of a link to sign up or to move an account there. */
  knownAddress(to: string, request: Asked): void {
    this.#postRequested(to, "knownAddress", request);
  }

  resetLink(to: string, token: string, request: Asked): void {
    this.#postRequested(to, "reset", request, token);
  }

  /** @param isNew false for the account's present address */
  confirmLink(to: string, token: string, isNew: boolean, request: Asked): void {
    this.#postRequested(to, isNew ? "newAddress" : "confirmAddress", request, token);
  }

  newDevice(to: string, request: Asked): void {
    this.#postNotice(to, "newDevice", request);
  }

  passwordChanged(to: string, request: Asked): void {
    this.#postNotice(to, "passwordChanged", request);
  }

  /** @param to the former address */
  addressChanged(to: string, newAddress: string, request: Asked): void {
    this.#postNotice(to, "addressChanged", request, newAddress);
  }

  #postNotice(to: string, id: LetterId, request: Asked, account = to): void {
    const { mailer, onError } = this.#options;
    const event: LetterEvent = {
      device: describeDevice(request.headers["user-agent"]),
      at: new Date(),
    };
    this.#findLanguage(account, request).then((language) => {
      mailer.post(to, writeLetter(id, language, this.#options, { event }));
    }, onError);
  }

  #postRequested(to: string, id: LetterId, request: Asked, token?: string): void {
    const { queries, secret, mailer, onError } = this.#options;
    const address = createHmac("sha256", secret).update(`mail ${to.toLowerCase()}`).digest("hex");
    const post = async () => {
      if (!(await countWithin(queries, `mail|${address}`, requestedPerHour, hourMs))) return;
      const language = await this.#findLanguage(to, request);
      mailer.post(to, writeLetter(id, language, this.#options, token ? { token } : {}));
    };
    post().catch(onError);
  }

  /** The language that the account of an address has chosen, or else that of the request. */
  async #findLanguage(email: string, request: Asked): Promise<LanguageId> {
    const { queries } = this.#options;
    const user = await queries
      .selectFrom("users")
      .select("id")
      .where("email", "=", email.toLowerCase())
      .executeTakeFirst();
    const chosen = user && (await readPreferences(queries, user.id)).language;
    return chosen ?? readLanguage(request);
  }
}
