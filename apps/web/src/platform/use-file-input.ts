import { useRef } from "react";

/** Opens the system's file picker. */
export function useFileInput(onChoose: (file: File) => void) {
  const input = useRef<HTMLInputElement>(null);
  return {
    input,
    open: () => input.current?.click(),
    onChange: () => {
      const [file] = input.current?.files ?? [];
      // The same file may be chosen again after it was removed.
      if (input.current) input.current.value = "";
      if (file) onChoose(file);
    },
  };
}
