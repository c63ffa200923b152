import { routes } from "@morsel/contracts/facts";
import { useIsEnergyHidden } from "../../api/energy-visibility.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { DialogOpener } from "../../ui/dialog-opener.tsx";
import { Download, Icon } from "../../ui/icons.tsx";
import { Section, Setting } from "../../ui/section.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { t } from "./messages.ts";
import styles from "./profile.module.css";

/** Exports the user's data, and deletes the account. */
export function DataSettings() {
  const isEnergyHidden = useIsEnergyHidden(true);
  return (
    <Section title={t.yourData}>
      <Setting
        title={t.export}
        text={isEnergyHidden ? t.everythingIncludingWhatYou : t.everythingAsCsvAndJson}
      >
        <a
          className={buttonClass({ tone: "outlined", size: "small" })}
          href={routes.accountExport}
          download
        >
          <Icon of={Download} isSmall />
          {t.exportMyData}
        </a>
      </Setting>
      <Setting title={t.deleteAccount} text={t.yourAccountAndEverything}>
        <DialogOpener
          trigger={
            <Button tone="ghost" size="small" className={styles.dangerButton}>
              {t.deleteAccount}
            </Button>
          }
          dialog={(props) => <DeleteAccountDialog {...props} />}
        />
      </Setting>
    </Section>
  );
}
