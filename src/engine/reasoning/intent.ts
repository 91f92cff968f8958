/** The intent of a question in plain words. */
export type Intent = "gap" | "pay" | "next" | "decision" | "overview";

const words: [Intent, RegExp][] = [
  ["gap", /\b(gaps?|missing|lack|learn|need to know|skills? (do i|should i|would i)|upskill|retrain)/i],
  ["pay", /\b(pay|salary|salaries|earn|wage|compensation|money)/i],
  ["next", /\b(next|step|start|begin|plan|how (do|can|could) i)/i],
  ["decision", /\b(should|worth|better|switch|move|change|leave|stay|accept|apply|or)\b/i],
];

/** The first intent whose words occur in the question; `overview` for any other question. */
export function intentOf(query: string): Intent {
  return words.find(([, pattern]) => pattern.test(query))?.[0] ?? "overview";
}
