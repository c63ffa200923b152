import { AwsClient } from "aws4fetch";
import type { PhotoBucket } from "../../config.ts";
import type { PhotoStore } from "./photo-store.ts";

const timeoutMs = 15_000;
const retries = 2;

/** Photos as objects in a bucket of an S3-compatible service. */
export class S3Store implements PhotoStore {
  readonly #client: AwsClient;
  readonly #url: string;

  constructor({ url, region, accessKeyId, secretAccessKey }: PhotoBucket) {
    this.#url = url;
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries });
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    const answer = await this.#ask("PUT", name, new Uint8Array(bytes));
    await finish(answer, "put");
  }

  async find(name: string): Promise<Buffer<ArrayBuffer> | undefined> {
    const answer = await this.#ask("GET", name);
    if (answer.status === 404) {
      await answer.body?.cancel();
      return undefined;
    }
    if (!answer.ok) await finish(answer, "get");
    return Buffer.from(await answer.arrayBuffer());
  }

  async remove(name: string): Promise<void> {
    const answer = await this.#ask("DELETE", name);
    if (answer.status === 404) await answer.body?.cancel();
    else await finish(answer, "delete");
  }

  #ask(method: string, name: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    return this.#client.fetch(`${this.#url}/${name.slice(0, 2)}/${name}.jpg`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "error",
      ...(body ? { body, headers: { "content-type": "image/jpeg" } } : {}),
    });
  }
}

/** Reports only the status: the service's message may contain the key. */
async function finish(answer: Response, act: string): Promise<void> {
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The photo bucket answered ${answer.status} to a ${act}.`);
}
