import type { ImportPreview } from "../../../domain/resume/schema.ts";
import { warningInWords } from "../import/words.ts";

/** What of a resume was not understood, and what else is worth a look. */
export function ToLookAt({ unread, warnings }: Pick<ImportPreview, "unread" | "warnings">) {
  return (
    <>
      {unread.length > 0 && (
        <section aria-labelledby="unread">
          <h3 id="unread">Lines that were not understood</h3>
          <p class="soft">Nothing was taken from these. What they say can be added by hand.</p>
          <ul>
            {unread.map(({ text }) => (
              <li dir="auto">{text}</li>
            ))}
          </ul>
        </section>
      )}
      {warnings.length > 0 && (
        <section aria-labelledby="warnings">
          <h3 id="warnings">To look at</h3>
          <ul>
            {warnings.map((warning) => (
              <li dir="auto">{warningInWords(warning)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
