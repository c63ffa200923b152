import type { IncomingMessage, ServerResponse } from "node:http";
import { OutsideService, type QuestionSeen } from "./outside-service.ts";

/** An event that a webhook received. */
export interface SeenEvent extends QuestionSeen {
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** A program of a user that receives events, and answers 204. */
export class WebhookReceiver extends OutsideService<SeenEvent> {
  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    await receiver.listen();
    return receiver;
  }

  protected async read({ headers }: IncomingMessage, body: Buffer) {
    return { headers, body: body.toString() };
  }

  protected answerUsually(response: ServerResponse): void {
    response.writeHead(204).end();
  }
}
