import { bulletLength } from "../../text/bullets.ts";
import type { Span } from "../../text/piece.ts";
import type { ProofSource } from "./source.ts";

/** What separates a role from an employer, a place or another role on one line. */
const PARTED = /[,|@/;·•–—]|(?<!\p{L})(?:at|bei|chez|en|em|presso|bij|hos|w|u)(?!\p{L})/u;

/**
 * The last of several consecutive roles under one employer, each with its period alone on one or two lines;
 * undefined if a place is not in such a line or no role follows. Text below belongs to any of them.
 */
export function lastOfStack(source: Pick<ProofSource, "text" | "periods">, place: Span): Span | undefined {
  let role = roleAt(source, place[0]);
  let last: Span | undefined;
  while (role !== undefined && role[1] < source.text.length) {
    role = roleAt(source, role[1] + 1);
    last = role ?? last;
  }
  return last;
}

/** The line with a role and its period, or both lines if the period has its own. */
function roleAt(source: Pick<ProofSource, "text" | "periods">, at: number): Span | undefined {
  const line = lineAt(source.text, at);
  if (isRole(source, line)) return line;
  if (line[1] >= source.text.length || bulletLength(source.text.slice(...line)) > 0) return undefined;
  const both: Span = [line[0], lineAt(source.text, line[1] + 1)[1]];
  return !source.text.slice(...line).match(/\d/) && isRole(source, both) && endsWithPeriod(source, both)
    ? both
    : undefined;
}

function endsWithPeriod({ text, periods }: Pick<ProofSource, "text" | "periods">, [from, to]: Span): boolean {
  const below = text.indexOf("\n", from) + 1;
  return periods.some(
    ({ span }) =>
      text.slice(below, span[0]).trim() === "" && span[0] >= below && text.slice(span[1], to).trim() === "",
  );
}

function isRole({ text, periods }: Pick<ProofSource, "text" | "periods">, [from, to]: Span): boolean {
  const [period, ...others] = periods.filter(({ span }) => span[0] >= from && span[1] <= to);
  if (period === undefined || others.length > 0 || period.kind === "single") return false;
  const rest = `${text.slice(from, period.span[0])} ${text.slice(period.span[1], to)}`.replace(
    /^[\s(–—|,-]+|[\s()–—|,-]+$/g,
    "",
  );
  return /\p{L}/u.test(rest) && !PARTED.test(rest);
}

function lineAt(text: string, at: number): Span {
  const from = text.lastIndexOf("\n", at - 1) + 1;
  const next = text.indexOf("\n", at);
  return [from, next === -1 ? text.length : next];
}
