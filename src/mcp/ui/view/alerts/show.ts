import { element, note } from "../dom.ts";
import type { OpenAlert } from "./alerts.ts";

export type AlertAction = "read" | "dismiss";

/** What the part needs: the alerts, which of them is shown, and what its buttons do. */
export interface AlertsPart {
  alerts: readonly OpenAlert[];
  at: number;
  turn: (to: number) => void;
  act: (alert: OpenAlert, action: AlertAction) => void;
}

const severities = { info: "Note", warning: "Warning", critical: "Critical" };

/** One alert whole, with its buttons, and a way to the others. */
export function showAlerts(part: AlertsPart): Node[] {
  const alert = part.alerts[part.at];
  if (!alert) return [note("No open alerts.")];
  const buttons = element("div", { class: "actions" }, ...actions(part, alert));
  return [
    element(
      "article",
      { class: "alert" },
      element("span", { class: `chip ${alert.severity}` }, severities[alert.severity]),
      element("p", { class: "message", dir: "auto", title: alert.message }, alert.message),
      buttons,
    ),
    ...(part.alerts.length > 1 ? [pager(part)] : []),
  ];
}

function actions({ act }: AlertsPart, alert: OpenAlert): HTMLElement[] {
  return (["read", "dismiss"] as const).map((action) => {
    const button = element("button", { type: "button", "data-action": action }, labels[action]);
    button.addEventListener("click", () => act(alert, action));
    return button;
  });
}

const labels = { read: "Mark as read", dismiss: "Dismiss" };

function pager({ alerts, at, turn }: AlertsPart): HTMLElement {
  const step = (to: number, label: string, sign: string) => {
    const button = element("button", { type: "button", class: "quiet", "aria-label": label }, sign);
    button.disabled = to < 0 || to >= alerts.length;
    button.addEventListener("click", () => turn(to));
    return button;
  };
  return element(
    "div",
    { class: "pager" },
    step(at - 1, "Previous alert", "‹"),
    element("span", {}, `${at + 1} of ${alerts.length}`),
    step(at + 1, "Next alert", "›"),
  );
}
