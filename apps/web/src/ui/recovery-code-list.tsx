import { useState } from "react";
import { Button } from "./button.tsx";
import dialogStyles from "./dialog.module.css";
import { t } from "./messages-on-demand.ts";
import styles from "./recovery-code-list.module.css";
import textStyles from "./text.module.css";

interface Props {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** In a dialog: the recovery codes, which are shown only once, to be copied or saved as a file. */
export function RecoveryCodeList({ codes, onClose }: Props) {
  const [isCopied, setIsCopied] = useState<boolean>();
  const text = t.morselRecoveryCodesForHost({
    host: window.location.host,
    codes: codes.join("\n"),
  });
  const copy = async () => {
    setIsCopied(
      await navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      ),
    );
  };
  return (
    <>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code} translate="no">
            {code}
          </li>
        ))}
      </ol>
      <p role="status">
        {isCopied === false ? t.browserDidNotCopyThem : null}
        {isCopied ? t.copiedThey : t.keepThemNow}
      </p>
      <p className={textStyles.note}>{t.eachSetsNewPasswordOnce}</p>
      <div className={dialogStyles.actions}>
        <Button onClick={onClose}>{t.done}</Button>
        <Button tone="outlined" onClick={() => saveAsFile(text)}>
          {t.saveAsFile}
        </Button>
        <Button tone="primary" onClick={copy}>
          {t.copy}
        </Button>
      </div>
    </>
  );
}

function saveAsFile(text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = "morsel-recovery-codes.txt";
  link.click();
  URL.revokeObjectURL(link.href);
}
