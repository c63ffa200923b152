import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect, createServer, type Server, type Socket } from "node:net";

/**
 * Stands between Morsel and its PostgreSQL as a network does. One that falls silent ends nothing: what
 * is sent is swallowed, by the connections of that time for ever.
 */
export class SilentProxy {
  readonly #target: URL;
  readonly #server: Server;
  readonly #connections = new Set<{ readonly sockets: readonly Socket[]; isSilent: boolean }>();
  #isSilent = false;
  #silentFrom: RegExp | undefined;

  private constructor(target: URL) {
    this.#target = target;
    this.#server = createServer((client) => this.#join(client));
  }

  /** @param databaseUrl the database's own address */
  static async before(databaseUrl: string): Promise<SilentProxy> {
    const proxy = new SilentProxy(new URL(databaseUrl));
    proxy.#server.listen(0, "127.0.0.1");
    await once(proxy.#server, "listening");
    return proxy;
  }

  /** The database's address by way of this one. */
  get databaseUrl(): string {
    const url = new URL(this.#target);
    url.hostname = "127.0.0.1";
    url.port = String((this.#server.address() as AddressInfo).port);
    return url.href;
  }

  get isSilent(): boolean {
    return this.#isSilent;
  }

  fallSilent(): void {
    this.#isSilent = true;
    for (const connection of this.#connections) connection.isSilent = true;
  }

  /** Falls silent when someone says this to the database, which does not hear it. */
  fallSilentAt(words: RegExp): void {
    this.#silentFrom = words;
  }

  /** Passes on what new connections say. */
  heal(): void {
    this.#isSilent = false;
  }

  async close(): Promise<void> {
    for (const { sockets } of this.#connections) for (const socket of sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, "close");
  }

  #join(client: Socket): void {
    const database = connect(Number(this.#target.port), this.#target.hostname);
    const connection = { sockets: [client, database], isSilent: this.#isSilent };
    this.#connections.add(connection);
    for (const [from, to] of [[client, database] as const, [database, client] as const]) {
      from.on("data", (bytes) => {
        if (from === client && this.#silentFrom?.test(bytes.toString("latin1"))) {
          this.#silentFrom = undefined;
          this.fallSilent();
        }
        if (!connection.isSilent) to.write(bytes);
      });
      from.on("close", () => connection.isSilent || to.destroy());
      from.on("error", () => undefined);
    }
  }
}
