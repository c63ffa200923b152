import type { AccessToken } from "@morsel/contracts";
import { useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { lazyNamed } from "../../ui/deferred.tsx";
import { DialogOpener } from "../../ui/dialog.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import textStyles from "../../ui/text.module.css";
import { useToast } from "../../ui/toast.tsx";
import { errorToast } from "../../ui/toast-store.ts";
import { useAccessTokens, useRemoveToken } from "./api/tokens.ts";
import { formatDate } from "./format.ts";
import styles from "./profile.module.css";
import { accountErrorText, Section, Setting } from "./section.tsx";

const NewTokenDialog = lazyNamed("NewTokenDialog", () => import("./new-token-dialog.tsx"));

/** The tokens with which the user's scripts and assistants log and read meals. */
export function AccessTokens() {
  const tokens = useAccessTokens();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Section title="Your own tools" heading={heading}>
      <Setting
        title="Tokens"
        text="For a shortcut, a script or an assistant of yours, to log and read your meals."
      >
        <DialogOpener
          trigger={
            <Button tone="outlined" size="small">
              New token
            </Button>
          }
          dialog={(props) => <NewTokenDialog {...props} />}
        />
      </Setting>
      <LoadError text="Your tokens could not be loaded." query={tokens} />
      {tokens.isPending ? (
        <p className={`${textStyles.note} ${styles.sectionNote}`}>Loading...</p>
      ) : null}
      {tokens.data?.map((token) => (
        <TokenRow
          key={token.id}
          token={token}
          onRemoved={() => heading.current?.focus({ preventScroll: true })}
        />
      ))}
    </Section>
  );
}

interface RowProps {
  readonly token: AccessToken;
  /** Moves the focus, because the row is gone. */
  readonly onRemoved: () => void;
}

function TokenRow({ token, onRemoved }: RowProps) {
  const remove = useRemoveToken();
  const showToast = useToast();
  const onConfirm = () =>
    remove.mutate(token.id, {
      onSuccess: () => {
        showToast({ title: "Token removed", text: "It opens nothing any more." });
        onRemoved();
      },
      onError: (error) => showToast(errorToast(accountErrorText(error), "Not removed")),
    });
  return (
    <Setting title={token.name} text={`${scopeTexts[token.scope]}. ${describeUse(token)}`}>
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

const scopeTexts = { read: "Only reads", write: "Reads and writes" } as const;

function describeUse({ last_used_at, created_at }: AccessToken): string {
  if (last_used_at === null) return `Made ${formatDate(created_at)}, never used`;
  return `Last used ${formatDate(last_used_at)}`;
}
