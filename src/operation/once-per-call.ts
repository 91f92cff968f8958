import type { HandlerContext } from "./handler.ts";

/**
 * Gives a function whose results are kept for one call, by `keyOf` its input. Where the declaration says `rehearse`,
 * the transaction finds what the rehearsal computed. `compute` may read what is stored; it must not depend on what
 * the call itself writes, and its result must not be changed.
 */
export function oncePerCall<Input, Value>(
  keyOf: (input: Input) => string,
  compute: (ctx: HandlerContext, input: Input) => Value,
): (ctx: HandlerContext, input: Input) => Value {
  const kept = new WeakMap<object, Map<string, { value: Value }>>();
  return (ctx, input) => {
    const own = kept.get(ctx.memo) ?? new Map<string, { value: Value }>();
    kept.set(ctx.memo, own);
    const key = keyOf(input);
    const entry = own.get(key) ?? { value: compute(ctx, input) };
    own.set(key, entry);
    return entry.value;
  };
}
