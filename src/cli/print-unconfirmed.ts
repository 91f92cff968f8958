import type { ResumeData } from "../domain/resume/schema.ts";
import { print } from "./terminal/context.ts";

/** Prints what no text proves, each with its id, and how it is confirmed. */
export function printUnconfirmed(unconfirmed: ResumeData["unconfirmed"] = []): void {
  for (const { claimId, kind, text, nearest } of unconfirmed) {
    print(`  Unconfirmed ${kind} ${claimId}: ${text}`);
    if (nearest) print(`    Nearest in the text: ${nearest.text}`);
  }
  if (unconfirmed.length > 0)
    print(
      "  Nothing unconfirmed counts. To confirm what is true: career-context resume confirm ID; to drop it: resume remove ID.",
    );
}
