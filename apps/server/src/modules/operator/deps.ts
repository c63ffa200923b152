import type { FastifyRequest } from "fastify";
import type { Models } from "../../ai/language-model/index.ts";
import type { Transcriber } from "../../ai/transcriber.ts";
import type { Config } from "../../config.ts";
import type { Database } from "../../database/connection.ts";
import type { Signals } from "../../database/signals.ts";
import type { UserDataSource } from "../data-export/index.ts";
import type { Mailer } from "../mail/index.ts";
import type { OperatorTasks } from "./tasks.ts";

export interface OperatorDeps {
  readonly config: Config;
  readonly database: Database;
  readonly signals: Signals;
  readonly dataSources: readonly UserDataSource[];
  readonly models: Models | undefined;
  readonly transcriber: Transcriber | undefined;
  readonly mailer: Mailer | undefined;
  readonly tasks: OperatorTasks;
  readonly reauthentication: {
    /** Throws `password_wrong`, `sign_in_again`, or `rate_limited` after too many attempts. */
    requireOwner(
      request: FastifyRequest,
      proof: { readonly password: string | undefined },
    ): Promise<void>;
  };
}
