import { connect } from "node:net";
import { onTestFinished } from "vitest";
import { listen, serverLimits } from "../../../src/http/server.ts";
import type { Harness } from "../harness.ts";

interface RawAnswer {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
}

export interface RawServer {
  port: number;
  /** Sends bytes as they are and gives all answers that came until the server closed the connection. */
  send: (...parts: (string | Buffer)[]) => Promise<RawAnswer[]>;
}

/** The harness's app behind a real socket, with the limits of the program unless said. */
export async function listening(
  { app, fastPath, runtime }: Harness,
  limits: Partial<typeof serverLimits> = {},
): Promise<RawServer> {
  const { port, close } = await listen({ app, fastPath }, "127.0.0.1", 0, runtime.timers, {
    ...serverLimits,
    ...limits,
  });
  onTestFinished(() => close(0));
  return { port, send: (...parts) => exchange(port, parts) };
}

function exchange(port: number, parts: (string | Buffer)[]): Promise<RawAnswer[]> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => {
      for (const part of parts) socket.write(part);
    });
    let received = "";
    socket.setEncoding("latin1").on("data", (text: string) => {
      received += text;
    });
    // A server that refuses may close while more is being sent.
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "ECONNRESET" && error.code !== "EPIPE") reject(error);
    });
    socket.on("close", () => resolve(answersIn(received)));
    onTestFinished(() => void socket.destroy());
  });
}

function answersIn(received: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = received; rest.startsWith("HTTP/1.1 "); ) {
    const headEnd = rest.indexOf("\r\n\r\n");
    const [first = "", ...lines] = rest.slice(0, headEnd).split("\r\n");
    const headers = Object.fromEntries(
      lines.map((line) => [
        line.slice(0, line.indexOf(":")).toLowerCase(),
        line.slice(line.indexOf(":") + 1).trim(),
      ]),
    );
    const bodyEnd = headEnd + 4 + Number(headers["content-length"] ?? "0");
    const body = Buffer.from(rest.slice(headEnd + 4, bodyEnd), "latin1").toString();
    answers.push({ status: Number(first.split(" ")[1]), headers, body });
    rest = rest.slice(bodyEnd);
  }
  return answers;
}
