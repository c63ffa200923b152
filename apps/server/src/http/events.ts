import type { OutgoingHttpHeaders } from "node:http";
import { eventNames, routes } from "@morsel/contracts";
import type { FastifyReply } from "fastify";
import type { Signal, Signals } from "../database/signals.ts";
import type { App } from "./app-type.ts";
import { type FindSession, requireSession, type Session } from "./session-guard.ts";

/** Proxies close connections that are silent for longer; most allow a minute. */
const heartbeatMs = 25_000;
/** Per user; a further stream closes the oldest one. */
const maxStreamsPerUser = 12;

interface Stream {
  readonly session: Session;
  readonly reply: FastifyReply;
  readonly cookies: string | undefined;
}

interface EventRouteDeps {
  readonly signals: Signals;
  readonly findSession: FindSession;
}

/** GET /api/events: a stream of the names of the user's lists that changed. */
export async function eventRoute(
  app: App,
  { signals, findSession }: EventRouteDeps,
): Promise<void> {
  const streams = new Set<Stream>();
  const unsubscribe = signals.subscribe((signal) => {
    sendSignal(streams, signal);
    if (signal.kind !== "sessions-ended") return;
    const ownStreams = [...streams].filter(({ session }) => session.userId === signal.userId);
    checkAll(ownStreams, findSession);
  });
  const heartbeat = setInterval(() => checkAll([...streams], findSession), heartbeatMs);

  app.get(routes.events, { config: { access: "session" } }, (request, reply) => {
    const session = requireSession(request);
    const stream: Stream = { session, reply, cookies: request.headers.cookie };
    startStream(reply);
    closeOldestStream(streams, session.userId);
    streams.add(stream);
    reply.raw.on("close", () => streams.delete(stream));
  });

  app.addHook("preClose", async () => {
    unsubscribe();
    clearInterval(heartbeat);
    for (const stream of streams) stream.reply.raw.end();
  });
}

function startStream(reply: FastifyReply): void {
  reply.header("content-type", "text/event-stream; charset=utf-8");
  reply.header("cache-control", "no-store");
  // nginx would otherwise buffer the events.
  reply.header("x-accel-buffering", "no");
  reply.hijack();
  reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
  reply.raw.write("retry: 2000\n\n");
}

function closeOldestStream(streams: ReadonlySet<Stream>, userId: string): void {
  const ownStreams = [...streams].filter((stream) => stream.session.userId === userId);
  if (ownStreams.length >= maxStreamsPerUser) ownStreams[0]?.reply.raw.end();
}

function sendSignal(streams: ReadonlySet<Stream>, signal: Signal): void {
  for (const { session, reply } of streams) {
    if (signal.kind === "session-ended" && signal.sessionId === session.id) reply.raw.end();
    if (signal.kind === "signals-missed") reply.raw.write(eventNames.map(toEvent).join(""));
    if (signal.kind === "hint" && signal.userId === session.userId) {
      reply.raw.write(signal.events.map(toEvent).join(""));
    }
  }
}

function toEvent(name: string): string {
  return `event: ${name}\ndata: {}\n\n`;
}

/** If the session lookup fails because the database is down, the stream stays open. */
async function hasSession(findSession: FindSession, cookies: string | undefined) {
  try {
    return (await findSession(cookies)) !== undefined;
  } catch {
    return true;
  }
}

/** Sends a comment that keeps the connection alive, or closes the stream if its session has ended. */
async function checkAll(streams: readonly Stream[], findSession: FindSession): Promise<void> {
  for (const { reply, cookies } of streams) {
    const isOpen = await hasSession(findSession, cookies);
    if (isOpen) reply.raw.write(": still here\n\n");
    else reply.raw.end();
  }
}
