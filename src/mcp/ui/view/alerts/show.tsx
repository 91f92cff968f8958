import type { Child } from "hono/jsx";
import { callTool } from "../asked.ts";
import { type Client, tellModel } from "../client.ts";
import { announce, byId, Note, nodesOf } from "../dom.tsx";
import type { OpenAlert } from "./alerts.ts";

type AlertAction = "read" | "dismiss";

/** The part's input: the alerts, the selected one, and the actions of its buttons. */
interface AlertsPart {
  alerts: readonly OpenAlert[];
  at: number;
  turn: (to: number) => void;
  act: (alert: OpenAlert, action: AlertAction) => void;
}

const severities = { info: "Note", warning: "Warning", critical: "Critical" };
const labels = { read: "Mark as read", dismiss: "Dismiss" };

/** One complete alert with its buttons, and links to the others. */
function showAlerts({ alerts, at, turn, act }: AlertsPart): Child {
  const alert = alerts[at];
  if (!alert) return <Note>No open alerts.</Note>;
  return (
    <>
      <article class="alert">
        <span class={`chip ${alert.severity}`}>{severities[alert.severity]}</span>
        <p class="message" dir="auto" title={alert.message}>
          {alert.message}
        </p>
        <div class="actions">
          {(["read", "dismiss"] as const).map((action) => (
            <button type="button" data-action={action} onClick={() => act(alert, action)}>
              {labels[action]}
            </button>
          ))}
        </div>
      </article>
      {alerts.length > 1 && (
        <div class="pager">
          <Step to={at - 1} of={alerts.length} label="Previous alert" sign="‹" turn={turn} />
          <span>
            {at + 1} of {alerts.length}
          </span>
          <Step to={at + 1} of={alerts.length} label="Next alert" sign="›" turn={turn} />
        </div>
      )}
    </>
  );
}

interface StepProps extends Pick<AlertsPart, "turn"> {
  to: number;
  of: number;
  label: string;
  sign: string;
}

function Step({ to, of, label, sign, turn }: StepProps) {
  return (
    <button
      type="button"
      class="quiet"
      aria-label={label}
      disabled={to < 0 || to >= of}
      onClick={() => turn(to)}
    >
      {sign}
    </button>
  );
}

/** The alerts and their buttons. An alert that was handled leaves the list. */
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
      // This keeps the agent from raising what the user has settled here.
      if ("data" in answer) tellModel(client, `chose "${action}" for the alert ${alert.id}`);
    },
  });
}

const done = { read: "Marked as read.", dismiss: "Dismissed." };
