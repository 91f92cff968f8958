import { byId } from "../dom.ts";
import type { Host } from "../host.ts";
import { callTool } from "../tools.ts";
import type { OpenAlert } from "./alerts.ts";
import { type AlertAction, showAlerts } from "./show.ts";

interface Client {
  host: Host;
  tellsModel: boolean;
}

/** The alerts and what their buttons do: an alert that was acted upon leaves the list. */
export function followAlerts(client: Client, alerts: readonly OpenAlert[], at = 0): Node[] {
  byId("alerts-count").textContent = String(alerts.length);
  const show = (left: readonly OpenAlert[], to: number) =>
    byId("alerts").replaceChildren(...followAlerts(client, left, to));
  return showAlerts({
    alerts,
    at,
    turn: (to) => {
      const pressed = document.activeElement?.getAttribute("aria-label");
      show(alerts, to);
      const same = byId("alerts").querySelector<HTMLElement>(`button[aria-label="${pressed}"]:enabled`);
      (same ?? byId("alerts-title")).focus();
    },
    act: async (alert, action) => {
      for (const button of byId("alerts").querySelectorAll("button")) button.disabled = true;
      const answer = await callTool(client.host, "update_alert", { id: alert.id, action });
      const left = "data" in answer ? alerts.filter(({ id }) => id !== alert.id) : alerts;
      show(left, Math.min(at, Math.max(0, left.length - 1)));
      byId("alerts-title").focus();
      byId("status").textContent = "data" in answer ? done[action] : answer.problem;
      if ("data" in answer) tellModel(client, alert, action);
    },
  });
}

const done = { read: "Marked as read.", dismiss: "Dismissed." };

/** So that the agent does not bring up again what the user has settled here; the alert's own words stay out of it. */
function tellModel({ host, tellsModel }: Client, { id }: OpenAlert, action: AlertAction): void {
  if (!tellsModel) return;
  const text = `In the career overview the user chose "${action}" for the alert ${id}.`;
  host.request("ui/update-model-context", { content: [{ type: "text", text }] }).catch(() => undefined);
}
