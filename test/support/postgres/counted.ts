import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { freePort } from "../net/free-port.ts";

/** The way to a database server, which counts how often a client waited for an answer. */
export interface CountedWay {
  /** The URL of the database by this way. */
  url: string;
  waits: () => number;
}

const COMMIT = "Q\0\0\0\x0bcommit\0";

/**
 * A way to a database that ends with the test. What is sent before an answer came counts as one wait. The end of a read
 * does not count: its caller has the answer.
 */
export async function countedWay(url: string): Promise<CountedWay> {
  const behind = Number(new URL(url).port);
  const open = new Set<Socket>();
  let waits = 0;
  const server = createServer((client) => {
    const database = connect(behind, "127.0.0.1");
    let isAnswered = true;
    let isReading = false;
    client.on("data", (sent) => {
      const text = sent.toString("latin1");
      isReading = text.includes("begin isolation") ? text.includes("read only") : isReading;
      if (isAnswered && !(isReading && text === COMMIT)) waits += 1;
      isAnswered = false;
      database.write(sent);
    });
    database.on("data", (answer) => {
      isAnswered = true;
      client.write(answer);
    });
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(one);
      one.setNoDelay(true);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const address = new URL(url);
  address.port = String(port);
  return { url: address.href, waits: () => waits };
}
