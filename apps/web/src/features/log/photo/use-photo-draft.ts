import { useState } from "react";
import { readSession, sessionKeys, writeSession } from "../../../platform/storage.ts";

export interface PhotoDraft {
  /** The chosen file until it is uploaded. */
  readonly file: File | undefined;
  /** The uploaded photo for the next submit; survives a reload. */
  readonly id: string | undefined;
  readonly choose: (file: File) => void;
  readonly attach: (id: string) => void;
  readonly remove: () => void;
}

/** The photo attached to the draft. */
export function usePhotoDraft(): PhotoDraft {
  const [file, setFile] = useState<File>();
  const [id, setId] = useState(() => readSession(sessionKeys.photo));
  const write = (next: string | undefined) => {
    setId(next);
    writeSession(sessionKeys.photo, next ?? "");
  };
  return {
    file,
    id,
    choose: (chosen) => {
      write(undefined);
      setFile(chosen);
    },
    attach: (next) => {
      setFile(undefined);
      write(next);
    },
    remove: () => {
      setFile(undefined);
      write(undefined);
    },
  };
}
