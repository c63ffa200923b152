import type { Invitation } from "@morsel/contracts";
import {
  invitationDays,
  invitationMaxDays,
  invitationNoteMaxLength,
} from "@morsel/contracts/facts";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { ControlledDialog, DialogForm } from "../../ui/dialog.tsx";
import type { DialogProps } from "../../ui/dialog-opener.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { OneTimeSecret } from "../../ui/one-time-secret.tsx";
import {
  accountErrorText,
  DialogSetting,
  FormError,
  Section,
  Setting,
  Switch,
} from "../../ui/section.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { errorToast } from "../../ui/toast-store.ts";
import {
  useCreateInvitation,
  useDeleteInvitation,
  useInvitations,
  useSetSignUp,
} from "./api/operator.ts";
import { formatDay } from "./format.ts";
import styles from "./operator.module.css";

/** Whether everyone can create an account, and invitations for when not. */
export function SignUp({ isOpen }: { readonly isOpen: boolean }) {
  const set = useSetSignUp();
  const showToast = useToast();
  const invitations = useInvitations();
  const onError = (error: unknown) => showToast(errorToast(accountErrorText(error), "Not changed"));
  return (
    <Section level={2} title="New accounts">
      <Switch
        title="Open to everyone"
        text={
          isOpen
            ? "Everyone who reaches this Morsel can create an account."
            : "Only people with an invitation can create an account."
        }
        isOn={isOpen}
        isDisabled={set.isPending}
        onChange={(open) => set.mutate(open, { onError })}
      />
      <DialogSetting
        title="Invitations"
        text="A link with which one person can create an account while it is closed."
        label="Invite"
        dialog={(props) => <InvitationDialog {...props} />}
      />
      <LoadError text="The invitations could not be loaded." query={invitations} />
      {invitations.data?.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} />
      ))}
    </Section>
  );
}

function InvitationRow({ invitation }: { readonly invitation: Invitation }) {
  const { id, note, created_at, expires_at, used_at } = invitation;
  const remove = useDeleteInvitation();
  const name = note === "" ? `Invitation of ${formatDay(created_at)}` : note;
  const text = used_at
    ? `Used on ${formatDay(used_at)}.`
    : `Not used yet; works until ${formatDay(expires_at)}.`;
  return (
    <Setting title={name} text={text}>
      <Button
        size="small"
        aria-label={`Remove ${name}`}
        disabled={remove.isPending}
        onClick={() => remove.mutate(id)}
      >
        Remove
      </Button>
    </Setting>
  );
}

/** Creates an invitation, and shows its link once. */
function InvitationDialog({ onClose, onCloseAutoFocus }: DialogProps) {
  const create = useCreateInvitation();
  const [note, setNote] = useState("");
  const [days, setDays] = useState(String(invitationDays));
  const count = Number(days);
  const isCountGood = Number.isInteger(count) && count >= 1 && count <= invitationMaxDays;
  return (
    <ControlledDialog
      title={create.data ? "The invitation" : "Invite"}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      {create.data ? (
        <OneTimeSecret
          label="Link"
          value={create.data.url}
          note={`Send it to one person: it works once, until ${formatDay(create.data.expires_at)}.`}
          onClose={onClose}
        />
      ) : (
        <DialogForm
          className={styles.form}
          submitLabel={create.isPending ? "One moment..." : "Make link"}
          isReady={isCountGood && !create.isPending}
          onSubmit={() => create.mutate({ note: note.trim(), days: count })}
          onClose={onClose}
        >
          <TextField
            label="For whom"
            hint="Only you see it."
            maxLength={invitationNoteMaxLength}
            autoComplete="off"
            value={note}
            onChange={setNote}
          />
          <TextField
            label="Days it works"
            inputMode="numeric"
            autoComplete="off"
            value={days}
            onChange={setDays}
            error={isCountGood ? undefined : `A number of days from 1 to ${invitationMaxDays}.`}
          />
          <FormError error={create.error} />
        </DialogForm>
      )}
    </ControlledDialog>
  );
}
