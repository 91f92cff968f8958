/** The way that a call came. */
export type Surface = "rest" | "mcp";

/** Something that is observed from its begin to its end. */
export interface Observed {
  /** Runs work as a part of it. */
  within: <T>(work: () => T) => T;
  /** Ends it: with the HTTP status of a call, or the result of a delivery. Call it once. */
  end: (result: number | string) => void;
}

/** What observes calls and deliveries for whoever runs the server: names, numbers and times, never what is in them. */
export interface Telemetry {
  /** Begins to observe a call of an operation, by its name; anything else is one name together. */
  call: (operation: string, surface: Surface) => Observed;
  /** Begins to observe an attempt to deliver an event. */
  delivery: () => Observed;
  /** Runs work as a part of the trace that a request's headers name. */
  incoming: <T>(header: (name: string) => string | undefined, work: () => T) => T;
}

/** Observes a call whose answer has the status, where anything observes. */
export async function observedCall<Answer extends { status: number }>(
  telemetry: Telemetry | undefined,
  operation: string,
  surface: Surface,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!telemetry) return work();
  const seen = telemetry.call(operation, surface);
  let status = 500;
  try {
    const answer = await seen.within(work);
    status = answer.status;
    return answer;
  } catch (error) {
    status = Number(Object(error).status ?? status);
    throw error;
  } finally {
    seen.end(status);
  }
}
