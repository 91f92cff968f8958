import type { HandlerContext } from "../../operation/handler.ts";
import { oncePerCall } from "../../operation/once-per-call.ts";

/** The user's claims, read once per call that writes none. A long resume has thousands. */
export function claimsOnce(ctx: HandlerContext) {
  return read(ctx, undefined);
}

const read = oncePerCall(
  () => "",
  ({ tx }: HandlerContext, _: undefined) => tx.resume.claims(),
);
