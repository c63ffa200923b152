import { type ComponentProps, useState } from "react";
import fieldStyles from "./field.module.css";
import iconStyles from "./icon.module.css";
import iconButton from "./icon-button.module.css";
import { Eye, EyeOff } from "./icons.ts";
import { TextField } from "./text-field.tsx";

/** A password that can be looked at while it is typed. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "after">) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      after={
        <button
          type="button"
          className={`${iconButton.iconButton} ${fieldStyles.reveal}`}
          aria-label={isShown ? "Hide password" : "Show password"}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon className={iconStyles.icon} aria-hidden="true" />
        </button>
      }
    />
  );
}
