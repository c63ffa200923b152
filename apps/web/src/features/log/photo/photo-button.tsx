import { photoMediaTypes } from "@morsel/contracts/facts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Camera, Icon } from "../../../ui/icons.tsx";
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
    </>
  );
}
