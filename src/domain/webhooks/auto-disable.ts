import type { HandlerContext } from "../../operation/handler.ts";
import { insightGenerated } from "../alerts/schema.ts";

/** Disables a subscription without success for five days, and alerts the user. */
export async function autoDisable(ctx: HandlerContext, webhookId: string): Promise<void> {
  const { tx, now } = ctx;
  const webhook = await tx.webhooks.get(webhookId);
  if (!webhook?.isActive) return;
  await tx.webhooks.put({ ...webhook, isActive: false, updatedAt: now.toISOString() });
  const id = ctx.newId("alr");
  await tx.alerts.put({
    id,
    userId: tx.userId,
    alertType: "inactivity",
    severity: "warning",
    message: `A webhook subscription was switched off: its receiver has not accepted a delivery for five days (${webhookId}).`,
    actionSuggestions: [
      "Look up what went wrong with its deliveries.",
      "Switch the subscription on again when its receiver works.",
    ],
    isRead: false,
    isDismissed: false,
    createdAt: now.toISOString(),
  });
  await ctx.publish(insightGenerated, { kind: "alert", id });
}
