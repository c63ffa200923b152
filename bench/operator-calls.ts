import { operatorRoutes } from "@morsel/contracts";
import type { Caller } from "./caller.ts";
import { operatorOf, personEmail, personId } from "./many-people.ts";

/** What an operator with a session does: another one than `person`, who only deletes the own account. */
export async function operate(caller: Caller, person: number, password: string): Promise<void> {
  await caller.signIn({ email: personEmail(operatorOf(person)), password });
  await caller.call("GET", operatorRoutes.overview);
  await caller.call("PUT", operatorRoutes.signUp, { is_open: true });
  const made = await caller.call("POST", operatorRoutes.invitations, { note: "Ben", days: 7 });
  await caller.call("GET", operatorRoutes.invitations);
  const { id } = made.json() as { id: string };
  await caller.on("DELETE /api/admin/invitations/:id", operatorRoutes.invitation(id));
  await caller.call("GET", operatorRoutes.people);
  const other = operatorRoutes.person(personId(person + 2));
  await caller.on("PATCH /api/admin/people/:id", other, { is_disabled: true });
  await caller.on("DELETE /api/admin/people/:id", other, { password });
}
