import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  changePersonRequest,
  deletePersonRequest,
  foodUploadMaxBytes,
  invitationRequest,
  type NewInvitation,
  operatorRoutes,
  signUpSetting,
} from "@morsel/contracts";
import { z } from "zod";
import { timestamp } from "../../backup/index.ts";
import type { App } from "../../http/app-type.ts";
import { ExpectedError } from "../../http/errors.ts";
import { idParams } from "../../http/ids.ts";
import { readLanguage } from "../../http/request-language.ts";
import { requireSession } from "../../http/session-guard.ts";
import {
  createInvitation,
  deleteInvitation,
  listInvitations,
  setDisabled,
  setSignUpOpen,
} from "../accounts/index.ts";
import { deleteAccount } from "../data-export/index.ts";
import type { OperatorDeps } from "./deps.ts";
import { backupsFolder, readOverview } from "./overview.ts";
import { findPerson, listPeople } from "./people.ts";
import { testService } from "./service-tests.ts";

const admin = { access: "admin" } as const;

/** The operator's page. None of its routes reads what people wrote. */
export async function operator(app: App, deps: OperatorDeps): Promise<void> {
  const { database, config } = deps;
  const { queries } = database;

  app.get(operatorRoutes.overview, { config: admin }, () => readOverview(deps));

  app.put(
    operatorRoutes.signUp,
    { config: admin, schema: { body: signUpSetting } },
    async (request, reply) => {
      const { is_open: isOpen } = request.body;
      await setSignUpOpen(queries, isOpen);
      request.log.info({ event: "sign-up-set", isOpen }, "sign-up was opened or closed");
      return reply.code(204).send();
    },
  );

  app.get(operatorRoutes.invitations, { config: admin }, async () => ({
    items: await listInvitations(queries),
  }));

  app.post(
    operatorRoutes.invitations,
    { config: admin, schema: { body: invitationRequest } },
    async (request, reply): Promise<NewInvitation> => {
      reply.code(201);
      return createInvitation(queries, config.baseUrl, request.body);
    },
  );

  app.delete(
    operatorRoutes.invitation(":id"),
    { config: admin, schema: { params: idParams } },
    async (request, reply) => {
      if (!(await deleteInvitation(queries, request.params.id))) {
        throw new ExpectedError("invitation_not_found");
      }
      return reply.code(204).send();
    },
  );

  app.post(
    operatorRoutes.test(":id"),
    { config: admin, schema: { params: z.object({ id: z.enum(["model", "speech", "mail"]) }) } },
    async (request) => {
      const { email } = requireSession(request);
      const tested = await testService(deps, request.params.id, email, readLanguage(request));
      if (!tested) throw new ExpectedError("not_found");
      return tested;
    },
  );

  addPeopleRoutes(app, deps);
  addTaskRoutes(app, deps);
}

function addPeopleRoutes(app: App, deps: OperatorDeps): void {
  const { database, signals, dataSources, reauthentication } = deps;
  const { queries } = database;

  app.get(
    operatorRoutes.people,
    { config: admin, schema: { querystring: z.object({ after: z.uuid().optional() }) } },
    (request) => listPeople(queries, requireSession(request).userId, request.query.after),
  );

  const requireOther = async (selfId: string, id: string) => {
    const person = await findPerson(queries, { id });
    if (!person) throw new ExpectedError("person_not_found");
    if (id === selfId) throw new ExpectedError("own_account");
    return person;
  };

  app.patch(
    operatorRoutes.person(":id"),
    { config: admin, schema: { params: idParams, body: changePersonRequest } },
    async (request, reply) => {
      const { id } = request.params;
      await requireOther(requireSession(request).userId, id);
      const { is_disabled: isOff } = request.body;
      await setDisabled(queries, id, isOff);
      signals.publish({ kind: "sessions-ended", userId: id });
      const event = isOff ? "account-disabled" : "account-enabled";
      request.log.info({ event, userId: id }, "an account was disabled or enabled");
      return reply.code(204).send();
    },
  );

  app.delete(
    operatorRoutes.person(":id"),
    { config: admin, schema: { params: idParams, body: deletePersonRequest } },
    async (request, reply) => {
      const { id } = request.params;
      await requireOther(requireSession(request).userId, id);
      await reauthentication.requireOwner(request, { password: request.body.password });
      await deleteAccount(database, signals, dataSources, id);
      request.log.info(
        { event: "account-deleted", userId: id, by: "operator" },
        "an account is gone",
      );
      return reply.code(204).send();
    },
  );
}

function addTaskRoutes(app: App, { config, tasks }: OperatorDeps): void {
  app.post(operatorRoutes.backups, { config: admin }, async (request, reply) => {
    const path = join(backupsFolder(config.dataDir), `morsel-${timestamp()}.zip`);
    tasks.start("backup", [config.dataDir, path], { DATABASE_URL: config.databaseUrl ?? "" });
    request.log.info({ event: "backup-started" }, "a backup was started");
    return reply.code(202).send({});
  });

  app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/octet-stream", (_request, payload, done) =>
      done(null, payload),
    );
    scope.post(
      operatorRoutes.foods,
      {
        config: admin,
        bodyLimit: foodUploadMaxBytes,
        schema: { querystring: z.object({ extension: z.enum(["zip", "csv", "json"]) }) },
      },
      async (request, reply) => {
        if (Number(request.headers["content-length"] ?? 0) > foodUploadMaxBytes) {
          throw new ExpectedError("food_file_too_large");
        }
        tasks.requireFree();
        const folder = await mkdtemp(join(config.dataDir, "upload-"));
        const remove = () => rm(folder, { recursive: true, force: true });
        try {
          await mkdir(folder, { recursive: true });
          const path = join(folder, `foods.${request.query.extension}`);
          await store(request.body as Readable, path);
          tasks.start("import", [config.dataDir, path], {}, remove);
        } catch (error) {
          await remove();
          throw error;
        }
        request.log.info({ event: "foods-import-started" }, "an import of foods was started");
        return reply.code(202).send({});
      },
    );
  });
}

/** Writes an upload to a file. Throws `food_file_too_large`. */
async function store(body: Readable, path: string): Promise<void> {
  let bytes = 0;
  await pipeline(
    body,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > foodUploadMaxBytes) throw new ExpectedError("food_file_too_large");
        yield chunk;
      }
    },
    createWriteStream(path, { mode: 0o600 }),
  );
}
