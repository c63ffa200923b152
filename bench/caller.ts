import { routes } from "@morsel/contracts";
import type { InjectOptions } from "fastify";
import type { App } from "../apps/server/src/http/app-type.ts";

/** One request with the status of its response. */
export interface Called {
  /** The route's pattern: "GET /api/external/meals/:id". */
  readonly route: string;
  readonly status: number;
}

/** Sends the requests of one user and reports each. */
export class Caller {
  cookie = "";
  readonly #app: App;
  readonly #noted: (called: Called) => Promise<void>;

  constructor(app: App, noted: (called: Called) => Promise<void>) {
    this.#app = app;
    this.#noted = noted;
  }

  /** @param route the pattern, including the method */
  async ask(route: string, options: InjectOptions & { url: string }) {
    const [method] = route.split(" ");
    const answer = await this.#app.inject({
      method: method as "GET",
      ...options,
      headers: { ...(this.cookie ? { cookie: this.cookie } : {}), ...options.headers },
    });
    await this.#noted({ route, status: answer.statusCode });
    return answer;
  }

  on(route: string, url: string, payload?: object) {
    return this.ask(route, { url, ...(payload ? { payload } : {}) });
  }

  /** For a path without parameters. */
  call(method: string, url: string, payload?: object) {
    return this.on(`${method} ${url}`, url, payload);
  }

  async signIn(login: { readonly email: string; readonly password: string }): Promise<void> {
    this.cookie = "";
    const answer = await this.call("POST", routes.signIn, login);
    this.cookie = String(answer.headers["set-cookie"]).split(";")[0] ?? "";
  }
}
