import type { HandlerContext } from "./handler.ts";

/**
 * Caches a function's results for one call, keyed by `keyOf` its input. With `rehearse`, the transaction reuses the
 * rehearsal's results. `compute` may read stored data. It must not depend on the call's own writes, and its result must
 * not be modified.
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
