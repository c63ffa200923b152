import { request as httpRequest, type IncomingMessage } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { routes } from "@morsel/contracts";
import { createLog } from "../http/log.ts";
import { SpeechService } from "./speech-service.ts";
import { type Person, startTestApp, type TestApp } from "./test-app.ts";

/** The real application, listening on a port, with a speech service on this machine. */
export class TranscribingApp {
  readonly app: TestApp;
  readonly service: SpeechService;
  /** The user who sends the recordings by default. */
  readonly person: Person;
  readonly origin: string;
  /** What the server has logged. */
  readonly logLines: string[];
  /** The server's ends of the connections, in the order of their arrival. */
  readonly sockets: Socket[] = [];

  private constructor(app: TestApp, service: SpeechService, person: Person, logLines: string[]) {
    this.app = app;
    this.service = service;
    this.person = person;
    this.logLines = logLines;
    const { port } = app.app.server.address() as AddressInfo;
    this.origin = `http://127.0.0.1:${port}`;
    app.app.server.on("connection", (socket: Socket) => this.sockets.push(socket));
  }

  static async start(): Promise<TranscribingApp> {
    const service = await SpeechService.start();
    const logLines: string[] = [];
    const app = await startTestApp({
      database: "sqlite",
      environment: service.environment,
      log: createLog("debug", { write: (line) => logLines.push(line) }),
    });
    const person = await app.signUp();
    await app.app.listen({ host: "127.0.0.1", port: 0 });
    return new TranscribingApp(app, service, person, logLines);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.service.close();
  }

  /** Sends a form to be transcribed, as a browser does. */
  send(
    body: FormData,
    { headers = {}, signal }: { headers?: Record<string, string>; signal?: AbortSignal } = {},
  ): Promise<Response> {
    return fetch(`${this.origin}${routes.transcribe}`, {
      method: "POST",
      body,
      headers: { cookie: this.person.cookie, ...headers },
      ...(signal ? { signal } : {}),
    });
  }

  /** Sends bytes unchanged, unlike a browser. */
  async sendRaw(body: Iterable<Buffer>, headers: Record<string, string> = {}) {
    const type = "multipart/form-data; boundary=line";
    const request = httpRequest(`${this.origin}${routes.transcribe}`, {
      method: "POST",
      agent: false,
      headers: { cookie: this.person.cookie, "content-type": type, ...headers },
    });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      request.once("response", resolve);
      request.on("error", reject);
    });
    // A client that is rejected in the middle of a body sees the connection end afterwards.
    void pipeline(Readable.from(body), request).catch(() => undefined);
    const response = await answered;
    const json = await readJson(Readable.toWeb(response));
    request.destroy();
    return { status: response.statusCode, json };
  }
}

/** Any JSON of a response. */
// biome-ignore lint/suspicious/noExplicitAny: the tests check each field of the response.
export async function readJson(body: ReadableStream | Response): Promise<any> {
  return (body instanceof Response ? body : new Response(body)).json();
}
