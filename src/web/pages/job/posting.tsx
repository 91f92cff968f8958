import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import { PostingText, WhatWasNot } from "../../../shared/view/opening/posting.tsx";
import type { Reading } from "../../../shared/view/opening/reading.ts";
import { Section } from "../../../shared/view/parts.tsx";
import { Fold } from "../../parts/fold.tsx";
import { PasteForm } from "../jobs/paste.tsx";
import { askedIn } from "./checklist.tsx";
import { LinkedWords } from "./linked-words.tsx";
import { ReadFields } from "./read-fields.tsx";
import { pathOf } from "./tabs.ts";

/** The characters of a posting shown by default. */
const MOST_SHOWN = 20_000;

interface PostingProps {
  job: Job;
  reading: Reading | undefined;
  isWhole: boolean;
}

/** The posting's text, with the words that were read marked. */
export function PostingSheet({ job, reading, isWhole }: PostingProps) {
  const to = `/jobs/${job.id}`;
  if (!reading || reading.text === "") return null;
  const places = askedIn(job).map(({ span }) => span?.[0]);
  return (
    <Section id="posting" title="The posting">
      <div class="sheet">
        <PostingText
          reading={reading}
          company={job.company ?? ""}
          mark={(words, start) => <LinkedWords text={words} start={start} places={places} />}
          most={isWhole ? reading.text.length : MOST_SHOWN}
          source={
            reading.sourceUrl && (
              <a href={reading.sourceUrl} rel="noreferrer noopener">
                Where it was found
              </a>
            )
          }
          more={<a href={`${to}?posting=whole#posting`}>Show the whole text</a>}
        />
      </div>
    </Section>
  );
}

/** What was read of the posting, each with the form that corrects it, what was not, and the form that reads it again. */
export function PostingTab({ job, reading }: Omit<PostingProps, "isWhole">) {
  const to = pathOf(job.id, "posting");
  const hasText = reading !== undefined && reading.text !== "";
  return (
    <Section id="read" title="The posting, as it was read" isUnseen>
      {reading === undefined && <p>No text of this opening is kept. Paste it to see what it asks for.</p>}
      <ReadFields job={job} reading={reading} to={to} />
      {reading && <WhatWasNot reading={reading} />}
      <Fold name={hasText ? "Paste its text again" : "Paste its text"} acts={["paste"]} button="quiet">
        <PasteForm to={to} name="Read it" />
      </Fold>
    </Section>
  );
}
