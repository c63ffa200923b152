import { photoMediaTypes } from "@morsel/contracts/facts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Camera, Icon } from "../../../ui/icons.tsx";
import styles from "../composer.module.css";
import { usePhotoInput } from "./use-photo-draft.ts";

interface Props {
  readonly hasPhoto: boolean;
  readonly onChoose: (file: File) => void;
  /** Asks to sign in instead; undefined if signed in. */
  readonly askSignIn: (() => void) | undefined;
}

/** Adds a photo from a file or, on a phone, from the camera. */
export function PhotoButton({ hasPhoto, onChoose, askSignIn }: Props) {
  const { input, open, onChange } = usePhotoInput(onChoose);
  return (
    <>
      <IconButton
        label={hasPhoto ? "Choose another photo" : "Add a photo"}
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
    </>
  );
}
