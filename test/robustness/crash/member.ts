import { createInterface } from "node:readline";
import { type Ended, type Running, start, until } from "../../support/program/program.ts";
import { placed } from "../../support/program/server.ts";
import { opening } from "../../support/program/stdio.ts";
import { pause } from "./random.ts";

/** A process that is started again whenever it was killed, as a supervisor or an MCP client would. */
interface Member {
  name: string;
  /** Kills it as it is, also where it is still starting. False where it was dead just now. */
  kill: () => boolean;
  /** Ends it in good order. */
  end: () => Promise<Ended>;
  /** Error lines of its log, of all its lives. */
  errors: () => string[];
  /** Process ids of those alive. */
  pid: () => number | undefined;
}

export interface Server extends Member {
  /** Where it listens just now. */
  url: () => string | undefined;
}

export interface Stdio extends Member {
  /** Calls a tool; undefined where it died before it answered. */
  call: (name: string, args: Record<string, unknown>) => Promise<unknown>;
}

interface Life {
  running: Running;
  killed: boolean;
}

/** Keeps a process alive. `begun` is told of each life. An end that nobody asked for is thrown by `end`. */
function keepAlive(name: string, args: readonly string[], begun: (running: Running) => void) {
  const logs: string[] = [];
  const surprises: Ended[] = [];
  let life: Life | undefined;
  let ending = false;
  const live = () => {
    const now: Life = { running: start(args), killed: false };
    life = now;
    begun(now.running);
    void now.running.ended.then((ended) => {
      logs.push(ended.stderr);
      if (ending) return;
      if (!now.killed) surprises.push(ended);
      live();
    });
  };
  live();
  const child = () => life?.running.child;
  const isAlive = () => child()?.exitCode === null && child()?.signalCode === null;
  return {
    name,
    pid: () => (isAlive() ? child()?.pid : undefined),
    kill: () => {
      if (!life || life.killed || !isAlive()) return false;
      life.killed = true;
      return life.running.child.kill("SIGKILL");
    },
    finish: async (stop: (running: Running) => void): Promise<Ended> => {
      ending = true;
      if (!life) throw new Error(`${name} never lived.`);
      stop(life.running);
      const ended = await life.running.ended;
      const [surprise] = surprises;
      if (surprise) throw new Error(`${name} ended by itself: ${JSON.stringify(surprise)}`);
      return ended;
    },
    errors: () =>
      logs
        .join("")
        .split("\n")
        .filter((line) => line.includes('"level":"error"')),
  };
}

/** A `serve` process on a free port of each life. */
export function keepServer(name: string, place: string): Server {
  let current: Running | undefined;
  const { finish, ...member } = keepAlive(name, ["serve", "--port", "0", ...placed(place)], (running) => {
    current = running;
  });
  const url = () =>
    current?.child.signalCode === null
      ? /REST +(http:\/\/\S+)\/api\/v1/.exec(current.output().stdout)?.[1]
      : undefined;
  return {
    ...member,
    url,
    end: async () => {
      // One that was killed last may still be starting: it would end by the signal, with nothing to put in order.
      await until(`${name} runs`, () => url() !== undefined);
      return finish(({ child }) => void child.kill("SIGTERM"));
    },
  };
}

/** An `mcp` process with a client that opens the connection anew in each life. */
export function keepStdio(name: string, place: string): Stdio {
  let asked = 0;
  let waiting = new Map<number | string, (message: unknown) => void>();
  let current: Running | undefined;
  let isOpen = Promise.resolve<unknown>(undefined);

  const request = (running: Running, message: { id: number | string }) =>
    new Promise<unknown>((resolve) => {
      waiting.set(message.id, resolve);
      running.child.stdin.write(`${JSON.stringify(message)}\n`);
    });
  const { finish, ...member } = keepAlive(name, ["mcp", ...placed(place)], (running) => {
    const mine = new Map<number | string, (message: unknown) => void>();
    waiting = mine;
    current = running;
    createInterface({ input: running.child.stdout }).on("line", (line) => {
      const message: { id?: number | string } = JSON.parse(line);
      if (message.id !== undefined) mine.get(message.id)?.(message);
    });
    void running.ended.then(() => {
      for (const resolve of mine.values()) resolve(undefined);
    });
    const [initialize, initialized] = opening;
    isOpen = request(running, { ...initialize, id: "open" });
    void isOpen.then(() => running.child.stdin.write(`${JSON.stringify(initialized)}\n`));
  });
  return {
    ...member,
    call: async (tool, args) => {
      const running = current;
      const opened = await isOpen;
      if (running === undefined || running !== current || opened === undefined) {
        await pause(20);
        return undefined;
      }
      asked += 1;
      const params = { name: tool, arguments: args };
      return request(running, { jsonrpc: "2.0", id: asked, method: "tools/call", params } as { id: number });
    },
    end: () => finish(({ child }) => child.stdin.end()),
  };
}
