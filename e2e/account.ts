import { createMorselClient, logMessage, type MorselClient } from "@morsel/client";
import {
  type ChatJobList,
  type MealList,
  recordingField,
  routes,
  type Transcription,
} from "@morsel/contracts";

let accounts = 0;

/** An e-mail address that no other account of this process has. */
export function newEmail(): string {
  accounts += 1;
  return `visitor-${process.pid}-${accounts}@example.com`;
}

export const password = "porridge-and-plums";

const storedWithinMs = 30_000;
/** The pause between two polls, so that the server has time to read the message. */
const pollEveryMs = 20;

/** A user with an account on a running server, who calls it without a browser. */
export class Account {
  readonly email: string;
  /** The session's Cookie header. */
  readonly cookie: string;
  readonly #url: string;
  /** The API as users' own tools call it; here with the session. */
  readonly #client: MorselClient;

  private constructor(url: string, email: string, cookie: string) {
    this.#url = url;
    this.email = email;
    this.cookie = cookie;
    this.#client = createMorselClient({ url, headers: { cookie, origin: url } });
  }

  static async create(url: string, email = newEmail()): Promise<Account> {
    const post = (path: string) =>
      fetch(`${url}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: url },
        body: JSON.stringify({ email, password }),
      });
    const made = await post(routes.signUp);
    if (!made.ok) throw new Error(`Sign-up failed: ${made.status} ${await made.text()}`);
    const answer = await post(routes.signIn);
    if (!answer.ok) throw new Error(`Sign-in failed: ${answer.status} ${await answer.text()}`);
    const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
    return new Account(url, email, cookies.join("; "));
  }

  /** The session as a browser's context takes it. */
  browserCookies(): { name: string; value: string; url: string }[] {
    return this.cookie.split("; ").map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return { name, value: value.join("="), url: this.#url };
    });
  }

  /** Submits a message and waits until its meals are stored. */
  async logUntilStored(message: string): Promise<void> {
    await logMessage(this.#client, message, { withinMs: storedWithinMs, pollEveryMs });
  }

  async hidePreview(): Promise<void> {
    const answer = await fetch(`${this.#url}${routes.preferences}`, {
      method: "PUT",
      headers: { cookie: this.cookie, origin: this.#url, "content-type": "application/json" },
      body: JSON.stringify({ hide_preview: true }),
    });
    if (!answer.ok) throw new Error(`Not hidden: ${answer.status} ${await answer.text()}`);
  }

  async listJobs(): Promise<ChatJobList["items"]> {
    return requireData(await this.#client.GET("/api/external/chat/jobs")).items;
  }

  async listMeals(): Promise<MealList["items"]> {
    const query = { limit: "100" };
    return requireData(await this.#client.GET("/api/external/meals", { params: { query } })).items;
  }

  /** The server's transcript of a recording. */
  async transcribe(recording: Uint8Array<ArrayBuffer>, name = "recording.wav"): Promise<string> {
    const body = new FormData();
    body.append(recordingField, new File([recording], name));
    const headers = { cookie: this.cookie, origin: this.#url };
    const answer = await fetch(`${this.#url}${routes.transcribe}`, {
      method: "POST",
      headers,
      body,
    });
    if (!answer.ok) throw new Error(`Not transcribed: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as Transcription).transcript;
  }
}

function requireData<Data>({
  data,
  error,
}: {
  readonly data?: Data;
  readonly error?: unknown;
}): Data {
  if (data === undefined) throw new Error(`Refused: ${JSON.stringify(error)}`);
  return data;
}
