import { bytes } from "../../operation/truncate.ts";
import { sameJson } from "../../shared/json.ts";
import { shortRow, withoutEmpty } from "../short-row.ts";
import type { TimelineEvent } from "./schema.ts";

/** Events as list rows for a model. */
const MOST_BYTES = 600;

/**
 * An event as a row without repetition: of the earlier state only what changed, and no stage that its type
 * already names.
 */
export function eventRow({ eventData, ...event }: TimelineEvent) {
  const { jobEventId: _, stage, ...data } = eventData;
  const isNamed = typeof stage === "string" && event.eventType.endsWith(`.${stage}`);
  const shown = withoutEmpty({ ...withoutSame(data), ...(!isNamed && { stage }) });
  const row = shortRow({ ...event, eventData: shown }, ["id", "eventType", "eventData", "timestamp"]);
  return bytes(shown) > MOST_BYTES ? row : { ...row, eventData: shown };
}

function withoutSame(data: Record<string, unknown>): Record<string, unknown> {
  const { previous, current } = data;
  if (!Array.isArray(previous) || !Array.isArray(current)) return data;
  return { ...data, previous: previous.filter((item) => !current.some((one) => sameJson(one, item))) };
}
