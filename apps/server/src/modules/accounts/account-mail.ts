import { createHmac } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Queries } from "../../database/connection.ts";
import {
  addressChangedLetter,
  confirmAddressLetter,
  knownAddressLetter,
  type Letter,
  type Mailer,
  newAddressLetter,
  newDeviceLetter,
  passwordChangedLetter,
  resetLetter,
  type Sender,
  signUpLetter,
} from "../mail/index.ts";
import { countWithin } from "./attempt-limit.ts";
import { describeDevice } from "./describe-device.ts";

/** Mails that anyone can have sent to one address in an hour, so that no mailbox is flooded. */
const requestedPerHour = 5;
const hourMs = 3_600_000;

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

  signUpLink(to: string, token: string): void {
    this.#postRequested(to, signUpLetter(this.#options, token));
  }

  /** In place of a link to sign up or to move an account there. */
  knownAddress(to: string): void {
    this.#postRequested(to, knownAddressLetter(this.#options));
  }

  resetLink(to: string, token: string): void {
    this.#postRequested(to, resetLetter(this.#options, token));
  }

  /** @param isNew false for the account's present address */
  confirmLink(to: string, token: string, isNew: boolean): void {
    const write = isNew ? newAddressLetter : confirmAddressLetter;
    this.#postRequested(to, write(this.#options, token));
  }

  newDevice(to: string, request: FastifyRequest): void {
    const event = eventOf(request.headers["user-agent"]);
    this.#options.mailer.post(to, newDeviceLetter(this.#options, event));
  }

  passwordChanged(to: string, userAgent: string | null | undefined): void {
    this.#options.mailer.post(to, passwordChangedLetter(this.#options, eventOf(userAgent)));
  }

  /** @param to the former address */
  addressChanged(to: string, request: FastifyRequest): void {
    const event = eventOf(request.headers["user-agent"]);
    this.#options.mailer.post(to, addressChangedLetter(this.#options, event));
  }

  #postRequested(to: string, letter: Letter): void {
    const { queries, secret, mailer, onError } = this.#options;
    const address = createHmac("sha256", secret).update(`mail ${to.toLowerCase()}`).digest("hex");
    countWithin(queries, `mail|${address}`, requestedPerHour, hourMs).then((isWithin) => {
      if (isWithin) mailer.post(to, letter);
    }, onError);
  }
}

function eventOf(userAgent: string | null | undefined) {
  return { device: describeDevice(userAgent), at: new Date() };
}
