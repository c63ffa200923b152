import { routes } from "@morsel/contracts";
import type { FastifyReply } from "fastify";
import type { App } from "../../http/app-type.ts";
import { ExpectedError } from "../../http/errors.ts";
import { requireSession } from "../../http/session-guard.ts";
import type { IntegrationsDeps } from "./deps.ts";
import { createInternalApiClient } from "./internal-api-client.ts";
import { waitFor } from "./wait-until-changed.ts";

/** How long an assistant waits for an estimate or an edit. */
const timeoutMs = 20_000;
const forwardedHeaders = ["accept", "content-type", "mcp-protocol-version"];

/** POST /mcp: the Model Context Protocol over streamable HTTP, stateless. */
export function addMcpRoute(app: App, { signals }: IntegrationsDeps): void {
  const closing = new AbortController();
  app.addHook("preClose", async () => closing.abort());

  app.post(routes.mcp, { config: { access: "token", scope: "read" } }, async (request, reply) => {
    const { userId } = requireSession(request);
    // Loaded on the first call: most installations never get one.
    const { handleMcpRequest } = await import("./mcp-server.ts");
    const headers = forwardedHeaders.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === "string" ? [[name, value] as [string, string]] : [];
    });
    const asked = new Request("http://localhost/mcp", { method: "POST", headers });
    const answer = await handleMcpRequest(asked, request.body, {
      calls: createInternalApiClient(app, request.headers.authorization ?? ""),
      waitUntil: (poll) => waitFor(signals, userId, poll, { timeoutMs, signal: closing.signal }),
    });
    return send(reply, answer);
  });

  // Stateless: there is no stream to open and no session to end.
  for (const method of ["GET", "DELETE"] as const) {
    app.route({
      method,
      url: routes.mcp,
      config: { access: "token", scope: "read" },
      handler: async (_request, reply) => {
        reply.header("allow", "POST");
        throw new ExpectedError("method_not_allowed");
      },
    });
  }
}

async function send(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  const body = await answer.text();
  reply.code(answer.status);
  return body === ""
    ? reply.send()
    : reply.type(answer.headers.get("content-type") ?? "application/json").send(body);
}
