import { importField } from "@morsel/contracts";
import { formWith } from "./pictures.ts";
import type { Person } from "./test-app.ts";

/** Sends an export as the profile does. */
export async function sendExport(
  person: Person,
  url: string,
  file: string | Buffer,
  headers: Record<string, string> = {},
) {
  const sent = new Response(formWith(Buffer.from(file), importField));
  const type = sent.headers.get("content-type") ?? "";
  return person.request({
    method: "POST",
    url,
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { "content-type": type, ...headers },
  });
}
