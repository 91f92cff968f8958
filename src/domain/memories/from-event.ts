import { plainText } from "../../engine/plain-text.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { cutText } from "../../shared/text/words.ts";

const LONGEST = 8000;

/** Makes an event noted by the user searchable. Returns the memory's id. */
export async function indexEvent(
  { tx, now, newId }: HandlerContext,
  event: { eventType: string; eventData: Record<string, unknown>; impactScore?: number; timestamp?: string },
): Promise<string> {
  const id = newId("mem");
  const details = plainText(event.eventData);
  const what = event.eventType.replaceAll(/[._]/g, " ");
  await tx.memories.add({
    id,
    nodeType: "event",
    content: { eventType: event.eventType, ...event.eventData },
    contentText: cutText(details === "" ? what : `${what}: ${details}`, LONGEST),
    importance: event.impactScore ?? 0.3,
    createdAt: event.timestamp ?? now.toISOString(),
    sourceType: "timeline",
    sourceId: "timeline",
  });
  return id;
}
