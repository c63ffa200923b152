/** An element with `data-tip`, and the text to show. */
export interface ShownTooltip {
  readonly anchor: Element;
  readonly text: string;
}

const delayMs = 700;
/** Within this time after a tooltip was hidden, the next one is shown without a delay. */
const skipDelayMs = 300;

const hasTooltip = "[data-tip]";
const tooltipSelector = "[role=tooltip]";

/**
 * Selects the tooltip to show: of the hovered element after a delay, of an element with keyboard
 * focus at once. One set of listeners serves the whole page.
 *
 * @param show called on each change; undefined hides the tooltip.
 * @returns a function that stops it.
 */
export function watchTooltips(show: (tip: ShownTooltip | undefined) => void): () => void {
  /** The hovered or focused element, also if its tooltip is not shown. */
  let anchor: Element | undefined;
  let isShown = false;
  let isByFocus = false;
  let isWarm = false;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let cooling: ReturnType<typeof setTimeout> | undefined;

  const update = () => {
    if (!anchor?.checkVisibility()) hide();
    else show({ anchor, text: anchor.getAttribute("data-tip") ?? "" });
  };
  // The element may be removed or renamed while it is hovered.
  const changes = new MutationObserver(update);

  const open = () => {
    clearTimeout(cooling);
    isShown = true;
    isWarm = true;
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ["data-tip", "style"],
    });
    update();
  };
  const hide = () => {
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
    if (next !== anchor) hide();
    anchor = next;
    isByFocus = byFocus;
  };

  // Not 'pointerover': scrolling fires it without a mouse movement.
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === "touch" || !(event.target instanceof Element)) return;
    // The pointer may move onto the tooltip, so that it can be read on an enlarged page.
    if (event.target.closest(tooltipSelector)) return;
    const next = event.target.closest(hasTooltip) ?? undefined;
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
    if (!(target instanceof Element) || !target.matches(`${hasTooltip}:focus-visible`)) return;
    moveTo(target, true);
    open();
  };
  const onFocusOut = () => {
    if (isByFocus) moveTo(undefined, false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") hide();
  };
  const onScroll = ({ target }: Event) => {
    if (anchor && target instanceof Node && target.contains(anchor)) hide();
  };

  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener("pointermove", onPointerMove, { signal });
  document.addEventListener("pointerout", onPointerOut, { signal });
  document.addEventListener("focusin", onFocusIn, { signal });
  document.addEventListener("focusout", onFocusOut, { signal });
  document.addEventListener("keydown", onKeyDown, { signal });
  // After a press the tooltip stays hidden until the pointer enters again.
  document.addEventListener("pointerdown", hide, { signal });
  document.addEventListener("click", hide, { signal });
  document.addEventListener("scroll", onScroll, { signal, capture: true, passive: true });
  return () => {
    ending.abort();
    changes.disconnect();
    clearTimeout(opening);
    clearTimeout(cooling);
  };
}
