/** The surface of a call. */
export type Surface = "rest" | "mcp";

/** An observation from start to end. */
export interface Observed {
  /** Runs work as part of it. */
  within: <T>(work: () => T) => T;
  /** Ends the observation with a call's HTTP status or a delivery's result. Call it once. */
  end: (result: number | string) => void;
}

/** Observes calls and deliveries for the administrator: names, numbers and times, never content. */
export interface Telemetry {
  /** Starts observing a call of an operation by name. Unknown names share one. */
  call: (operation: string, surface: Surface) => Observed;
  /** Starts observing a delivery attempt. */
  delivery: () => Observed;
  /** Runs work as part of the trace in a request's headers. */
  incoming: <T>(header: (name: string) => string | undefined, work: () => T) => T;
}

/** Observes a call with the status of its answer, if anything observes. */
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
