import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { z } from "zod";
import type { Chance } from "./random.ts";

const Body = z.looseObject({ data: z.looseObject({ timelineEventId: z.string() }) });

export interface Receipt {
  timelineEventId: string;
  /** `X-Webhook-Delivery` and `webhook-id` side by side. */
  delivery: string;
  body: string;
}

export interface Receiver {
  url: string;
  receipts: Receipt[];
  /** How many it did not answer well. */
  refused: () => number;
}

/** A receiver that writes down what comes, and now and then answers 500 or not at all after it did. */
export async function openReceiver(random: Chance): Promise<Receiver> {
  const receipts: Receipt[] = [];
  let refused = 0;
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (text: string) => (body += text));
    request.on("end", () => {
      const { "x-webhook-delivery": id, "webhook-id": standard } = request.headers;
      const { timelineEventId } = Body.parse(JSON.parse(body)).data;
      receipts.push({ timelineEventId, delivery: `${id} ${standard}`, body });
      const luck = random.next();
      if (luck < 0.02) refused += 1;
      if (luck < 0.01) response.socket?.destroy();
      else response.writeHead(luck < 0.02 ? 500 : 200).end("ok");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A listening server on a TCP port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, receipts, refused: () => refused };
}
