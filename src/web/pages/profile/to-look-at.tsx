import type { ImportPreview, ResumeData } from "../../../domain/resume/schema.ts";
import { Text } from "../../../shared/view/text.tsx";
import { warningInWords } from "../import/words.ts";

/** The unread lines of a resume whose words the person has not stored since. */
export function stillUnread({ unread, claims }: Pick<ResumeData, "unread" | "claims">): ResumeData["unread"] {
  const stated = claims
    .filter(({ provenance }) => provenance === "stated")
    .map(({ text }) => new Set(wordsOf(text)));
  return unread.filter(({ text }) => !stated.some((said) => wordsOf(text).every((word) => said.has(word))));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Unread parts of a resume, and what else is worth a look. */
export function ToLookAt({ unread, warnings }: Pick<ImportPreview, "unread" | "warnings">) {
  return (
    <>
      {unread.length > 0 && (
        <section aria-labelledby="unread">
          <h3 id="unread">Lines that were not understood</h3>
          <p class="soft">
            Nothing was read from these lines. You can add what they say below, under its part.
          </p>
          <ul>
            {unread.map(({ text }) => (
              <li dir="auto">
                <Text>{text}</Text>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Warnings warnings={warnings} />
    </>
  );
}

/** What else is worth a look, in words. */
export function Warnings({ warnings: all }: Pick<ImportPreview, "warnings">) {
  const warnings = all.filter(isNews);
  if (warnings.length === 0) return null;
  return (
    <section aria-labelledby="warnings">
      <h3 id="warnings">To look at</h3>
      <ul>
        {warnings.map((warning) => (
          <li dir="auto">
            <Text>{warningInWords(warning)}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** True if a warning says more than the lines above it. */
export function isNews(warning: string): boolean {
  return !warning.startsWith("unread:");
}
