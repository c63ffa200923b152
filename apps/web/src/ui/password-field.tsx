import { type ComponentProps, useState } from "react";
import fieldStyles from "./field.module.css";
import iconButton from "./icon-button.module.css";
import { Eye, EyeOff, Icon } from "./icons.tsx";
import { t } from "./messages-on-demand.ts";
import { TextField } from "./text-field.tsx";

/** A password field with a button that shows the password. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "after">) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      after={
        <button
          type="button"
          className={`${iconButton.iconButton} ${fieldStyles.reveal}`}
          aria-label={isShown ? t.hidePassword : t.showPassword}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </button>
      }
    />
  );
}
