import { photoMediaTypes } from "@morsel/contracts/facts";
import iconStyles from "../../../ui/icon.module.css";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Camera } from "../../../ui/icons.ts";
import styles from "../composer.module.css";
import { usePhotoInput } from "./use-photo-draft.ts";

interface Props {
  readonly isThere: boolean;
  readonly onChoose: (file: File) => void;
  /** Asks to sign in instead; undefined where somebody is. */
  readonly onRefuse: (() => void) | undefined;
}

/** Adds a photo, by the camera or from a file. A phone offers both. */
export function PhotoButton({ isThere, onChoose, onRefuse }: Props) {
  const { input, open, onChange } = usePhotoInput(onChoose);
  return (
    <>
      <IconButton
        label={isThere ? "Choose another photo" : "Add a photo"}
        className={styles.camera}
        onClick={onRefuse ?? open}
      >
        <Camera className={iconStyles.icon} aria-hidden="true" />
      </IconButton>
      <input
        ref={input}
        hidden
        type="file"
        accept={photoMediaTypes.join(",")}
        data-testid="photo-file"
        onChange={onChange}
      />
    </>
  );
}
