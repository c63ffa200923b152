import { useModelStatus, useSaveModelConsent } from "../../api/language-model.ts";

/** Whether words may go to a language model: nothing where there is none. */
export function ModelSwitch() {
  const status = useModelStatus();
  const save = useSaveModelConsent();
  if (!status?.sent_to) return null;
  const isAllowed = save.isPending ? save.variables : status.consent === true;
  return (
    <section className="card mt-4 px-5 py-1">
      <label className="flex min-h-[52px] cursor-pointer items-center justify-between gap-4 py-2">
        <span className="min-w-0 wrap-anywhere">
          <span className="block font-[530]">AI help</span>
          <span className="block text-small text-muted">
            {status.mode === "always" ? "What you write" : "What Morsel is unsure of"}
            {status.reads_photos ? " and your photos go" : " goes"} to {status.sent_to}, without
            your name or <span className="whitespace-nowrap">e-mail</span>.
          </span>
        </span>
        <input
          type="checkbox"
          role="switch"
          aria-label="AI help"
          aria-checked={isAllowed}
          className="size-6 shrink-0 accent-(--accent)"
          checked={isAllowed}
          onChange={(event) => save.mutate(event.currentTarget.checked)}
        />
      </label>
      {save.isError ? (
        <p className="pb-2 text-small" role="alert">
          That could not be saved. Please try again.
        </p>
      ) : null}
    </section>
  );
}
