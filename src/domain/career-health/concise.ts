import { truncateIds } from "../truncate-ids.ts";
import type { CareerHealth } from "./schema.ts";

/** Career health with the first ids of its evidence only, and alerts in their words. */
export function conciseHealth({ alerts, ...rest }: CareerHealth) {
  const few = alerts.map(({ id, alertType, severity, message }) => ({ id, alertType, severity, message }));
  return Object.assign({ alerts: few }, truncateIds(rest));
}
