import { createStore, del, get, set } from "idb-keyval";

/** What another app shared with Morsel, until it is put into the text box. */
export interface SharedInput {
  /** May be empty. */
  readonly text: string;
  readonly photo?: File | undefined;
  /** Epoch milliseconds. */
  readonly sharedAtMs: number;
}

/** Older input in the text box would surprise the user. */
const maxAgeMs = 86_400_000;

const store = createStore("morsel-shared", "input");
const key = "latest";

/** Stores what was shared: the form of the share target. */
export async function storeSharedForm(form: FormData): Promise<void> {
  const [title, text, url] = ["title", "text", "url"].map((name) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  });
  const photo = form.get("photo");
  const input: SharedInput = {
    // Many apps repeat the title at the start of the text; an address alone is not a meal.
    text:
      [text?.startsWith(title ?? "") ? "" : title, text].filter(Boolean).join("\n") || (url ?? ""),
    ...(photo instanceof File && photo.size > 0 && { photo }),
    sharedAtMs: Date.now(),
  };
  await set(key, input, store);
}

/** Removes and returns what was shared; the photo stays for later unless `withPhoto`. */
export async function takeSharedInput(withPhoto: boolean): Promise<SharedInput | undefined> {
  try {
    const input = await get<SharedInput>(key, store);
    if (!input) return undefined;
    const isOld = Date.now() - input.sharedAtMs > maxAgeMs;
    if (isOld || withPhoto || !input.photo) await del(key, store);
    else await set(key, { ...input, text: "" }, store);
    return isOld ? undefined : input;
  } catch {
    // A store that cannot be opened is empty.
    return undefined;
  }
}

/** Deletes what was shared: it belongs to the user who signs out. */
export async function deleteSharedInput(): Promise<void> {
  try {
    await del(key, store);
  } catch {
    // A store that cannot be opened is empty.
  }
}
