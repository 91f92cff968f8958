import type { ImportPreview, ResumeData } from "../../../domain/resume/schema.ts";
import { Section, TextList } from "../../../shared/view/parts.tsx";
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
        <Section id="unread" title="Lines that were not understood" level={3}>
          <p class="soft">
            Nothing was read from these lines. You can add what they say below, under its part.
          </p>
          <TextList texts={unread.map(({ text }) => text)} />
        </Section>
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
    <Section id="warnings" title="To look at" level={3}>
      <TextList texts={warnings.map((warning) => warningInWords(warning))} />
    </Section>
  );
}

/** True if a warning says more than the lines above it. */
export function isNews(warning: string): boolean {
  return !warning.startsWith("unread:");
}
