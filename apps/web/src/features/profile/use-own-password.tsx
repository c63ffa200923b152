import { useState } from "react";
import { PasswordField } from "../../ui/password-field.tsx";
import { t } from "./messages.ts";

/** Asks for the account's password before a change, if the account has one. */
export function useOwnPassword(hasPassword: boolean) {
  const [password, setPassword] = useState("");
  if (!hasPassword) return { field: null, isReady: true, body: {} };
  const field = (
    <PasswordField
      label={t.yourPassword}
      autoComplete="current-password"
      value={password}
      onChange={setPassword}
    />
  );
  return { field, isReady: password !== "", body: { password } };
}
