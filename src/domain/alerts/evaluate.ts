import { evaluateAlerts, withDismissal } from "../../engine/alerts/evaluate.ts";
import { alertInput } from "../../engine/alerts/input.ts";
import type { AlertChange, AlertState } from "../../engine/alerts/types.ts";
import type { HandlerContext, NextCall } from "../../operation/handler.ts";
import { oncePerCall } from "../../operation/once-per-call.ts";
import { sameJson } from "../../shared/json.ts";
import type { Tx } from "../../store/ports/store.ts";
import { evaluatedCareer, ownProducts } from "../career-health/input.ts";
import { type Alert, insightGenerated } from "./schema.ts";

/** The remembered state of a (type, subject), with its open alert. */
type Remembered = AlertState & { alertId?: string };

/** Checks every alert condition once and raises, changes or clears alerts. False if that changes nothing. */
export async function evaluate(ctx: HandlerContext): Promise<boolean> {
  const { tx, now } = ctx;
  const { remembered, changes, nextStates, isAfterImport } = await compare(ctx, undefined);
  const ids = new Map(remembered.map((state) => [keyOf(state), state.alertId]));
  for (const change of changes) {
    const key = keyOf({ type: typeOf(change), subject: change.subject });
    ids.set(key, await follow(ctx, change, ids.get(key)));
  }
  const states: Remembered[] = nextStates.map((state) => {
    const alertId = ids.get(keyOf(state));
    return { ...state, ...(alertId !== undefined && { alertId }) };
  });
  // A check that changes nothing writes nothing, so the user's revision stays. That an import was seen is stored.
  const isChanged = isAfterImport || changes.length > 0 || !sameJson(states, remembered);
  if (isChanged) await tx.alerts.putStates(states, now.toISOString());
  return isChanged;
}

/** Compares the alert conditions with the last check, once for a call. */
export async function compareAlerts(ctx: HandlerContext): Promise<void> {
  await compare(ctx, undefined);
}

/** The remembered state, and how it differs from the stored data now. */
const compare = oncePerCall(
  () => "",
  async (ctx: HandlerContext, _: undefined) => {
    const { tx, now } = ctx;
    const [{ importedAt, ...career }, newest, stored] = await Promise.all([
      evaluatedCareer(ctx, undefined),
      lastEvent(tx, now),
      tx.alerts.states(),
    ]);
    const input = alertInput(career, newest, now);
    const remembered = statesIn(stored);
    // True if a resume was imported since the last recorded check.
    const isAfterImport =
      importedAt !== undefined && (stored === undefined || importedAt > stored.evaluatedAt);
    return { remembered, isAfterImport, ...evaluateAlerts(input, remembered, now, isAfterImport) };
  },
);

/** The person's newest own timeline event that is not in the future. */
async function lastEvent({ timeline }: Tx, now: Date) {
  const [newest] = await timeline.latest(new Date(now.getTime() + 1).toISOString(), 1, ownProducts);
  return newest && { id: newest.id, at: newest.timestamp };
}

/** True if the last check reached a level for the first time. */
export async function isRefreshDue(tx: Tx): Promise<boolean> {
  return (await statesOf(tx)).some(({ seen, open }) => seen !== undefined && seen !== open);
}

const seeWebhooks: NextCall = {
  operation: "webhooks.list",
  input: {},
  why: "See the subscription and its deliveries.",
};

/** The calls that help with an open alert. An alert that no evaluation raised is about a subscription. */
export async function callsFor(tx: Tx, alertId: string): Promise<NextCall[]> {
  const state = (await statesOf(tx)).find((one) => one.alertId === alertId);
  return state ? (state.calls ?? []) : [seeWebhooks];
}

/** Remembers that the user dismissed an alert at its severity. */
export async function recordDismissal(tx: Tx, alertId: string, at: string): Promise<void> {
  const states = await statesOf(tx);
  if (!states.some((state) => state.alertId === alertId)) return;
  const next = states.map((state) =>
    state.alertId === alertId ? { ...withDismissal(state), alertId } : state,
  );
  await tx.alerts.putStates(next, at);
}

async function statesOf(tx: Tx): Promise<Remembered[]> {
  return statesIn(await tx.alerts.states());
}

function statesIn(stored: { states: unknown } | undefined): Remembered[] {
  // Written by `evaluate` and `rememberDismissal` only.
  return (stored?.states as Remembered[] | undefined) ?? [];
}

function keyOf({ type, subject }: { type: string; subject: string }): string {
  return `${type}\n${subject}`;
}

function typeOf(change: AlertChange): string {
  return change.kind === "clear" ? change.alertType : change.alert.alertType;
}

/** Applies a change and returns the id of the alert that is then open. */
async function follow(
  ctx: HandlerContext,
  change: AlertChange,
  openId: string | undefined,
): Promise<string | undefined> {
  const stored = openId === undefined ? undefined : await ctx.tx.alerts.get(openId);
  if (change.kind === "clear") {
    if (stored) await ctx.tx.alerts.put({ ...stored, isDismissed: true });
    return undefined;
  }
  const { evidenceIds: _, ...content } = change.alert;
  if (change.kind === "update" && stored) {
    const { readAt: __, ...unread } = stored;
    const base: Alert = change.reopen ? { ...unread, isRead: false, isDismissed: false } : stored;
    await ctx.tx.alerts.put({ ...base, ...content });
    return stored.id;
  }
  return raise(ctx, content);
}

async function raise(
  ctx: HandlerContext,
  content: Pick<Alert, "alertType" | "severity" | "message" | "actionSuggestions" | "relatedMetricId">,
): Promise<string> {
  const id = ctx.newId("alr");
  const state = { isRead: false, isDismissed: false, createdAt: ctx.now.toISOString() };
  await ctx.tx.alerts.put({ id, userId: ctx.actor.userId, ...content, ...state });
  await ctx.publish(insightGenerated, { kind: "alert", id });
  return id;
}
