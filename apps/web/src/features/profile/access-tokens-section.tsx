import type { AccessToken } from "@morsel/contracts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { lazyNamed } from "../../ui/deferred.tsx";
import { accountErrorText, Setting } from "../../ui/section.tsx";
import { useToast } from "../../ui/toast.tsx";
import { errorToast } from "../../ui/toast-store.ts";
import { useAccessTokens, useRemoveToken } from "./api/tokens.ts";
import { formatDate } from "./format.ts";
import { ListSection } from "./list-section.tsx";

const NewTokenDialog = lazyNamed("NewTokenDialog", () => import("./new-token-dialog.tsx"));

/** The tokens with which the user's scripts and assistants log and read meals. */
export function AccessTokens() {
  return (
    <ListSection
      title="Your own tools"
      add={{
        title: "Tokens",
        text: "Lets your own shortcut, script or assistant log and read your meals.",
        label: "New token",
        dialog: (props) => <NewTokenDialog {...props} />,
      }}
      query={useAccessTokens()}
      loadError="Your tokens could not be loaded."
      row={(token, onRemoved) => <TokenRow key={token.id} token={token} onRemoved={onRemoved} />}
    />
  );
}

interface RowProps {
  readonly token: AccessToken;
  readonly onRemoved: () => void;
}

function TokenRow({ token, onRemoved }: RowProps) {
  const remove = useRemoveToken();
  const showToast = useToast();
  const onConfirm = () =>
    remove.mutate(token.id, {
      onSuccess: () => {
        showToast({ title: "Token removed", text: "It no longer works." });
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
        text="Apps that use this token can no longer read or log your meals. This cannot be undone."
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
