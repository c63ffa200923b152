import { routes } from "@morsel/contracts/facts";
import { type MouseEvent, useState } from "react";
import { useIsEnergyHidden } from "../../api/energy-visibility.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import cardStyles from "../../ui/card.module.css";
import iconStyles from "../../ui/icon.module.css";
import { Download } from "../../ui/icons.ts";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import styles from "./profile.module.css";
import { Setting } from "./setting.tsx";

/** To take one's data along, and to take it away. */
export function YourData() {
  const isEnergyHidden = useIsEnergyHidden(true);
  const [pressed, setPressed] = useState<HTMLElement>();
  return (
    <section className={`${cardStyles.card} ${styles.section}`} aria-labelledby="your-data">
      <h2 id="your-data" className={styles.sectionTitle}>
        Your data
      </h2>
      <Setting
        title="Export"
        text={
          isEnergyHidden
            ? "Everything, also what you hide here, as CSV and JSON in one zip."
            : "Everything, as CSV and JSON in one zip."
        }
      >
        <a
          className={buttonClass({ tone: "outlined", size: "small" })}
          href={routes.accountExport}
          download
        >
          <Download className={iconStyles.small} aria-hidden="true" />
          Export my data
        </a>
      </Setting>
      <Setting title="Delete account" text="Your account and everything in it, for good.">
        <Button
          tone="ghost"
          size="small"
          className={styles.dangerButton}
          onClick={(event: MouseEvent<HTMLElement>) => setPressed(event.currentTarget)}
        >
          Delete account
        </Button>
      </Setting>
      {pressed ? (
        <DeleteAccountDialog
          onClose={() => setPressed(undefined)}
          onCloseAutoFocus={() => pressed.focus({ preventScroll: true })}
        />
      ) : null}
    </section>
  );
}
