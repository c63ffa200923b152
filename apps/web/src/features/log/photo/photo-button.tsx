import { photoMediaTypes } from "@morsel/contracts/facts";
import { useState } from "react";
import { useFileInput } from "../../../platform/use-file-input.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Camera, Icon } from "../../../ui/icons.tsx";
import styles from "../composer.module.css";
import { t } from "../messages.ts";

interface Props {
  readonly hasPhoto: boolean;
  readonly onChoose: (file: File) => void;
  /** Asks to sign in instead; undefined if signed in. */
  readonly askSignIn: (() => void) | undefined;
}

/** Adds a photo from a file or, on a phone, from the camera. */
export function PhotoButton({ hasPhoto, onChoose, askSignIn }: Props) {
  const [isRefused, setIsRefused] = useState(false);
  const { input, open, onChange } = useFileInput((file) => {
    const isPhoto = isPhotoFile(file);
    setIsRefused(!isPhoto);
    if (isPhoto) onChoose(file);
  });
  return (
    <>
      <IconButton
        label={hasPhoto ? t.choose : t.addPhoto}
        className={styles.camera}
        onClick={askSignIn ?? open}
      >
        <Icon of={Camera} />
      </IconButton>
      <input
        ref={input}
        hidden
        type="file"
        accept={photoMediaTypes.join(",")}
        data-testid="photo-file"
        onChange={onChange}
      />
      {isRefused ? (
        <p className={styles.announcement} role="alert">
          {t.thatFileNot}
        </p>
      ) : null}
    </>
  );
}

/** A browser that does not know the type leaves it empty; then the server decides. */
function isPhotoFile({ type }: File): boolean {
  return type === "" || photoMediaTypes.some((photoType) => photoType === type);
}
