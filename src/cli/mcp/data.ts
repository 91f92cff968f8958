import { fail, type ServiceError } from "../../operation/errors.ts";
import { errorFacts, type Log } from "../../platform/logger.ts";
import { explainFailure } from "../terminal/report-error.ts";
import type { LocalBackend } from "./local-backend.ts";

export interface DataOnDemand {
  /**
   * The open data. Throws ServiceError with the reason and the fix if it cannot be opened. The next call tries again.
   */
  get: () => Promise<LocalBackend>;
  close: () => Promise<void>;
}

/**
 * Opens the data at first use, and retries at each call until it succeeds. The client stays connected while you fix a
 * full disk or missing rights. Each new cause is logged once.
 */
export function openOnDemand(open: () => Promise<LocalBackend>, log: Log): DataOnDemand {
  let opened: Promise<LocalBackend> | undefined;
  let logged: string | undefined;

  const refused = (error: unknown): ServiceError => {
    const { message } = explainFailure(error);
    if (message !== logged) log.error(message);
    logged = message;
    log.debug("The data could not be opened.", errorFacts(error));
    return fail("server.internal", message, { status: 503, title: "Service unavailable" });
  };
  const attempt = async (): Promise<LocalBackend> => {
    try {
      const backend = await open();
      logged = undefined;
      return backend;
    } catch (error) {
      opened = undefined;
      throw refused(error);
    }
  };

  return {
    get: () => (opened ??= attempt()),
    close: async () => {
      const backend = await opened?.catch(() => undefined);
      await backend?.close();
    },
  };
}
