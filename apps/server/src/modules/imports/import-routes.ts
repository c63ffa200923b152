import { type ImportList, importField, importMaxBytes, importRoutes } from "@morsel/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Queries } from "../../database/connection.ts";
import type { Signals } from "../../database/signals.ts";
import type { App } from "../../http/app-type.ts";
import { ExpectedError } from "../../http/errors.ts";
import { idParams, requireId } from "../../http/ids.ts";
import { perTenMinutes } from "../../http/rate-limit.ts";
import { acceptForms, readUpload, requireForm, type Upload } from "../../http/read-upload.ts";
import { requireSession } from "../../http/session-guard.ts";
import { readTimeZone } from "../meal-logging/index.ts";
import { toLocalDay } from "../meals/index.ts";
import { listImports, previewImport, undoImport, writeImport } from "./import-store.ts";
import { readExport } from "./read-export.ts";

const upload: Upload = {
  field: importField,
  maxBytes: importMaxBytes,
  missing: "export_missing",
  tooLarge: "export_too_large",
};
/** Enough for a few files with a preview each; users import once, when they change apps. */
const importsPer10Minutes = 60;

interface ImportsDeps {
  readonly queries: Queries;
  readonly signals: Signals;
}

/** The routes that import other apps' exports, list the imports and undo one. */
export async function imports(app: App, { queries, signals }: ImportsDeps): Promise<void> {
  const publishHint = (userId: string) =>
    signals.publish({ kind: "hint", userId, events: ["jobs", "meals", "edits"] });

  app.get(importRoutes.imports, { config: { access: "session" } }, async (request) => {
    const { userId } = requireSession(request);
    return { items: await listImports(queries, userId) } satisfies ImportList;
  });

  app.delete(
    importRoutes.import(":id"),
    { config: { access: "session" }, schema: { params: idParams } },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const id = requireId(request.params.id, "import_not_found");
      if (!(await undoImport(queries, userId, id))) throw new ExpectedError("import_not_found");
      publishHint(userId);
      return reply.code(204).send();
    },
  );

  await app.register(async (scope) => {
    await acceptForms(scope, upload);
    const options = {
      config: {
        access: "session" as const,
        rateLimit: perTenMinutes(importsPer10Minutes, "send exports"),
      },
      onRequest: async (request: FastifyRequest) => requireForm(request, "export"),
    };
    scope.post(importRoutes.importPreview, options, async (request, reply) => {
      const { userId } = requireSession(request);
      const { read, timeZone } = await receive(request, reply);
      return previewImport(queries, userId, read, timeZone);
    });
    scope.post(importRoutes.imports, options, async (request, reply) => {
      const { userId } = requireSession(request);
      const { read, timeZone } = await receive(request, reply);
      const made = await writeImport(queries, userId, read, timeZone);
      publishHint(userId);
      return reply.code(201).send(made);
    });
  });
}

async function receive(request: FastifyRequest, reply: FastifyReply) {
  const timeZone = readTimeZone(request) ?? "UTC";
  const file = await readUpload(request, reply, upload);
  return { timeZone, read: await readExport(file, toLocalDay(Date.now(), timeZone)) };
}
