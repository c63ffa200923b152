/** An element with `data-tip`, and the words that show now. */
export interface ShownTip {
  readonly anchor: Element;
  readonly text: string;
}

const delayMs = 700;
/** Within this after a tip has gone, the next one waits no more. */
const skipDelayMs = 300;

const ownsTip = "[data-tip]";
const isTip = "[role=tooltip]";

/**
 * Says which tip is to show: of the element that a mouse rests on, at once of the one that a
 * keyboard moves to. One watcher for the whole page, so that a button with a tip costs nothing.
 *
 * @param show is told of each change; undefined: none.
 * @returns how to stop.
 */
export function watchTips(show: (tip: ShownTip | undefined) => void): () => void {
  /** What the pointer or the focus is on, whether its tip shows, waits or has been put away. */
  let anchor: Element | undefined;
  let isShown = false;
  let isByFocus = false;
  let isWarm = false;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let cooling: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    if (!anchor?.checkVisibility()) putAway();
    else show({ anchor, text: anchor.getAttribute("data-tip") ?? "" });
  };
  // What the tip is of may be taken away or renamed while the pointer rests.
  const changes = new MutationObserver(tell);

  const open = () => {
    clearTimeout(cooling);
    isShown = true;
    isWarm = true;
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ["data-tip", "style"],
    });
    tell();
  };
  const putAway = () => {
    clearTimeout(opening);
    if (!isShown) return;
    isShown = false;
    changes.disconnect();
    cooling = setTimeout(() => {
      isWarm = false;
    }, skipDelayMs);
    show(undefined);
  };
  const moveTo = (next: Element | undefined, byFocus: boolean) => {
    if (next !== anchor) putAway();
    anchor = next;
    isByFocus = byFocus;
  };

  // Not 'over': that comes, too, when the page moves beneath a mouse that rests.
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === "touch" || !(event.target instanceof Element)) return;
    // Whoever enlarges the page must be able to read it to the end with the pointer on it.
    if (event.target.closest(isTip)) return;
    const next = event.target.closest(ownsTip) ?? undefined;
    if (next === anchor || (!next && isByFocus)) return;
    moveTo(next, false);
    if (!next) return;
    if (isWarm) open();
    else opening = setTimeout(open, delayMs);
  };
  const onPointerOut = (event: PointerEvent) => {
    if (event.relatedTarget === null && !isByFocus) moveTo(undefined, false);
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(`${ownsTip}:focus-visible`)) return;
    moveTo(target, true);
    open();
  };
  const onFocusOut = () => {
    if (isByFocus) moveTo(undefined, false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") putAway();
  };
  const onScroll = ({ target }: Event) => {
    if (anchor && target instanceof Node && target.contains(anchor)) putAway();
  };

  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener("pointermove", onPointerMove, { signal });
  document.addEventListener("pointerout", onPointerOut, { signal });
  document.addEventListener("focusin", onFocusIn, { signal });
  document.addEventListener("focusout", onFocusOut, { signal });
  document.addEventListener("keydown", onKeyDown, { signal });
  // A press has read the tip; it stays away until the pointer comes anew.
  document.addEventListener("pointerdown", putAway, { signal });
  document.addEventListener("click", putAway, { signal });
  document.addEventListener("scroll", onScroll, { signal, capture: true, passive: true });
  return () => {
    ending.abort();
    changes.disconnect();
    clearTimeout(opening);
    clearTimeout(cooling);
  };
}
