import type { ReactNode } from "react";

interface Props {
  readonly title: string;
  readonly text?: ReactNode;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** One line of a card of the profile: what it is, and a button. */
export function Setting({ title, text, children }: Props) {
  return (
    <div className="flex min-h-[60px] flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-[1_1_7rem] wrap-anywhere">
        <p className="font-[530]">{title}</p>
        {text ? <p className="text-small text-muted">{text}</p> : null}
      </div>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2">{children}</div>
    </div>
  );
}
