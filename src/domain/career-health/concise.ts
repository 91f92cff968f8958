import { truncateIds } from "../truncate-ids.ts";
import type { CareerHealth } from "./schema.ts";

/** Career health with only the first evidence ids, and alerts as text. */
export function conciseHealth({ alerts, ...rest }: CareerHealth) {
  const few = alerts.map(({ id, alertType, severity, message }) => ({ id, alertType, severity, message }));
  return Object.assign({ alerts: few }, truncateIds(rest));
}
