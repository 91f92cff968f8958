import type { Child } from "hono/jsx";
import { Day } from "../day.tsx";
import { Head, Quote, Text } from "../parts.tsx";
import { markedParts } from "./marked.ts";
import type { Reading } from "./reading.ts";

interface PostingTextProps {
  reading: Reading;
  /** The author of the words; "" if unknown. */
  company: string;
  /** The most characters shown. */
  most: number;
  /** Where it was found. */
  source?: Child;
  /** Shown if the text is longer. */
  more: Child;
  /** Shows words that were read, given where they begin in the text. */
  mark?: (words: string, start: number) => Child;
}

/** A posting's text as the employer's words, with the words that were read marked. */
export function PostingText({
  reading: { text, spans },
  company,
  most,
  source,
  more,
  mark = (words) => <mark>{words}</mark>,
}: PostingTextProps) {
  return (
    <>
      <p class="soft">
        The employer's words. What was read from them is <mark>marked</mark>. {source}
      </p>
      <Quote whose={company ? `The posting of ${company}` : "The posting"}>
        {markedParts(text, spans, most).map((part) =>
          part.isMarked ? mark(part.text, part.start) : part.text,
        )}
      </Quote>
      {text.length > most && <p>{more}</p>}
    </>
  );
}

interface WhatWasReadProps {
  reading: Reading;
  locale?: string | undefined;
}

/** What the posting says; and who read it, unless the program read all of it. */
export function WhatWasRead({ reading: { fields, understoodAs }, locale }: WhatWasReadProps) {
  if (fields.length === 0) return null;
  const hasReaders = fields.some(({ by }) => by !== "" && by !== "the program");
  return (
    <>
      <h3>What was read</h3>
      <div class="wide read">
        <table>
          <Head columns={["What", "The posting says", ...(hasReaders ? ["Read by"] : [])]} />
          <tbody>
            {fields.map(({ path, name, value, by }) => (
              <tr>
                <th scope="row">{name}</th>
                <td dir="auto">
                  {path === "closingDate" ? <Day at={value} locale={locale} /> : <Text>{value}</Text>}
                </td>
                {hasReaders && <td class="soft">{by}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {understoodAs !== "" && (
        <p>
          Understood as work of this occupation: <strong>{understoodAs}</strong>
        </p>
      )}
    </>
  );
}

/** The start of a list item. */
const bullet = /^\s*(?:[-*•·▪●–—✓✔]|\d{1,2}[.)])\s+/u;

/** What the posting does not say, or the reader should check. */
export function WhatWasNot({ reading: { open, unread, unproved } }: { reading: Reading }) {
  if (open.length === 0 && unread.length === 0 && unproved === 0) return null;
  return (
    <>
      <h3>What was not read</h3>
      {open.length > 0 && <p>Not found in the text: {open.join(", ")}.</p>}
      {unread.length > 0 && (
        <>
          <p>These lines may ask for something; nothing was taken from them. Read them yourself.</p>
          <Quote whose="Lines of the posting">
            <ul>
              {unread.map((line) => (
                <li>{line.replace(bullet, "")}</li>
              ))}
            </ul>
          </Quote>
        </>
      )}
      {unproved > 0 && (
        <p>
          An agent read {unproved === 1 ? "one thing" : `${unproved} things`} more that the text does not say;{" "}
          {unproved === 1 ? "it was" : "they were"} left out.
        </p>
      )}
    </>
  );
}
