import type { KeyboardEvent } from "react";

/** A key handler for Ctrl+Enter and Cmd+Enter. */
export function onCtrlEnter(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    act();
  };
}
