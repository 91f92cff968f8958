import { isObject } from "../../shared/json.ts";
import { shortened } from "../../shared/text/words.ts";
import type { ThingInverse } from "../../store/ports/changes.ts";
import { kindOf, rankOf } from "./things.ts";

/** What a call changed in a record. */
export interface Changed extends ThingInverse {
  /** The value now, or the last value if it is gone. */
  value: unknown;
}

const LONGEST = 160;
const LONGEST_LABEL = 60;
const NAMED = 2;
/** True if records of this kind are often written along with a call's main record. */
export function isBeside(kind: string): boolean {
  return kind === "memory" || kind === "timeline_event";
}

/** A change in one line: the operation's title and what it wrote, most important first. */
export function summaryOf(title: string, things: readonly Changed[]): string {
  const sorted = [...things].sort((left, right) => rankOf(left.kind) - rankOf(right.kind));
  const main = sorted.filter(({ kind }) => !isBeside(kind));
  const shown = main.length > 0 ? main : sorted.slice(0, 1);
  const all = [...new Set(shown.map(labelOf).filter(Boolean))];
  const labels = all.slice(0, NAMED);
  const more = all.length - NAMED;
  const rest = more > 0 ? ` and ${more} more` : "";
  return labels.length === 0 ? title : shortened(`${title}: ${labels.join("; ")}${rest}`, LONGEST);
}

function labelOf({ kind, value, patches }: Changed): string {
  const label = kindOf(kind).label(isObject(value) ? value : {}, patches);
  return shortened(label.replace(/\s+/g, " ").trim(), LONGEST_LABEL);
}
