import { type Fields, field } from "../../page.ts";
import { type ProfileField, payRange } from "./fields.ts";

/** The fields' values from a form; null for blank ones, which are then unset. */
export function patchOf(sent: Fields, fields: readonly ProfileField[]): Record<string, unknown> {
  return Object.fromEntries(fields.map(({ name, kind }) => [name, said(kind, field(sent, name))]));
}

/** The range of pay in a form; null if both ends are blank. */
export function rangeOf(sent: Fields): { target_salary_range: unknown } {
  const [min, max] = [payRange.min, payRange.max].map((name) => said("number", field(sent, name)));
  return { target_salary_range: min === null && max === null ? null : { min, max } };
}

function said(kind: ProfileField["kind"], text: string): unknown {
  if (text === "") return null;
  if (kind === "number") return numberOf(text);
  if (kind === "yesNo") return text === "true";
  if (kind === "lines") return linesOf(text);
  return text;
}

/** Text that is not a number is sent as typed, so that it is refused by name. */
function numberOf(text: string): unknown {
  const value = Number(text.replace(/[\s_]/g, ""));
  return Number.isFinite(value) ? value : text;
}

function linesOf(text: string): string[] | null {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.length > 0 ? lines : null;
}
