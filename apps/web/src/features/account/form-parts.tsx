import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { CircleAlert, Icon } from "../../ui/icons.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { t } from "./messages.ts";
import styles from "./sign-in.module.css";

export function EmailField(
  props: Pick<ComponentProps<typeof TextField>, "value" | "onChange" | "error">,
) {
  return (
    <TextField
      {...props}
      label={t.email}
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={t.exampleEmail}
    />
  );
}

/** The error of a whole form. */
export function FormAlert({ children }: { readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <p className={styles.formError} role="alert">
      <Icon of={CircleAlert} />
      {children}
    </p>
  );
}

interface SubmitProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly isUsable?: boolean;
}

export function SubmitButton({ label, isBusy, isUsable = true }: SubmitProps) {
  return (
    <Button
      tone="primary"
      size="large"
      type="submit"
      className={styles.submit}
      disabled={isBusy || !isUsable}
    >
      {isBusy ? t.oneMoment : label}
    </Button>
  );
}

interface DoneProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What replaces a form that was sent; its title takes the focus, because the form is gone. */
export function FormDone({ title, children }: DoneProps) {
  return (
    <section className={styles.done} role="status">
      <h1 ref={focusOnce} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </section>
  );
}

function focusOnce(title: HTMLElement | null): void {
  title?.focus({ preventScroll: true });
}
