import { textField } from "../../../../shared/view/json.ts";

export interface OpenAlert {
  id: string;
  severity: "info" | "warning" | "critical";
  message: string;
}

/** Reads the list of open alerts, the most serious first and otherwise in order. */
export function toAlerts(data: unknown): OpenAlert[] {
  const items = Array.isArray(data) ? data : [];
  return items
    .map((item) => ({
      id: textField(item, "id"),
      severity: severityOf(textField(item, "severity")),
      message: textField(item, "message"),
    }))
    .filter(({ id }) => id !== "")
    .sort((left, right) => order.indexOf(left.severity) - order.indexOf(right.severity));
}

const order: OpenAlert["severity"][] = ["critical", "warning", "info"];

function severityOf(text: string): OpenAlert["severity"] {
  return text === "critical" || text === "warning" ? text : "info";
}
