import { lazyNamed } from "../../../ui/deferred.tsx";
import { DialogOpener } from "../../../ui/dialog-opener.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Barcode, Icon } from "../../../ui/icons.tsx";
import styles from "../composer.module.css";
import { t } from "../messages.ts";

const ScanDialog = lazyNamed("ScanDialog", async () =>
  (await import("./load-scan-dialog.ts")).loadScanDialog(),
);

interface Props {
  /** Asks to sign in instead; undefined if signed in. */
  readonly askSignIn: (() => void) | undefined;
  /** The user wants to describe the product in words. */
  readonly onDescribe: () => void;
}

/** Opens the scanner of packaged products. */
export function ScanButton({ askSignIn, onDescribe }: Props) {
  const button = (
    <IconButton label={t.scanBarcode} className={styles.camera} onClick={askSignIn}>
      <Icon of={Barcode} />
    </IconButton>
  );
  if (askSignIn) return button;
  return (
    <DialogOpener
      trigger={button}
      dialog={(props) => <ScanDialog {...props} onDescribe={onDescribe} />}
    />
  );
}
