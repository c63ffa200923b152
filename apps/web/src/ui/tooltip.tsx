import { useEffect, useLayoutEffect, useRef, useState } from "react";
import styles from "./tooltip.module.css";
import { type ShownTip, watchTips } from "./watch-tips.ts";

/** Between a tip and what it is of. */
const gapPx = 4;
/** Between a tip and the edge of the page. */
const edgePx = 8;

/** Shows the tips of all elements that have one in `data-tip`, one at a time. */
export function Tips() {
  const [tip, setTip] = useState<ShownTip>();
  useEffect(() => watchTips(setTip), []);
  return tip ? <Tip {...tip} /> : null;
}

function Tip({ anchor, text }: ShownTip) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) place(box.current, anchor.getBoundingClientRect());
  });
  return (
    <div ref={box} role="tooltip" className={styles.tooltip}>
      {text}
    </div>
  );
}

/** Above its anchor; below where there is no room. */
function place(box: HTMLElement, { left, top, width, bottom }: DOMRect): void {
  const furthest = document.documentElement.clientWidth - edgePx - box.offsetWidth;
  const centred = left + (width - box.offsetWidth) / 2;
  const above = top - gapPx - box.offsetHeight;
  box.style.left = `${Math.max(edgePx, Math.min(centred, furthest))}px`;
  box.style.top = `${above < edgePx ? bottom + gapPx : above}px`;
}
