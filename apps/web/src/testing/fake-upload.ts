import type { FakeServer } from "./fake-server.ts";

/** Replaces `XMLHttpRequest` for uploads: `server` responds. */
export function fakeUploads(server: FakeServer): typeof XMLHttpRequest {
  return class extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    statusText = "";
    responseText = "";
    private method = "";
    private url = "";
    private isAborted = false;

    open(method: string, url: string): void {
      this.method = method;
      this.url = url;
    }

    abort(): void {
      this.isAborted = true;
    }

    send(body: FormData): void {
      const half = { lengthComputable: true, loaded: 50, total: 100 };
      this.upload.dispatchEvent(new ProgressEvent("progress", half));
      void this.finish(body);
    }

    private async finish(body: FormData): Promise<void> {
      const { method } = this;
      try {
        const answer = await server.fetch(this.url, { method, body, credentials: "include" });
        this.status = answer.status;
        this.responseText = await answer.text();
      } catch {
        if (!this.isAborted) this.dispatchEvent(new Event("error"));
        return;
      }
      if (!this.isAborted) this.dispatchEvent(new Event("load"));
    }
  } as unknown as typeof XMLHttpRequest;
}
