/** What a question in plain words is after. */
export type Intent = "gap" | "pay" | "next" | "decision" | "overview";

const words: [Intent, RegExp][] = [
  ["gap", /\b(gaps?|missing|lack|learn|need to know|skills? (do i|should i|would i)|upskill|retrain)/i],
  ["pay", /\b(pay|salary|salaries|earn|wage|compensation|money)/i],
  ["next", /\b(next|step|start|begin|plan|how (do|can|could) i)/i],
  ["decision", /\b(should|worth|better|switch|move|change|leave|stay|accept|apply|or)\b/i],
];

/** The first intent whose words the question has; `overview` for any other question. */
export function intentOf(query: string): Intent {
  return words.find(([, pattern]) => pattern.test(query))?.[0] ?? "overview";
}
