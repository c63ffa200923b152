import { vi } from "vitest";
import { App } from "../app/app.tsx";
import { FakeServer } from "./fake-server.ts";
import { fakeUploads } from "./fake-upload.ts";
import { render } from "./render.tsx";

export interface RunningApp {
  readonly server: FakeServer;
  /** Full page navigations that the app started; they are prevented. */
  readonly departures: readonly string[];
  readonly unmount: () => void | Promise<void>;
}

/** Renders the app at `path` with a fake server that `prepare` sets up. */
export async function renderApp(
  path: string,
  prepare: (server: FakeServer) => void = () => undefined,
): Promise<RunningApp> {
  const server = new FakeServer();
  prepare(server);
  vi.stubGlobal("fetch", server.fetch);
  vi.stubGlobal("XMLHttpRequest", fakeUploads(server));
  vi.stubGlobal("EventSource", server.eventSource());
  const departures = recordDepartures();
  window.history.replaceState(null, "", path);
  const { unmount } = await render(<App />);
  return { server, departures, unmount };
}

function recordDepartures(): readonly string[] {
  const departures: string[] = [];
  window.navigation.onnavigate = (event) => {
    const { pathname, search } = new URL(event.destination.url);
    if (event.canIntercept && event.destination.sameDocument) return;
    departures.push(pathname + search);
    event.preventDefault();
  };
  return departures;
}
