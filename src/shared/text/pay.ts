/** Pay as a posting states it, in plain digits: "42000 to 48000 EUR a year", "from 15 GBP an hour". */
export function payText({ min, max, currency, period }: Record<string, unknown>): string {
  const bounds = [...new Set([min, max])].filter((bound) => typeof bound === "number");
  const open = bounds.length === 1 && min !== max ? (min === undefined ? "up to " : "from ") : "";
  const per = period === "hour" ? "an hour" : period && `a ${period}`;
  return [`${open}${bounds.join(" to ")}`, currency, per].filter(Boolean).join(" ");
}
