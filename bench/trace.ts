/** The part of Chromium's trace format that is read here. */
export interface Trace {
  readonly traceEvents: TraceEvent[];
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  /** Microseconds of wall-clock time, including other programs' use of the processor. */
  dur?: number;
  /** Microseconds of the thread's processor time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const scripts =
  /^(FunctionCall|EvaluateScript|v8\.|V8\.GC|MinorGC|MajorGC|TimerFire|RunMicrotasks|FireAnimationFrame|EventDispatch)/;
const drawing = /^(UpdateLayoutTree|Layout|PrePaint|Paint|Layerize|Commit)$/;

/** The milliseconds that the page's main thread ran scripts, without the layouts that they caused. */
export function scriptingMs(trace: Trace): number {
  const events = eventsOf(trace, mainThread)
    .filter(({ name, ph }) => ph === "X" && (scripts.test(name) || drawing.test(name)))
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  let sum = 0;
  const around: TraceEvent[] = [];
  for (const event of events) {
    while (around.length > 0 && !holds(around.at(-1), event)) around.pop();
    const isDrawing = drawing.test(event.name);
    const isWithinDrawing = around.some(({ name }) => drawing.test(name));
    const isWithinScript = around.some(({ name }) => scripts.test(name));
    if (!isWithinDrawing && isDrawing === isWithinScript) {
      sum += (isDrawing ? -1 : 1) * (event.tdur ?? 0);
    }
    around.push(event);
  }
  return sum / 1000;
}

function holds(outer: TraceEvent | undefined, inner: TraceEvent): boolean {
  return outer !== undefined && inner.ts < outer.ts + (outer.dur ?? 0);
}

/** The processor time of each task of a thread in ms; by default of the page's main thread. */
export function taskMs(trace: Trace, threadName = mainThread): readonly number[] {
  return eventsOf(trace, threadName)
    .filter(({ name }) => name.endsWith("RunTask"))
    .map(({ tdur = 0 }) => tdur / 1000);
}

const mainThread = "CrRendererMain";
export const workerThread = "DedicatedWorker thread";

function eventsOf({ traceEvents }: Trace, threadName: string): TraceEvent[] {
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === threadName)
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents.filter(({ pid, tid }) => threads.has(`${pid} ${tid}`));
}

/**
 * Removes the influence of other programs from a trace: each event lasts as long as its thread's
 * processor time. Times between events stay.
 */
export function withoutOtherPrograms({ traceEvents }: Trace): Trace {
  return {
    traceEvents: traceEvents.map((event) =>
      event.ph === "X" && event.dur !== undefined && event.tdur !== undefined
        ? { ...event, dur: Math.min(event.dur, event.tdur) }
        : event,
    ),
  };
}
