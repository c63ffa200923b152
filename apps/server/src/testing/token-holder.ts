import { type NewAccessToken, routes, type TokenScope } from "@morsel/contracts";
import type { InjectOptions } from "fastify";
import type { Person, TestApp } from "./test-app.ts";

/** Makes a token as the profile does. */
export async function makeToken(
  person: Person,
  scope: TokenScope = "write",
  name = "Shortcut",
): Promise<NewAccessToken> {
  const answer = await person.post(routes.tokens, { name, scope });
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json();
}

/** A request with a token and without a cookie. */
export function callWith(test: TestApp, token: string, options: InjectOptions) {
  const headers = { authorization: `Bearer ${token}`, ...options.headers };
  return test.app.inject({ ...options, headers });
}
