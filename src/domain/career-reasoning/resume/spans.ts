import type { ClaimRecord } from "../../resume/schema.ts";

export const ofJob = /^(?:work|volunteer)\[\d+\]$/;
/** An entry that may have dates, by its path. */
export const ofEntry = /^(?:work|volunteer|education)\[\d+\]$/;
/** An entry with its first and last date; "9999" if it lasts. */
export type Dated = { claim: ClaimRecord; from: string; to: string };

/** The entries that say when they were. */
export function datedIn(claims: readonly ClaimRecord[]): Dated[] {
  return claims.flatMap((claim) => {
    const span = ofEntry.test(claim.path) ? spanOf(claim.text) : undefined;
    return span ? [{ claim, ...span }] : [];
  });
}

/** The first and last date of an entry, by its claim; a job without an end lasts. */
function spanOf(text: string): Pick<Dated, "from" | "to"> | undefined {
  const found = /\((?:(\d{4}(?:-\d\d)?) – )?(\d{4}(?:-\d\d)?|present)\)$/u.exec(text);
  const to = found?.[2];
  return to === undefined ? undefined : { from: found?.[1] ?? to, to: to === "present" ? "9999" : to };
}
