import type { Reply } from "../operation/call.ts";
import { bytes, fitInto } from "../operation/cut.ts";
import { fail } from "../operation/errors.ts";
import type { Operation } from "../operation/operation.ts";
import { untrustedPaths } from "./untrusted.ts";

/** JSON with ids in it takes some 2.8 bytes a token, whatever the script; prose takes more. */
const BYTES_A_TOKEN = 2.8;
/** About 4,000 tokens. */
export const PAGE_BYTES = 11_000;
/** A larger answer comes in its concise form, where it has one, unless `detail` says full. */
export const LARGE_BYTES = 24_000;
/** About 21,000 tokens where text prevails; beyond 25,000 the strictest of the common clients cuts a result itself, without saying where. */
export const CEILING_BYTES = 72_000;

type Ask = (input: Record<string, unknown>) => Promise<Reply>;

/**
 * Answers a call within what a model can take in: a page by its size where no limit is given, a large answer in its
 * concise form, and never more than the ceiling; metadata say so (`detail`, `cut`). Throws as `ask` does, and where
 * `detail` is neither concise nor full.
 */
export async function withinBudget(
  operation: Operation,
  input: Record<string, unknown>,
  ask: Ask,
): Promise<Reply> {
  const { detail, own } = takeDetail(operation, input);
  const reply = await paged(operation, own, ask);
  const fitted = underCeiling(detail === "full" ? reply : condensed(operation, reply, detail === "concise"));
  const marked = withMarks(operation, fitted);
  return operation.tellsSize ? withReceipt(marked) : marked;
}

function takeDetail(operation: Operation, input: Record<string, unknown>) {
  if (!operation.concise) return { detail: undefined, own: input };
  const { detail, ...own } = input;
  if (detail === undefined || detail === "concise" || detail === "full") return { detail, own };
  throw fail(operation.invalid ?? "validation.bad_request", "detail must be concise or full.");
}

/** A page that is too large is asked for again with as many items as fit, so that its cursor is exact. */
async function paged(operation: Operation, input: Record<string, unknown>, ask: Ask): Promise<Reply> {
  const reply = await ask(input);
  if (!operation.list || !Array.isArray(reply.data)) return reply;
  const limit = fitting(reply.data, input.limit === undefined ? PAGE_BYTES : CEILING_BYTES);
  return limit < reply.data.length ? ask({ ...input, limit }) : reply;
}

/** How many leading items fit; at least one. */
function fitting(items: readonly unknown[], budget: number): number {
  let left = budget;
  const count = items.findIndex((item) => {
    left -= bytes(item) + 1;
    return left < 0;
  });
  return count === -1 ? items.length : Math.max(1, count);
}

function condensed({ concise }: Operation, reply: Reply, always: boolean): Reply {
  if (!concise || (!always && bytes(reply.data) <= LARGE_BYTES)) return reply;
  // Each operation's form is made for its own data: defineOperation ties the two together.
  const data = concise(reply.data as never);
  return { ...reply, data, metadata: { ...reply.metadata, detail: "concise" } };
}

function underCeiling(reply: Reply): Reply {
  if (bytes(reply.data) <= CEILING_BYTES) return reply;
  const { value, cut } = fitInto(reply.data, CEILING_BYTES);
  return { ...reply, data: value, metadata: { ...reply.metadata, cut } };
}

function withMarks({ quotes = [] }: Operation, reply: Reply): Reply {
  const untrusted = untrustedPaths(reply.data, quotes);
  const untrustedBeside = untrustedPaths(reply.metadata, quotes).map((path) => `metadata.${path}`);
  return {
    ...reply,
    metadata: {
      ...reply.metadata,
      ...(untrusted.length > 0 && { untrusted }),
      ...(untrustedBeside.length > 0 && { untrustedBeside }),
    },
  };
}

function withReceipt(reply: Reply): Reply {
  const size = bytes(reply.data);
  return {
    ...reply,
    metadata: { ...reply.metadata, size: { bytes: size, tokens: Math.ceil(size / BYTES_A_TOKEN) } },
  };
}
