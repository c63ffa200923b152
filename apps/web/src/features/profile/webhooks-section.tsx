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

const NewWebhookDialog = lazyNamed("NewWebhookDialog", () => import("./new-webhook-dialog.tsx"));

/** The addresses that get each event of the user's meals. */
export function Webhooks() {
  return (
    <ListSection
      title="Webhooks"
      add={{
        title: "Addresses",
        text: "Tells a program of yours about each meal that is logged, edited or deleted.",
        label: "New webhook",
        dialog: (props) => <NewWebhookDialog {...props} />,
      }}
      query={useWebhooks()}
      loadError="Your webhooks could not be loaded."
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
      onSuccess: () => showToast({ title: "Test delivered", text: `${host} accepted it.` }),
      onError: (error) => showToast(errorToast(accountErrorText(error), "Test not delivered")),
    });
  const onConfirm = () =>
    remove.mutate(webhook.id, {
      onSuccess: () => {
        showToast({ title: "Webhook removed", text: "No more events are sent to it." });
        onRemoved();
      },
      onError: (error) => showToast(errorToast(accountErrorText(error), "Not removed")),
    });
  return (
    <Setting title={host} text={describeState(webhook)}>
      <Button
        size="small"
        aria-label={`Test ${host}`}
        aria-disabled={test.isPending}
        onClick={onTest}
      >
        Test
      </Button>
      <ConfirmDialog
        trigger={
          <Button size="small" aria-label={`Remove ${host}`} aria-disabled={remove.isPending}>
            Remove
          </Button>
        }
        title={`Remove ${host}?`}
        text="No more events are sent to it, and those that wait are dropped. This cannot be undone."
        confirmLabel="Remove"
        onConfirm={onConfirm}
      />
    </Setting>
  );
}

function describeState({ problem, last_delivered_at, created_at }: Webhook): string {
  if (problem === "unreachable") return "It did not accept the last event.";
  if (problem === "private_network") return "This server may not reach its network.";
  if (last_delivered_at === null) return `Added ${formatDate(created_at)}, no event yet`;
  return `Last event ${formatDate(last_delivered_at)}`;
}
