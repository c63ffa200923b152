import swagger from "@fastify/swagger";
import { errorBody, routes } from "@morsel/contracts";
import type { FastifySchema } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import type { App } from "./app-type.ts";

const description = `What a person's own tools can call, each with a token that the person made in
their profile. An amount is in the unit that its name ends in; null is unknown, which is not zero.`;

/**
 * GET /api/openapi.json: every route that a token may call, described by the schemas that validate it.
 * Register it before the routes.
 */
export async function addOpenApi(app: App, baseUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Morsel", version: "1", description: description.replaceAll("\n", " ") },
      servers: [{ url: baseUrl }],
      components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
    },
    transform: ({ schema, route, ...rest }) => {
      const { access, scope } = route.config ?? {};
      const isShown = access === "session" && scope !== undefined;
      const response = { ...(schema?.response as object), default: refused };
      const shown: FastifySchema = { ...schema, response, security: [{ token: [scope ?? ""] }] };
      return jsonSchemaTransform({
        ...rest,
        route,
        schema: isShown ? shown : { ...schema, hide: true },
      });
    },
  });
  let document: object | undefined;
  app.get(routes.openApi, { config: { access: "public" } }, async () => {
    document ??= app.swagger();
    return document;
  });
}

const refused = errorBody.describe("Refused: `error` says by which rule, `message` in words");
