import { photoMaxBytes, routes } from "@morsel/contracts/facts";
import { useEffect, useEffectEvent, useState } from "react";
import { useCanModelReadPhotos } from "../../../api/language-model.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { CircleAlert, Icon, X } from "../../../ui/icons.tsx";
import { photoErrorText, sendPhoto } from "../api/photos.ts";
import { t } from "./messages.ts";
import styles from "./photo-tray.module.css";
import type { PhotoDraft } from "./use-photo-draft.ts";

interface Props {
  readonly photo: PhotoDraft;
  /** Removes the photo and moves the focus. */
  readonly onRemove: () => void;
}

/** The photo of the draft: uploading, uploaded, or rejected. */
export function PhotoTray({ photo, onRemove }: Props) {
  return (
    <section className={styles.tray} aria-label={t.photo}>
      {photo.file ? (
        <Uploading key={keyOf(photo.file)} file={photo.file} onUploaded={photo.attach} />
      ) : (
        <Uploaded key={photo.id} id={photo.id ?? ""} />
      )}
      <IconButton label={t.removePhoto} onClick={onRemove}>
        <Icon of={X} />
      </IconButton>
    </section>
  );
}

interface UploadingProps {
  readonly file: File;
  readonly onUploaded: (id: string) => void;
}

function Uploading({ file, onUploaded }: UploadingProps) {
  const [attempts, setAttempts] = useState(1);
  const { share, error } = useUpload(file, attempts, onUploaded);
  if (error) {
    return (
      <div className={styles.text} role="alert">
        <p className={styles.error}>
          <Icon of={CircleAlert} isSmall />
          {error}
        </p>
        <p>{t.tryAgainChooseAnotherOr}</p>
        <Button tone="outlined" size="small" onClick={() => setAttempts(attempts + 1)}>
          {t.sendPhotoAgain}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.text} role="status">
      <p>{t.sendingPhoto}</p>
      <progress value={share} aria-label={t.sendingPhoto2} />
    </div>
  );
}

function useUpload(file: File, attempts: number, onUploaded: (id: string) => void) {
  const [share, setShare] = useState(0);
  const [failure, setFailure] = useState<{ readonly attempts: number; readonly words: string }>();
  // A new callback must not send the file again.
  const reportUploaded = useEffectEvent(onUploaded);
  useEffect(() => {
    if (file.size > photoMaxBytes) {
      setFailure({ attempts, words: t.photoCanHaveAtMost });
      return;
    }
    const abort = new AbortController();
    sendPhoto(file, abort.signal, setShare).then(reportUploaded, (error: unknown) => {
      if (!abort.signal.aborted) setFailure({ attempts, words: photoErrorText(error) });
    });
    return () => abort.abort(new Error("put away"));
  }, [file, attempts]);
  return { share, error: failure?.attempts === attempts ? failure.words : undefined };
}

function Uploaded({ id }: { readonly id: string }) {
  const canModelReadPhotos = useCanModelReadPhotos();
  const [isMissing, setIsGone] = useState(false);
  if (isMissing) {
    return (
      <p className={`${styles.text} ${styles.error}`} role="alert">
        <Icon of={CircleAlert} isSmall />
        {t.thatPhotoNoLongerHere}
      </p>
    );
  }
  return (
    <>
      <img
        src={routes.photo(id)}
        alt={t.theMeal}
        width="72"
        height="72"
        onError={() => setIsGone(true)}
      />
      <div className={styles.text} role="status">
        {canModelReadPhotos === undefined ? null : (
          <p>{canModelReadPhotos ? t.aiLooksAtPhotoSay : t.photoKeptWithYourMeal}</p>
        )}
      </div>
    </>
  );
}

function keyOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}
