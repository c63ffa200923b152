import { photoMaxBytes, routes } from "@morsel/contracts/facts";
import { useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { CircleAlert, Icon, X } from "../../../ui/icons.tsx";
import { photoErrorText, sendPhoto, useCanModelReadPhotos } from "../api/photos.ts";
import styles from "./photo-tray.module.css";
import type { PhotoDraft } from "./use-photo-draft.ts";

interface Props {
  readonly photo: PhotoDraft;
  /** Puts the photo away, and the focus where the person goes on. */
  readonly onRemove: () => void;
}

/** The photo that goes along: on its way, here, or refused. */
export function PhotoTray({ photo, onRemove }: Props) {
  return (
    <section className={styles.tray} aria-label="Photo">
      {photo.file ? (
        <Sending key={keyOf(photo.file)} file={photo.file} onSent={photo.keep} />
      ) : (
        <Kept key={photo.id} id={photo.id ?? ""} />
      )}
      <IconButton label="Remove the photo" onClick={onRemove}>
        <Icon of={X} />
      </IconButton>
    </section>
  );
}

interface SendingProps {
  readonly file: File;
  readonly onSent: (id: string) => void;
}

function Sending({ file, onSent }: SendingProps) {
  const [tries, setTries] = useState(1);
  const { share, error } = useSending(file, tries, onSent);
  if (error) {
    return (
      <div className={styles.text} role="alert">
        <p className={styles.error}>
          <Icon of={CircleAlert} isSmall />
          {error}
        </p>
        <p>Try again, choose another, or remove it to log the words alone.</p>
        <Button tone="outlined" size="small" onClick={() => setTries(tries + 1)}>
          Send the photo again
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.text} role="status">
      <p>Sending the photo…</p>
      <progress value={share} aria-label="Sending the photo" />
    </div>
  );
}

function useSending(file: File, tries: number, onSent: (id: string) => void) {
  const [share, setShare] = useState(0);
  const [failure, setFailure] = useState<{ readonly tries: number; readonly words: string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is sent once per attempt, whatever callback receives it.
  useEffect(() => {
    if (file.size > photoMaxBytes) {
      setFailure({ tries, words: "A photo can have at most 12 MB." });
      return;
    }
    const abort = new AbortController();
    sendPhoto(file, abort.signal, setShare).then(onSent, (error: unknown) => {
      if (!abort.signal.aborted) setFailure({ tries, words: photoErrorText(error) });
    });
    return () => abort.abort(new Error("put away"));
  }, [file, tries]);
  return { share, error: failure?.tries === tries ? failure.words : undefined };
}

function Kept({ id }: { readonly id: string }) {
  const areSeen = useCanModelReadPhotos();
  const [isGone, setIsGone] = useState(false);
  if (isGone) {
    return (
      <p className={`${styles.text} ${styles.error}`} role="alert">
        <Icon of={CircleAlert} isSmall />
        That photo is no longer here. Please choose it again.
      </p>
    );
  }
  return (
    <>
      <img
        src={routes.photo(id)}
        alt="The meal, as it goes along"
        width="72"
        height="72"
        onError={() => setIsGone(true)}
      />
      <div className={styles.text} role="status">
        {areSeen === undefined ? null : (
          <p>
            {areSeen
              ? "The AI looks at the photo. Say what cannot be seen: oil, sugar, how much."
              : "Nobody looks at the photo here: the words are estimated, and the photo is kept with the meal."}
          </p>
        )}
      </div>
    </>
  );
}

function keyOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}
