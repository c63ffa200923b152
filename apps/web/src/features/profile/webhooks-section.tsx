import type { Webhook } from "@morsel/contracts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { lazyNamed } from "../../ui/deferred.tsx";
import { accountErrorText, Setting } from "../../ui/section.tsx";
import { useToast } from "../../ui/toast.tsx";
import { errorToast } from "../../ui/toast-store.ts";
import { useRemoveWebhook, useTestWebhook, useWebhooks } from "./api/webhooks.ts";
import { formatDate } from "./format.ts";
import { ListSection } from "./list-section.tsx";
import { t } from "./messages.ts";

const NewWebhookDialog = lazyNamed("NewWebhookDialog", () => import("./new-webhook-dialog.tsx"));

/** The addresses that get each event of the user's meals. */
export function Webhooks() {
  return (
    <ListSection
      title={t.webhooks}
      add={{
        title: t.addresses,
        text: t.tellsProgramYoursAboutEach,
        label: t.newWebhook,
        dialog: (props) => <NewWebhookDialog {...props} />,
      }}
      query={useWebhooks()}
      loadError={t.yourWebhooksCouldNotBe}
      row={(webhook, onRemoved) => (
        <WebhookRow key={webhook.id} webhook={webhook} onRemoved={onRemoved} />
      )}
    />
  );
}

interface RowProps {
  readonly webhook: Webhook;
  readonly onRemoved: () => void;
}

function WebhookRow({ webhook, onRemoved }: RowProps) {
  const remove = useRemoveWebhook();
  const test = useTestWebhook();
  const showToast = useToast();
  const { host } = new URL(webhook.url);
  const onTest = () =>
    test.mutate(webhook.id, {
      onSuccess: () => showToast({ title: t.testDelivered, text: t.hostAccepted({ host }) }),
      onError: (error) => showToast(errorToast(accountErrorText(error), t.testNotDelivered)),
    });
  const onConfirm = () =>
    remove.mutate(webhook.id, {
      onSuccess: () => {
        showToast({ title: t.webhookRemoved, text: t.noMoreEventsSent });
        onRemoved();
      },
      onError: (error) => showToast(errorToast(accountErrorText(error), t.notRemoved)),
    });
  return (
    <Setting title={host} text={describeState(webhook)}>
      <Button
        size="small"
        aria-label={t.testHost({ host })}
        aria-disabled={test.isPending}
        onClick={onTest}
      >
        {t.test}
      </Button>
      <ConfirmDialog
        trigger={
          <Button size="small" aria-label={t.removeHost({ host })} aria-disabled={remove.isPending}>
            {t.remove}
          </Button>
        }
        title={t.removeHost2({ host })}
        text={t.noMoreEventsSentAnd}
        confirmLabel={t.remove}
        onConfirm={onConfirm}
      />
    </Setting>
  );
}

function describeState({ problem, last_delivered_at, created_at }: Webhook): string {
  if (problem === "unreachable") return t.didNotAcceptLastEvent;
  if (problem === "private_network") return t.thisServerMayNotReach;
  if (last_delivered_at === null)
    return t.addedCreatedAtNoEvent({ created_at: formatDate(created_at) });
  return t.lastEventLastDeliveredAt({ last_delivered_at: formatDate(last_delivered_at) });
}
