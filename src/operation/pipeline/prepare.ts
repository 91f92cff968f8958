import { pause } from "../../shared/timers.ts";
import type { Operation } from "../definition.ts";
import { fail } from "../errors.ts";
import type { CallDependencies } from "../types.ts";
import { type Phase, RefreshDue } from "./phase.ts";

/** Writes the buffered access log before an operation that shows or deletes it. */
export function flushAccessLog({ flush }: Pick<CallDependencies, "flush">): Phase {
  return async ({ call }, next) => {
    if (call.operation.policy.before?.includes("flushAccessLog")) await flush();
    return next();
  };
}

/** Applies the operation's rules that need DNS. */
export function resolveNames({ server, runtime }: Pick<CallDependencies, "server" | "runtime">): Phase {
  return async ({ call, input }, next) => {
    await call.operation.policy.resolve?.(input, { server, addressesOf: runtime.addressesOf });
    return next();
  };
}

/** Pages per call. Further links are not read. */
const MOST_PAGES = 5;

/** Fetches the pages that the input links to, each once, if this process fetches pages. */
export function fetchPages({ fetchPage }: Pick<CallDependencies, "fetchPage">): Phase {
  return async (execution, next) => {
    const { call, input } = execution;
    const { links } = call.operation.policy;
    if (fetchPage && links) {
      const urls = [...new Set<string>(links(input))].slice(0, MOST_PAGES);
      if (urls.length > 0) call.progress?.report("Fetching the page");
      const found = await Promise.all(urls.map(async (url) => ({ url, text: await fetchPage(url) })));
      execution.pages = new Map(found.flatMap(({ url, text }) => (text === undefined ? [] : [[url, text]])));
    }
    return next();
  };
}

/** Reads the input's file. */
export function readFiles({ readFile }: Pick<CallDependencies, "readFile">): Phase {
  return async (execution, next) => {
    const { call, input } = execution;
    const file = call.operation.policy.file?.(input);
    if (file) {
      call.progress?.report("Reading the file");
      execution.file = await (call.readFile ?? readFile)(file);
    }
    return next();
  };
}

/**
 * Evaluates due alerts before an operation that shows them. What the operation reads in this thread says whether they
 * are due: they seldom are, and asking first would be a transaction more.
 */
export function refreshAlerts({ refreshAlerts: refresh, offload }: RefreshDependencies): Phase {
  return async (execution, next) => {
    const { call, input } = execution;
    if (!call.operation.policy.before?.includes("refreshAlerts")) return next();
    if (offload && isHeavy(call.operation, input)) {
      await refresh.ifDue(call.actor.userId);
      return next();
    }
    execution.isRefreshDue = refresh.isDue;
    try {
      return await next();
    } catch (error) {
      if (!(error instanceof RefreshDue)) throw error;
      execution.isRefreshDue = undefined;
      await refresh.run(call.actor.userId);
      return next();
    }
  };
}

type RefreshDependencies = Pick<CallDependencies, "refreshAlerts" | "offload">;

/** Loads the catalog for an operation that uses it in this thread: a transaction cannot wait for it. */
export function loadCatalog({ catalog, offload }: Pick<CallDependencies, "catalog" | "offload">): Phase {
  return async (execution, next) => {
    const { call, input } = execution;
    if (usesCatalog(call.operation, input)) {
      call.progress?.report("Preparing the catalog");
      if (!offload) execution.catalog = (await catalog()).index;
    }
    return next();
  };
}

/** Loads the modules that an operation uses in this thread. */
export function loadModules({ offload }: Pick<CallDependencies, "offload">): Phase {
  return async ({ call, input }, next) => {
    if (!(offload && isHeavy(call.operation, input))) await loadModulesOf(call.operation);
    return next();
  };
}

/** Loads the modules that an operation uses. */
export async function loadModulesOf({ policy }: Operation): Promise<void> {
  await Promise.all((policy.loads ?? []).map((module) => module.load()));
}

/** True if an operation takes long for this input. Preparing the catalog takes longest. */
export function isHeavy(operation: Operation, input: never): boolean {
  return usesCatalog(operation, input) || (operation.policy.heavy?.(input) ?? false);
}

/** True if an operation uses the catalog for this input. */
export function usesCatalog({ policy: { catalog } }: Operation, input: Record<string, unknown>): boolean {
  return typeof catalog === "function" ? catalog(input) : (catalog ?? false);
}

/** The last point where a call can be cancelled. Throws if it was. */
export const awaitStart: Phase = async ({ call: { progress } }, next) => {
  if (!progress) return next();
  // Two turns: messages that arrived during the first are read between them.
  for (let tick = 0; tick < 2; tick++) await pause();
  if (progress.signal.aborted)
    throw fail("validation.bad_request", "The call was cancelled. Nothing was done.");
  progress.report("Working");
  return next();
};
