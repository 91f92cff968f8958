/**
 * A number as people write it: grouped by comma, dot, space or apostrophe (also in lakhs), or plain, with
 * decimals.
 */
export const numberPattern =
  "(?:\\d{1,3}(?:,\\d{3}){1,3}(?:\\.\\d{1,2})?|\\d{1,3}(?:\\.\\d{3}){1,3}(?:,\\d{1,2})?|\\d{1,3}(?:[ ']\\d{3}){1,3}(?:[.,]\\d{1,2})?|" +
  "\\d{1,2}(?:,\\d{2}){1,3},\\d{3}|\\d{1,9}(?:[.,]\\d{1,2})?)(?![.,]?\\d)";

/**
 * The value of a text that `numberPattern` matched: a separator before three digits groups; before one or two it
 * is decimal.
 */
export function parseNumber(text: string): number {
  const decimal = /[.,](\d{1,2})$/.exec(text);
  const whole = (decimal ? text.slice(0, decimal.index) : text).replace(/\D/g, "");
  return Number(decimal ? `${whole}.${decimal[1]}` : whole);
}
