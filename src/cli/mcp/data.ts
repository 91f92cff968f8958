import { fail, type ServiceError } from "../../operation/errors.ts";
import { errorFacts, type Log } from "../../platform/logger.ts";
import { explainFailure } from "../terminal/report-error.ts";
import type { LocalBackend } from "./local-backend.ts";

export interface DataOnDemand {
  /** The open data. Throws ServiceError, whose message says why it cannot be opened and what helps; the next call tries again. */
  get: () => Promise<LocalBackend>;
  close: () => Promise<void>;
}

/**
 * Opens the data when it is first needed, and again at each call as long as that fails: the client stays connected, and
 * a full disk or a folder without rights may be put right meanwhile. Each new cause is logged once.
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
