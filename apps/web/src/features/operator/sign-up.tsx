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
import { t } from "./messages.ts";
import styles from "./operator.module.css";

/** Whether everyone can create an account, and invitations for when not. */
export function SignUp({ isOpen }: { readonly isOpen: boolean }) {
  const set = useSetSignUp();
  const showToast = useToast();
  const invitations = useInvitations();
  const onError = (error: unknown) => showToast(errorToast(accountErrorText(error), t.notChanged));
  return (
    <Section level={2} title={t.newAccounts}>
      <Switch
        title={t.openEveryone}
        text={isOpen ? t.everyoneWhoReachesThis : t.onlyPeopleWithInvitation}
        isOn={isOpen}
        isDisabled={set.isPending}
        onChange={(open) => set.mutate(open, { onError })}
      />
      <DialogSetting
        title={t.invitations}
        text={t.linkWithWhichOnePerson}
        label={t.invite}
        dialog={(props) => <InvitationDialog {...props} />}
      />
      <LoadError text={t.invitationsCouldNotBe} query={invitations} />
      {invitations.data?.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} />
      ))}
    </Section>
  );
}

function InvitationRow({ invitation }: { readonly invitation: Invitation }) {
  const { id, note, created_at, expires_at, used_at } = invitation;
  const remove = useDeleteInvitation();
  const name = note === "" ? t.invitationCreatedAt({ created_at: formatDay(created_at) }) : note;
  const text = used_at
    ? t.usedOnUsedAt({ used_at: formatDay(used_at) })
    : t.notUsedYetWorksUntil({ expires_at: formatDay(expires_at) });
  return (
    <Setting title={name} text={text}>
      <Button
        size="small"
        aria-label={t.removeName({ name })}
        disabled={remove.isPending}
        onClick={() => remove.mutate(id)}
      >
        {t.remove}
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
      title={create.data ? t.theInvitation : t.invite}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      {create.data ? (
        <OneTimeSecret
          label={t.link}
          value={create.data.url}
          note={t.sendOnePersonWorksOnce({ expires_at: formatDay(create.data.expires_at) })}
          onClose={onClose}
        />
      ) : (
        <DialogForm
          className={styles.form}
          submitLabel={create.isPending ? t.oneMoment : t.makeLink}
          isReady={isCountGood && !create.isPending}
          onSubmit={() => create.mutate({ note: note.trim(), days: count })}
          onClose={onClose}
        >
          <TextField
            label={t.forWhom}
            hint={t.onlyYouSee}
            maxLength={invitationNoteMaxLength}
            autoComplete="off"
            value={note}
            onChange={setNote}
          />
          <TextField
            label={t.daysWorks}
            inputMode="numeric"
            autoComplete="off"
            value={days}
            onChange={setDays}
            error={isCountGood ? undefined : t.numberDaysFrom1({ invitationMaxDays })}
          />
          <FormError error={create.error} />
        </DialogForm>
      )}
    </ControlledDialog>
  );
}
