import type { Operation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import type { NextCall } from "../../operation/handler.ts";
import { bytes, truncateJson } from "../../operation/truncate.ts";
import type { Reply } from "../../operation/types.ts";
import { isObject, sameJson } from "../../shared/json.ts";
import { knownArguments } from "./repeated-arguments.ts";
import { untrustedPaths } from "./untrusted.ts";

/** The minimum bytes of JSON per token in real answers, not counting ids and times. */
const BYTES_A_TOKEN = 3;
/** The tokens of an id's 26 characters, and of a time's 24. */
const ID = { pattern: /[0-9A-HJKMNP-TV-Z]{26}/g, bytes: 26, tokens: 18 };
const TIME = { pattern: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, bytes: 24, tokens: 15 };

/** Estimates the tokens of a value's JSON (o200k), rather too high than too low. */
export function tokensOf(value: unknown): number {
  const text = JSON.stringify(value);
  const dense = [ID, TIME].map((kind) => ({ ...kind, count: text.match(kind.pattern)?.length ?? 0 }));
  const prose = dense.reduce((left, kind) => left - kind.bytes * kind.count, bytes(value));
  return dense.reduce((sum, kind) => sum + kind.tokens * kind.count, Math.ceil(prose / BYTES_A_TOKEN));
}

/** For data. With everything around it, an answer has at most 4,000. */
const PAGE_TOKENS = 3600;
/**
 * About 21,000 tokens of mostly text. Above 25,000, the strictest common client cuts a result itself without
 * saying where.
 */
export const MAX_BYTES = 72_000;
const MAX_TOKENS = 24_000;

/** Runs an operation. Throws ServiceError. */
export type Ask = (input: Record<string, unknown>) => Promise<Reply>;

/** Arguments larger than this are not repeated in a suggested call. */
const REPEATED_BYTES = 2000;

/**
 * Answers a call within a model's limits: a page by size if no limit is given, the concise form if there is one,
 * and never above the ceiling. Metadata say so (`detail`, `cut`). Throws as `ask` does, and if `detail` is
 * neither concise nor full.
 */
export async function limitResponse(
  operation: Operation,
  input: Record<string, unknown>,
  ask: Ask,
): Promise<Reply> {
  const { detail, own } = takeDetail(operation, input);
  const isFull = detail === "full";
  const reply = await paged(operation, own, ask, isFull);
  const short = isFull ? reply : condensed(operation, own, reply);
  const marked = markUntrusted(operation, cutTo(MAX_TOKENS, short));
  return operation.mcp.reportSize ? withSize(marked) : marked;
}

function takeDetail(operation: Operation, input: Record<string, unknown>) {
  if (!operation.mcp.concise) return { detail: undefined, own: input };
  const { detail, ...own } = input;
  if (detail === undefined || detail === "concise" || detail === "full") return { detail, own };
  throw fail(operation.errors.request ?? "validation.bad_request", "detail must be concise or full.");
}

/**
 * A page that is too large is requested again with as many items as fit, so that its cursor is exact. A single
 * item larger than a page is cut, unless the call has a limit.
 */
async function paged(
  operation: Operation,
  input: Record<string, unknown>,
  ask: Ask,
  isFull: boolean,
): Promise<Reply> {
  const reply = await ask(input);
  if (!operation.isPage || !Array.isArray(reply.data)) return reply;
  const budget = input.limit === undefined ? PAGE_TOKENS : MAX_TOKENS;
  const limit = fitting(isFull ? reply.data : rowsOf(operation, reply.data), budget);
  const fit = limit < reply.data.length ? await ask({ ...input, limit }) : reply;
  return operation.mcp.concise && !isFull ? fit : cutTo(budget, fit);
}

/** A page as shown. */
function rowsOf({ mcp: { concise } }: Operation, page: readonly unknown[]): readonly unknown[] {
  // Each operation's concise form is made for its own data: defineOperation connects the two.
  const rows = concise ? concise.of(page as never) : page;
  return Array.isArray(rows) ? rows : page;
}

/** The number of leading items that fit, at least one. */
function fitting(items: readonly unknown[], budget: number): number {
  let left = budget;
  const count = items.findIndex((item) => {
    left -= tokensOf(item);
    return left < 0;
  });
  return count === -1 ? items.length : Math.max(1, count);
}

function condensed(operation: Operation, input: Record<string, unknown>, reply: Reply): Reply {
  const { concise } = operation.mcp;
  if (!concise) return reply;
  // Made for its own data, as above.
  const data = concise.of(reply.data as never);
  if (sameJson(data, reply.data))
    return cutTo(operation.isPage ? MAX_TOKENS : PAGE_TOKENS, reply, concise.keep);
  const metadata = { ...reply.metadata, detail: "concise" };
  if (operation.isPage) return cutTo(MAX_TOKENS, { ...reply, data, metadata });
  const next = [...inFull(operation, input, reply.data), ...reply.next];
  return cutTo(PAGE_TOKENS, { ...reply, data, metadata, next }, concise.keep);
}

/** The call that returns everything. */
function inFull(operation: Operation, input: Record<string, unknown>, data: unknown): NextCall[] {
  const own = knownArguments(input, operation.input.shape);
  const { concise } = operation.mcp;
  const call = concise?.full ? concise.full(own, data as never) : { operation: operation.name, input: own };
  if (!call || bytes(call.input) > REPEATED_BYTES) return [];
  const why = "The same in full.";
  return [{ operation: call.operation, input: { ...call.input, detail: "full" }, why }];
}

/** Cuts data to a number of tokens. The named fields are not cut, and do not reduce the others' share. */
function cutTo(tokens: number, reply: Reply, whole: readonly string[] = []): Reply {
  const { data } = reply;
  const kept = isObject(data) ? Object.entries(data).filter(([key]) => whole.includes(key)) : [];
  const { value, cut } = fitted(kept.length > 0 ? { ...Object(data), ...blank(kept) } : data, tokens);
  if (cut.length === 0) return reply;
  return {
    ...reply,
    data: kept.length > 0 ? { ...Object(value), ...Object.fromEntries(kept) } : value,
    metadata: { ...reply.metadata, cut },
  };
}

function fitted(data: unknown, tokens: number): { value: unknown; cut: string[] } {
  // A page's only item is cut, never dropped.
  if (Array.isArray(data) && data.length === 1) {
    const { value, cut } = fitted(data[0], tokens);
    return { value: [value], cut: cut.map((path) => `[].${path}`) };
  }
  let budget = MAX_BYTES;
  let fit = truncateJson(data, budget);
  while (tokensOf(fit.value) > tokens && budget > 500) {
    budget = Math.floor(Math.min(bytes(fit.value), budget) * Math.min(0.95, tokens / tokensOf(fit.value)));
    fit = truncateJson(data, budget);
  }
  return fit;
}

function blank(entries: readonly [string, unknown][]): Record<string, null> {
  return Object.fromEntries(entries.map(([key]) => [key, null]));
}

function markUntrusted({ mcp: { untrusted: fields = [] } }: Operation, reply: Reply): Reply {
  const untrusted = untrustedPaths(reply.data, fields);
  const untrustedBeside = untrustedPaths(reply.metadata, fields).map((path) => `metadata.${path}`);
  return {
    ...reply,
    metadata: {
      ...reply.metadata,
      ...(untrusted.length > 0 && { untrusted }),
      ...(untrustedBeside.length > 0 && { untrustedBeside }),
    },
  };
}

function withSize(reply: Reply): Reply {
  const size = { bytes: bytes(reply.data), tokens: tokensOf(reply.data) };
  return { ...reply, metadata: { ...reply.metadata, size } };
}
