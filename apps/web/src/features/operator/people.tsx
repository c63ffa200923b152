import type { OperatorOverview, OperatorPerson } from "@morsel/contracts";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { ControlledDialog, DialogForm } from "../../ui/dialog.tsx";
import { DialogOpener, type DialogProps } from "../../ui/dialog-opener.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { accountErrorText, FormError, Section, Setting } from "../../ui/section.tsx";
import { useToast } from "../../ui/toast.tsx";
import { errorToast } from "../../ui/toast-store.ts";
import { useDeletePerson, useDisablePerson, usePeople } from "./api/operator.ts";
import { formatCount, formatDay } from "./format.ts";
import styles from "./operator.module.css";

/** The accounts, which an operator can disable and delete. */
export function People({ counts }: { readonly counts: OperatorOverview["people"] }) {
  const query = usePeople();
  const people = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Section level={2} title="People">
      <Setting
        title={formatCount(counts.total, "account")}
        text={`${counts.seen_in_a_week} seen in the last week, ${counts.disabled} disabled.`}
      />
      <LoadError text="The accounts could not be loaded." query={query} />
      {people.map((person) => (
        <PersonRow key={person.id} person={person} />
      ))}
      {query.hasNextPage ? (
        <Setting title="More accounts">
          <Button
            tone="outlined"
            size="small"
            disabled={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Show more
          </Button>
        </Setting>
      ) : null}
    </Section>
  );
}

interface RowProps {
  readonly person: OperatorPerson;
}

function PersonRow({ person }: RowProps) {
  const { id, email, is_disabled: isDisabled } = person;
  const change = useDisablePerson();
  const showToast = useToast();
  const set = (isOff: boolean) =>
    change.mutate(
      { id, isOff },
      { onError: (error) => showToast(errorToast(accountErrorText(error), "Not changed")) },
    );
  return (
    <Setting title={email} text={describe(person)} isLong>
      {person.is_self ? null : (
        <>
          {isDisabled ? (
            <Button
              size="small"
              aria-label={`Enable ${email}`}
              disabled={change.isPending}
              onClick={() => set(false)}
            >
              Enable
            </Button>
          ) : (
            <ConfirmDialog
              trigger={
                <Button size="small" aria-label={`Disable ${email}`} disabled={change.isPending}>
                  Disable
                </Button>
              }
              title={`Disable ${email}?`}
              text="The person is signed out everywhere and cannot sign in, and shared links do not open. Nothing is deleted."
              confirmLabel="Disable"
              onConfirm={() => set(true)}
            />
          )}
          <DialogOpener
            trigger={
              <Button size="small" aria-label={`Delete ${email}`}>
                Delete
              </Button>
            }
            dialog={(props) => <DeletePersonDialog {...props} person={person} />}
          />
        </>
      )}
    </Setting>
  );
}

function describe(person: OperatorPerson): string {
  return [
    person.is_self ? "You" : "",
    person.is_admin ? "operator" : "",
    person.is_disabled ? "disabled" : "",
    `since ${formatDay(person.created_at)}`,
    person.seen_at ? `last seen ${formatDay(person.seen_at)}` : "signed out",
    formatCount(person.meals, "meal"),
    formatCount(person.photos, "photo"),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Deletes an account after the operator's own password. */
function DeletePersonDialog({ person, onClose, onCloseAutoFocus }: DialogProps & RowProps) {
  const remove = useDeletePerson(person.id);
  const showToast = useToast();
  const [password, setPassword] = useState("");
  const onSuccess = () => {
    showToast({ title: "Account deleted", text: person.email });
    onClose();
  };
  return (
    <ControlledDialog
      title={`Delete ${person.email}?`}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <p>
        All meals, photos and settings of this account are deleted. This cannot be undone; only a
        backup still has them.
      </p>
      <DialogForm
        className={styles.form}
        submitLabel={remove.isPending ? "Deleting..." : "Delete account"}
        tone="danger"
        isReady={!remove.isPending}
        onSubmit={() => remove.mutate(password, { onSuccess })}
        onClose={onClose}
      >
        <PasswordField
          label="Your own password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <FormError error={remove.error} />
      </DialogForm>
    </ControlledDialog>
  );
}
