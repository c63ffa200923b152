import {
  pushSubscriptionRequest,
  type ReminderStatus,
  recentSignInMs,
  remindersRequest,
  routes,
} from "@morsel/contracts";
import type { Queries } from "../../database/connection.ts";
import { deleteKeyedRow } from "../../database/delete-own-row.ts";
import type { App } from "../../http/app-type.ts";
import { ExpectedError } from "../../http/errors.ts";
import { idParams, requireId } from "../../http/ids.ts";
import { perTenMinutes } from "../../http/rate-limit.ts";
import { requireSession, type Session } from "../../http/session-guard.ts";
import { describeDevice } from "../accounts/index.ts";
import { isTimeZone } from "../meals/index.ts";
import { addDevice, findSubscription, listDevices, saveProblem } from "./device-store.ts";
import { toMessage } from "./perform-reminder-job.ts";
import type { PushService } from "./push-service.ts";
import { readReminders, saveReminders } from "./reminder-store.ts";

interface RemindersDeps {
  readonly queries: Queries;
  /** Undefined if reminders are switched off. */
  readonly push: PushService | undefined;
}

const testsPer10Minutes = 20;
const testTtlSeconds = 60;

/** The routes of a user's reminders and of the devices that show them. */
export async function reminders(app: App, { queries, push }: RemindersDeps): Promise<void> {
  const requirePush = () => {
    if (!push) throw new ExpectedError("not_found");
    return push;
  };
  const readStatus = async (session: Session): Promise<ReminderStatus> => ({
    public_key: push?.publicKey ?? null,
    ...(await readReminders(queries, session.userId)),
    devices: await listDevices(queries, session),
    is_new_session: Date.now() - session.startedAt < recentSignInMs,
  });

  app.get(routes.reminders, { config: { access: "session" } }, (request) =>
    readStatus(requireSession(request)),
  );

  app.put(
    routes.reminders,
    { config: { access: "session" }, schema: { body: remindersRequest } },
    async (request) => {
      const session = requireSession(request);
      requirePush();
      if (!isTimeZone(request.body.time_zone)) throw new ExpectedError("time_zone_unknown");
      await saveReminders(queries, session.userId, request.body);
      return readStatus(session);
    },
  );

  app.post(
    routes.reminderDevices,
    { config: { access: "session" }, schema: { body: pushSubscriptionRequest } },
    async (request) => {
      const session = requireSession(request);
      requirePush();
      const device = describeDevice(request.headers["user-agent"]);
      await addDevice(queries, session, device, request.body);
      return readStatus(session);
    },
  );

  app.delete(
    routes.reminderDevice(":id"),
    { config: { access: "session" }, schema: { params: idParams } },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const id = requireId(request.params.id, "reminder_device_not_found");
      if (!(await deleteKeyedRow(queries, "push_subscriptions", userId, id)))
        throw new ExpectedError("reminder_device_not_found");
      return reply.code(204).send();
    },
  );

  app.post(
    routes.testReminder,
    {
      config: {
        access: "session",
        rateLimit: perTenMinutes(testsPer10Minutes, "send a test"),
      },
    },
    async (request, reply) => {
      const { userId, id: session_id } = requireSession(request);
      const sender = requirePush();
      const device = await findSubscription(queries, userId, { session_id });
      if (!device) throw new ExpectedError("reminder_device_not_found");
      const message = await toMessage(queries, userId, "test");
      const { kind } = await sender.send(device, message, testTtlSeconds);
      if (kind === "gone") {
        await deleteKeyedRow(queries, "push_subscriptions", userId, device.id);
        throw new ExpectedError("reminder_device_not_found");
      }
      if (kind !== "sent") throw new ExpectedError("reminder_not_sent");
      await saveProblem(queries, device, null);
      return reply.code(204).send();
    },
  );
}
