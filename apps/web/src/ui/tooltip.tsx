import { useEffect, useLayoutEffect, useRef, useState } from "react";
import styles from "./tooltip.module.css";
import { type ShownTooltip, watchTooltips } from "./watch-tips.ts";

/** The distance between a tooltip and its element. */
const gapPx = 4;
/** The min distance between a tooltip and the edge of the page. */
const edgePx = 8;

/** Shows the tooltip of each element with `data-tip`, one at a time (decision 38). */
export function Tooltips() {
  const [tip, setTip] = useState<ShownTooltip>();
  useEffect(() => watchTooltips(setTip), []);
  return tip ? <Tooltip {...tip} /> : null;
}

function Tooltip({ anchor, text }: ShownTooltip) {
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

/** Above its anchor, or below if there is not enough space. */
function place(box: HTMLElement, { left, top, width, bottom }: DOMRect): void {
  const furthest = document.documentElement.clientWidth - edgePx - box.offsetWidth;
  const centred = left + (width - box.offsetWidth) / 2;
  const above = top - gapPx - box.offsetHeight;
  box.style.left = `${Math.max(edgePx, Math.min(centred, furthest))}px`;
  box.style.top = `${above < edgePx ? bottom + gapPx : above}px`;
}
