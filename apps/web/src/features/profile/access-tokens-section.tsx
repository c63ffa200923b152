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
import { t } from "./messages.ts";

const NewTokenDialog = lazyNamed("NewTokenDialog", () => import("./new-token-dialog.tsx"));

/** The tokens with which the user's scripts and assistants log and read meals. */
export function AccessTokens() {
  return (
    <ListSection
      title={t.yourOwnTools}
      add={{
        title: t.tokens,
        text: t.letsYourOwnShortcutScript,
        label: t.newToken,
        dialog: (props) => <NewTokenDialog {...props} />,
      }}
      query={useAccessTokens()}
      loadError={t.yourTokensCouldNotBe}
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
        showToast({ title: t.tokenRemoved, text: t.noLongerWorks });
        onRemoved();
      },
      onError: (error) => showToast(errorToast(accountErrorText(error), t.notRemoved)),
    });
  return (
    <Setting title={token.name} text={`${scopeTexts()[token.scope]}. ${describeUse(token)}`}>
      <ConfirmDialog
        trigger={
          <Button
            size="small"
            aria-label={t.removeName({ name: token.name })}
            aria-disabled={remove.isPending}
          >
            {t.remove}
          </Button>
        }
        title={t.removeName2({ name: token.name })}
        text={t.appsThatUseThisToken}
        confirmLabel={t.remove}
        onConfirm={onConfirm}
      />
    </Setting>
  );
}

const scopeTexts = () =>
  ({
    read: t.onlyReads,
    write: t.readsAndWrites,
  }) as const;

function describeUse({ last_used_at, created_at }: AccessToken): string {
  if (last_used_at === null)
    return t.madeCreatedAtNeverUsed({ created_at: formatDate(created_at) });
  return t.lastUsedLastUsedAt({ last_used_at: formatDate(last_used_at) });
}
