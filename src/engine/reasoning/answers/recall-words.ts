// The sentence that says where the answer to a question of fact was found.

import { MAY_NOT } from "../cannot.ts";
import type { KnownOpening } from "../known-opening.ts";
import type { Fact, RecallKind, Remembered } from "../types.ts";

export const leadOf: Record<RecallKind | "denied" | "ahead", (spoken: string) => string> = {
  fact: (spoken) => `${spoken} this; keyFactors has the exact words`,
  denied: (spoken) =>
    `${spoken.replace(/ mention(s?)$/u, " say$1")} that it is not so; keyFactors has the exact words`,
  ahead: (spoken) => `${spoken} this, but not as something that the user has; keyFactors has the exact words`,
  advice: (spoken) =>
    `The stored data does not decide this; ${lowerFirst(spoken)} its subject, and keyFactors has the exact words`,
  unsure: (spoken) => `${MAY_NOT} ${lowerFirst(spoken)} some of its words, and keyFactors has them in full`,
};

export function takenBack(memories: readonly Remembered[]): string {
  const older = memories.filter((note) => note.takenBack !== undefined).length;
  if (older === 0) return "";
  return older === 1
    ? "; one of them is contradicted by a newer note, which counts"
    : `; ${older} of them are contradicted by newer notes, which count`;
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

export function spoken(
  facts: readonly Fact[],
  memories: readonly Remembered[],
  openings: readonly KnownOpening[],
): string {
  // A memory with claims is a line of the resume.
  const unread = memories.filter(({ isUnread }) => isUnread).length;
  const lines = memories.filter(({ claimIds }) => claimIds.length > 0).length;
  const notes = memories.filter(({ isPart }) => !isPart).length - lines - unread;
  const speaking = openings.filter(({ isSaid, isOnlyNamed }) => isSaid && !isOnlyNamed);
  const parts = [
    ...new Set([
      ...facts.map(({ field }) =>
        field.startsWith("resume.text")
          ? "the resume's text"
          : field.startsWith("resume.")
            ? "the resume"
            : "the profile",
      ),
      ...(lines > 0 ? ["the resume"] : []),
    ]),
    ...(unread > 0
      ? [unread === 1 ? "an unread line of the resume" : `${unread} unread lines of the resume`]
      : []),
    ...(notes > 0 ? [notes === 1 ? "one stored note" : `${notes} stored notes`] : []),
    ...(speaking.length > 0 ? [`the stored opening${speaking.length > 1 ? "s" : ""}`] : []),
  ];
  const said = parts.join(" and ");
  const verb = parts.length === 1 && notes + unread < 2 && speaking.length < 2 ? "mentions" : "mention";
  return `${said.charAt(0).toUpperCase()}${said.slice(1)} ${verb}`;
}
