import { isObject, type Json } from "../../../support/json.ts";
import type { Reach } from "../run.ts";
import type { Step, Task } from "../types.ts";
import type { Made } from "./model.ts";

/** How a model's calls compare with the gold ones. */
export interface Comparison {
  /** Gold calls made in their order, of all. */
  matched: number;
  gold: number;
  /** Of the matched calls' fixed arguments, those given as they should be, of all. */
  right: number;
  fixed: number;
  /** Calls beyond the gold ones, and those of all that failed. */
  extra: number;
  failed: number;
}

interface Named {
  operation: string;
  arguments: Json;
}

/** Compares in order. Looking operations up counts neither way, nor do texts and ids, which nobody words alike. */
export function compare(task: Task, made: readonly Made[], operations: Reach["operations"]): Comparison {
  const gold = task.steps.map((step) => goldOf(step, operations)).filter(isCall);
  const calls = made.map((call) => madeOf(call, operations)).filter(isCall);
  let from = 0;
  const pairs = gold.flatMap((wanted): [Named, Named][] => {
    const found = calls.findIndex((call, index) => index >= from && call.operation === wanted.operation);
    const call = calls[found];
    if (!call) return [];
    from = found + 1;
    return [[wanted, call]];
  });
  const fixed = pairs.flatMap(([wanted, call]) =>
    fixedOf(wanted.arguments).map(([name, value]) => call.arguments[name] === value),
  );
  return {
    matched: pairs.length,
    gold: gold.length,
    right: fixed.filter(Boolean).length,
    fixed: fixed.length,
    extra: calls.length - pairs.length,
    failed: made.filter(({ isError }) => isError).length,
  };
}

function goldOf({ tool, arguments: args = {} }: Step, operations: Reach["operations"]): Named {
  return { operation: operations.get(tool)?.operation ?? tool, arguments: args };
}

function madeOf({ tool, arguments: args }: Made, operations: Reach["operations"]): Named {
  if (!["read_operation", "write_operation", "delete_operation"].includes(tool))
    return { operation: operations.get(tool)?.operation ?? tool, arguments: args };
  const name = String(args.operation);
  return {
    operation: operations.get(name)?.operation ?? name,
    arguments: isObject(args.arguments) ? args.arguments : {},
  };
}

function isCall({ operation }: Named): boolean {
  return operation !== "find_operations";
}

/** Numbers, switches and words of a closed list; how much is asked for is the model's to choose. */
function fixedOf(args: Json): [string, unknown][] {
  return Object.entries(args).filter(([name, value]) => {
    if (name === "limit" || name === "detail") return false;
    if (typeof value === "string") return /^[a-zA-Z_]{1,30}$/.test(value);
    return typeof value === "number" || typeof value === "boolean";
  });
}
