import { type AccessTokenList, routes, tokenRequest } from "@morsel/contracts";
import { deleteKeyedRow } from "../../database/delete-own-row.ts";
import type { App } from "../../http/app-type.ts";
import { ExpectedError } from "../../http/errors.ts";
import { idParams, requireId } from "../../http/ids.ts";
import { requireSession } from "../../http/session-guard.ts";
import type { IntegrationsDeps } from "./deps.ts";
import { createToken, listTokens } from "./token-store.ts";

/** The routes that create, list and remove a user's access tokens. They require a session, not a token. */
export function addTokenRoutes(app: App, { queries }: IntegrationsDeps): void {
  app.post(
    routes.tokens,
    { config: { access: "session" }, schema: { body: tokenRequest } },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const made = await createToken(queries, userId, request.body);
      request.log.info({ event: "token-made", userId }, "a token was made");
      return reply.code(201).send(made);
    },
  );

  app.get(routes.tokens, { config: { access: "session" } }, async (request) => {
    const { userId } = requireSession(request);
    return { items: await listTokens(queries, userId) } satisfies AccessTokenList;
  });

  app.delete(
    routes.token(":id"),
    { config: { access: "session" }, schema: { params: idParams } },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const id = requireId(request.params.id, "token_not_found");
      if (!(await deleteKeyedRow(queries, "access_tokens", userId, id)))
        throw new ExpectedError("token_not_found");
      request.log.info({ event: "token-removed", userId }, "a token was removed");
      return reply.code(204).send();
    },
  );
}
