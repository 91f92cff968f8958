import type { Child } from "hono/jsx";
import { callTool } from "../asked.ts";
import { type Client, tellModel } from "../client.ts";
import { announce, byId, nodesOf } from "../dom.tsx";
import type { OpenAlert } from "./alerts.ts";
import { showAlerts } from "./show.tsx";

/** The alerts and what their buttons do: an alert that was acted upon leaves the list. */
export function followAlerts(client: Client, alerts: readonly OpenAlert[], at = 0): Child {
  byId("alerts-count").textContent = String(alerts.length);
  const show = (left: readonly OpenAlert[], to: number) =>
    byId("alerts").replaceChildren(...nodesOf(followAlerts(client, left, to)));
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
      announce("data" in answer ? done[action] : answer.problem);
      // So that the agent does not bring up again what the user has settled here.
      if ("data" in answer) tellModel(client, `chose "${action}" for the alert ${alert.id}`);
    },
  });
}

const done = { read: "Marked as read.", dismiss: "Dismissed." };
