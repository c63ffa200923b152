import type { AccessToken } from "@morsel/contracts";
import { lazy, type MouseEvent, Suspense, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import cardStyles from "../../ui/card.module.css";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { useToast } from "../../ui/toast.tsx";
import { longToastMs } from "../../ui/toast-store.ts";
import { useAccessTokens, useRemoveToken } from "./api/tokens.ts";
import { refusalWords } from "./error-text.ts";
import styles from "./profile.module.css";
import { Setting } from "./setting.tsx";

const NewTokenDialog = lazy(() =>
  import("./new-token-dialog.tsx").then((module) => ({ default: module.NewTokenDialog })),
);

/** The tokens by which scripts and assistants of the person's own log and read meals. */
export function OwnTools() {
  const tokens = useAccessTokens();
  const heading = useRef<HTMLHeadingElement>(null);
  const [pressed, setPressed] = useState<HTMLElement>();
  return (
    <section className={`${cardStyles.card} ${styles.section}`} aria-labelledby="own-tools">
      <h2 ref={heading} id="own-tools" tabIndex={-1} className={styles.sectionTitle}>
        Your own tools
      </h2>
      <Setting
        title="Tokens"
        text="For a shortcut, a script or an assistant of yours, to log and read your meals."
      >
        <Button
          tone="outlined"
          size="small"
          onClick={(event: MouseEvent<HTMLElement>) => setPressed(event.currentTarget)}
        >
          New token
        </Button>
      </Setting>
      {tokens.isError && !tokens.data ? (
        <LoadError text="Your tokens could not be loaded." onRetry={() => void tokens.refetch()} />
      ) : null}
      {tokens.isPending ? <p className={styles.sectionNote}>Loading...</p> : null}
      {tokens.data?.map((token) => (
        <TokenLine
          key={token.id}
          token={token}
          onRemoved={() => heading.current?.focus({ preventScroll: true })}
        />
      ))}
      {pressed ? (
        <Suspense fallback={null}>
          <NewTokenDialog
            onClose={() => setPressed(undefined)}
            onCloseAutoFocus={() => pressed.focus({ preventScroll: true })}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

interface LineProps {
  readonly token: AccessToken;
  /** Its line goes: the focus has to go on. */
  readonly onRemoved: () => void;
}

function TokenLine({ token, onRemoved }: LineProps) {
  const remove = useRemoveToken();
  const showToast = useToast();
  const onConfirm = () =>
    remove.mutate(token.id, {
      onSuccess: () => {
        showToast({ title: "Token removed", text: "It opens nothing any more." });
        onRemoved();
      },
      onError: (error) =>
        showToast({
          title: "Not removed",
          text: refusalWords(error),
          isError: true,
          durationMs: longToastMs,
        }),
    });
  return (
    <Setting title={token.name} text={`${scopeWords[token.scope]}. ${describeUse(token)}`}>
      <ConfirmDialog
        trigger={
          <Button size="small" aria-label={`Remove ${token.name}`} aria-disabled={remove.isPending}>
            Remove
          </Button>
        }
        title={`Remove ${token.name}?`}
        text="Whatever uses this token can no longer reach your meals. This cannot be undone."
        confirmLabel="Remove"
        onConfirm={onConfirm}
      />
    </Setting>
  );
}

const scopeWords = { read: "Only reads", write: "Reads and writes" } as const;

function describeUse({ last_used_at, created_at }: AccessToken): string {
  if (last_used_at === null) return `Made ${formatDay(created_at)}, never used`;
  return `Last used ${formatDay(last_used_at)}`;
}

function formatDay(iso: string): string {
  return new Date(iso).toLocaleDateString("en-US", { dateStyle: "medium" });
}
