import { useState } from "react";
import { Button } from "./button.tsx";
import dialogStyles from "./dialog.module.css";
import styles from "./recovery-code-list.module.css";
import textStyles from "./text.module.css";

interface Props {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** In a dialog: the recovery codes, which are shown only once, to be copied or saved as a file. */
export function RecoveryCodeList({ codes, onClose }: Props) {
  const [isCopied, setIsCopied] = useState<boolean>();
  const text = `Morsel recovery codes for ${window.location.host}\n\n${codes.join("\n")}\n`;
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
        {isCopied === false ? "The browser did not copy them: save them as a file. " : null}
        {isCopied ? "Copied. They are" : "Keep them now; they are"} not shown again.
      </p>
      <p className={textStyles.note}>
        Each sets a new password once, with your email: keep them where a forgotten password does
        not lock them away.
      </p>
      <div className={dialogStyles.actions}>
        <Button onClick={onClose}>Done</Button>
        <Button tone="outlined" onClick={() => saveAsFile(text)}>
          Save as a file
        </Button>
        <Button tone="primary" onClick={copy}>
          Copy
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
