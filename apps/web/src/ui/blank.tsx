import type { ReactNode } from "react";

interface Props {
  readonly picture: ReactNode;
  readonly eyebrow?: string;
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

/** A screen with little to say: a picture, a line, and what to do next. */
export function Blank({ picture, eyebrow, title, text, children }: Props) {
  return (
    <div className="blank">
      {picture}
      {eyebrow ? <div className="eyebrow">{eyebrow}</div> : null}
      <h1>{title}</h1>
      {text ? <p>{text}</p> : null}
      {children}
    </div>
  );
}
