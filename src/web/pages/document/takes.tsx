import { Icon } from "../../parts/icon.tsx";

const formats = [
  ["docx", "Word (DOCX)"],
  ["html", "HTML"],
  ["md", "Markdown"],
] as const;

const otherLooks = [
  ["academic", "Academic: centred, without colour"],
  ["compact", "Compact: smaller, more on a page"],
] as const;

/** The downloads of a document: the usual one first, other looks folded away. */
export function Takes({ to }: { to: string }) {
  return (
    <section aria-labelledby="takes" class="takes">
      <h2 id="takes" class="unseen">
        Download
      </h2>
      <a class="button" href={`${to}/file?format=pdf`} download="">
        <Icon name="download" />
        Download PDF
      </a>
      <p class="row">
        {formats.map(([format, name]) => (
          <a href={`${to}/file?format=${format}`} download="">
            {name}
          </a>
        ))}
      </p>
      <details>
        <summary>Other looks</summary>
        {otherLooks.map(([look, says]) => (
          <>
            <p class="hint">{says}</p>
            <p class="row">
              {[["pdf", "PDF"] as const, ...formats.slice(0, -1)].map(([format, name]) => (
                <a
                  href={`${to}/file?format=${format}&look=${look}`}
                  download=""
                  aria-label={`${name}, ${look}`}
                >
                  {name}
                </a>
              ))}
            </p>
          </>
        ))}
      </details>
    </section>
  );
}
