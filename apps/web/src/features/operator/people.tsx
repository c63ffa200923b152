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
import { formatBytes, formatDay } from "./format.ts";
import { t } from "./messages.ts";
import styles from "./operator.module.css";

/** The accounts, which an operator can disable and delete. */
export function People({ counts }: { readonly counts: OperatorOverview["people"] }) {
  const query = usePeople();
  const people = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Section level={2} title={t.people}>
      <Setting
        title={t.accountsCount(counts.total)}
        text={t.seenWeekSeenLastWeek({
          seen_in_a_week: counts.seen_in_a_week,
          disabled: counts.disabled,
        })}
      />
      <LoadError text={t.accountsCouldNotBeLoaded} query={query} />
      {people.map((person) => (
        <PersonRow key={person.id} person={person} />
      ))}
      {query.hasNextPage ? (
        <Setting title={t.moreAccounts}>
          <Button
            tone="outlined"
            size="small"
            disabled={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t.showMore}
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
      { onError: (error) => showToast(errorToast(accountErrorText(error), t.notChanged)) },
    );
  return (
    <Setting title={email} text={describe(person)} isLong>
      {person.is_self ? null : (
        <>
          {isDisabled ? (
            <Button
              size="small"
              aria-label={t.enableEmail({ email })}
              disabled={change.isPending}
              onClick={() => set(false)}
            >
              {t.enable}
            </Button>
          ) : (
            <ConfirmDialog
              trigger={
                <Button
                  size="small"
                  aria-label={t.disableEmail({ email })}
                  disabled={change.isPending}
                >
                  {t.disable}
                </Button>
              }
              title={t.disableEmail2({ email })}
              text={t.personSignedOutEverywhere}
              confirmLabel={t.disable}
              onConfirm={() => set(true)}
            />
          )}
          <DialogOpener
            trigger={
              <Button size="small" aria-label={t.deleteEmail({ email })}>
                {t.delete}
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
  const text = [
    person.is_self ? t.you : "",
    person.is_admin ? t.operator : "",
    person.is_disabled ? t.disabled : "",
    t.sinceCreatedAt({ created_at: formatDay(person.created_at) }),
    person.seen_at ? t.lastSeenSeenAt({ seen_at: formatDay(person.seen_at) }) : t.signedOut,
    t.mealsCount(person.meals),
    t.photosCount(person.photos),
    person.storage_bytes > 0 ? t.aboutBytes({ bytes: formatBytes(person.storage_bytes) }) : "",
  ]
    .filter(Boolean)
    .join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Deletes an account after the operator's own password. */
function DeletePersonDialog({ person, onClose, onCloseAutoFocus }: DialogProps & RowProps) {
  const remove = useDeletePerson(person.id);
  const showToast = useToast();
  const [password, setPassword] = useState("");
  const onSuccess = () => {
    showToast({ title: t.accountDeleted, text: person.email });
    onClose();
  };
  return (
    <ControlledDialog
      title={t.deleteEmail2({ email: person.email })}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <p>{t.allMealsPhotosAndSettings}</p>
      <DialogForm
        className={styles.form}
        submitLabel={remove.isPending ? t.deleting : t.deleteAccount}
        tone="danger"
        isReady={!remove.isPending}
        onSubmit={() => remove.mutate(password, { onSuccess })}
        onClose={onClose}
      >
        <PasswordField
          label={t.yourOwnPassword}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <FormError error={remove.error} />
      </DialogForm>
    </ControlledDialog>
  );
}
