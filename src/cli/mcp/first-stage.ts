import { type AnswerLine, createFirstStage, type FirstStageData } from "../../mcp/first-stage/answer.ts";
import { createSystemTimers } from "../../platform/runtime.ts";
import { reportError } from "../terminal/report-error.ts";
import { readPlainFlags } from "./plain-flags.ts";
import { type McpSession, readBuilt, readSession } from "./session.ts";

/** What the first stage hands to the full program. */
export interface Begun {
  /** The client's lines that were answered. The rest is still to be read from standard input. */
  answered: readonly string[];
  /** Resolves when a signal asks the process to end. */
  ended: Promise<void>;
}

type FullProgram = (session: McpSession, begun: Begun) => Promise<void>;

/** With nothing to answer for this long, the client has its lists; loading earlier would make them wait. */
const QUIET_MS = 50;
const MOST_ANSWERS = 32;
/** No line that the first stage knows is longer, in bytes. */
const LONGEST_LINE = 16 * 1024;
const NEWLINE = 0x0a;

/**
 * Starts `mcp` at once: answers the client's first lists from build data, loads the full program meanwhile, and hands
 * over at the first line that only it can answer. False, with nothing done, if the arguments are not simple enough.
 */
export function beginMcp(args: readonly string[], load: () => Promise<FullProgram>): boolean {
  const session = plainSession(args);
  if (session === undefined) return false;
  const data: FirstStageData = readBuilt("first-stage.json");
  serveUntilLoaded(createFirstStage(data, session.listing), async () => {
    const program = await load();
    return (begun) => program(session, begun);
  });
  return true;
}

function plainSession(args: readonly string[]): McpSession | undefined {
  const flags = readPlainFlags(args);
  try {
    return flags && readSession(flags);
  } catch {
    // The full program finds the same and reports it.
    return undefined;
  }
}

function serveUntilLoaded(
  answerLine: AnswerLine,
  load: () => Promise<(begun: Begun) => Promise<void>>,
): void {
  const { stdin, stdout } = process;
  const { after } = createSystemTimers();
  const answered: string[] = [];
  const ended = termination();
  let held = Buffer.alloc(0);
  let state: "reading" | "left" | "over" = "reading";
  let isLoading = false;
  let stopWaiting = after(QUIET_MS, start);

  stdin.on("data", read).once("end", finish);
  stdout.once("error", exit);
  // While lines are read here, all of them were answered.
  void ended.then(() => state === "reading" && exit());

  function read(chunk: Buffer): void {
    held = Buffer.concat([held, chunk]);
    stopWaiting();
    if (!answerHeld()) leave();
    else if (answered.length > MOST_ANSWERS) start();
    else stopWaiting = after(QUIET_MS, start);
  }

  /** Answers the complete lines. False at one that only the full program can answer. */
  function answerHeld(): boolean {
    for (let cut = held.indexOf(NEWLINE); cut !== -1; cut = held.indexOf(NEWLINE)) {
      const line = held.toString("utf8", 0, cut);
      const answer = cut > LONGEST_LINE ? undefined : answerLine(line);
      if (answer === undefined) return false;
      if (answer !== "") stdout.write(`${answer}\n`);
      answered.push(line);
      held = held.subarray(cut + 1);
    }
    return held.length <= LONGEST_LINE;
  }

  /** Stops reading. Unanswered bytes are put back. */
  function leave(): void {
    state = "left";
    stdin.off("data", read).off("end", finish).pause();
    if (held.length > 0) stdin.unshift(held);
    start();
  }

  function start(): void {
    if (isLoading) return;
    isLoading = true;
    stopWaiting();
    load()
      .then(handOver)
      .catch((error) => process.exit(reportError(error, "mcp")));
  }

  async function handOver(serve: (begun: Begun) => Promise<void>): Promise<void> {
    if (state === "reading") leave();
    if (state === "over") return;
    stdout.off("error", exit);
    await serve({ answered, ended });
  }

  /** The client has disconnected and got all its answers, so the full program has nothing to do. */
  function finish(): void {
    state = "over";
    stdout.write("", exit);
  }
}

function exit(): void {
  process.exit();
}

/** Resolves at the first signal that asks the process to end. A second one ends it at once. */
export function termination(): Promise<void> {
  return new Promise((resolve) => {
    for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(name, () => resolve());
  });
}
