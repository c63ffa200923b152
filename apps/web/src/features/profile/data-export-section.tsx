import { routes } from "@morsel/contracts/facts";
import { useIsEnergyHidden } from "../../api/energy-visibility.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { DialogOpener } from "../../ui/dialog-opener.tsx";
import { Download, Icon } from "../../ui/icons.tsx";
import { Section, Setting } from "../../ui/section.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import styles from "./profile.module.css";

/** Exports the user's data, and deletes the account. */
export function DataSettings() {
  const isEnergyHidden = useIsEnergyHidden(true);
  return (
    <Section title="Your data">
      <Setting
        title="Export"
        text={
          isEnergyHidden
            ? "Everything, including what you hide here, as CSV and JSON in one zip."
            : "Everything, as CSV and JSON in one zip."
        }
      >
        <a
          className={buttonClass({ tone: "outlined", size: "small" })}
          href={routes.accountExport}
          download
        >
          <Icon of={Download} isSmall />
          Export my data
        </a>
      </Setting>
      <Setting title="Delete account" text="Your account and everything in it, for good.">
        <DialogOpener
          trigger={
            <Button tone="ghost" size="small" className={styles.dangerButton}>
              Delete account
            </Button>
          }
          dialog={(props) => <DeleteAccountDialog {...props} />}
        />
      </Setting>
    </Section>
  );
}
