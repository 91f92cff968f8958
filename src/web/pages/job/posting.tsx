import type { Child } from "hono/jsx";
import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import { Day } from "../../parts/day.tsx";
import { Fold } from "../../parts/fold.tsx";
import { Head } from "../../parts/head.tsx";
import { Quote } from "../../parts/quote.tsx";
import { PasteForm } from "../jobs/paste.tsx";
import { markedParts } from "./marked.ts";
import { type Reading, spansOf } from "./reading.ts";
import { notSaid, readFields } from "./words.ts";

/** As many characters of a posting are shown, unless it is asked for whole. */
const MOST_SHOWN = 20_000;

interface PostingProps {
  job: Job;
  reading: Reading | undefined;
  isWhole: boolean;
}

/** The posting's text with the words that were read, what was read by whom, and what was not. */
export function Posting({ job, reading, isWhole }: PostingProps) {
  return (
    <section aria-labelledby="posting">
      <h2 id="posting">The posting</h2>
      {reading === undefined && <p>No text of this opening is kept. Paste it to see what it asks for.</p>}
      {reading && reading.text !== "" && <Text job={job} reading={reading} isWhole={isWhole} />}
      {reading && <WhatWasRead reading={reading} />}
      {reading && <WhatWasNot reading={reading} />}
      <Fold
        name={reading && reading.text !== "" ? "Paste its text again" : "Paste its text"}
        acts={["paste"]}
      >
        <PasteForm to={`/jobs/${job.id}`} name="Read it" />
      </Fold>
    </section>
  );
}

function Text({ job, reading, isWhole }: { job: Job; reading: Reading; isWhole: boolean }) {
  const { text, sourceUrl } = reading;
  const most = isWhole ? text.length : MOST_SHOWN;
  return (
    <>
      <p class="soft">
        The employer's words. What was read from them is <mark>marked</mark>.
        {sourceUrl && (
          <>
            {" "}
            <a href={sourceUrl} rel="noreferrer noopener">
              Where it was found
            </a>
          </>
        )}
      </p>
      <Quote whose={job.company ? `The posting of ${job.company}` : "The posting"}>
        {markedParts(text, spansOf(reading), most).map((part) =>
          part.isMarked ? <mark>{part.text}</mark> : part.text,
        )}
      </Quote>
      {text.length > most && (
        <p>
          <a href={`/jobs/${job.id}?posting=whole#posting`}>Show the whole text</a>
        </p>
      )}
    </>
  );
}

/** Who read a field, in words. */
function readBy(field: Reading["fields"][string] | undefined): Child {
  if (!field) return "";
  if (field.readBy === "service") return "the program";
  return field.span ? "an agent, and the text proves it" : "given beside the text";
}

function WhatWasRead({ reading }: { reading: Reading }) {
  const rows = readFields(reading.opportunity);
  if (rows.length === 0) return null;
  return (
    <>
      <h3>What was read</h3>
      <div class="wide read">
        <table>
          <caption>What the posting says, and who read it</caption>
          <Head columns={["What", "The posting says", "Read by"]} />
          <tbody>
            {rows.map(({ path, name, value }) => (
              <tr>
                <th scope="row">{name}</th>
                <td dir="auto">{path === "closingDate" ? <Day at={value} /> : value}</td>
                <td class="soft">{readBy(reading.fields[path])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {reading.understoodAs !== undefined && (
        <p>
          Understood as work of this occupation: <strong>{reading.understoodAs}</strong>
        </p>
      )}
    </>
  );
}

function WhatWasNot({ reading: { opportunity, unproved } }: { reading: Reading }) {
  const open = notSaid(opportunity);
  const { unread = [] } = opportunity;
  if (open.length === 0 && unread.length === 0 && unproved.length === 0) return null;
  return (
    <>
      <h3>What was not read</h3>
      {open.length > 0 && <p>Not found in the text: {open.join(", ")}.</p>}
      {unread.length > 0 && (
        <>
          <p>These lines may ask for something; nothing was taken from them. Read them yourself.</p>
          <Quote whose="Lines of the posting">
            <ul>
              {unread.map(({ text }) => (
                <li>{text}</li>
              ))}
            </ul>
          </Quote>
        </>
      )}
      {unproved.length > 0 && (
        <p>
          An agent read {unproved.length === 1 ? "one thing" : `${unproved.length} things`} more that the text
          does not say; {unproved.length === 1 ? "it was" : "they were"} left out.
        </p>
      )}
    </>
  );
}
