import { getResume, updateResume } from "../../domain/resume/operations.ts";
import { fail } from "../../operation/errors.ts";
import { Quote, Section, Text } from "../../shared/view/parts.tsx";
import { Button, Form } from "../forms/form.tsx";
import { field, type Page, type PageRequest } from "../page.ts";
import { monthsInWords } from "../parts/day.tsx";
import { Fold } from "../parts/fold.tsx";
import {
  addedLine,
  asItStands,
  CorrectForm,
  correctionOf,
  entryFields,
  LineForm,
} from "./profile/claim-forms.tsx";
import { sectionOf } from "./profile/sections.ts";
import { Citing, quoteOf, Source } from "./profile/source.tsx";
import { type CitingDocument, whatCites, whoWrote } from "./profile/written.ts";

const PROFILE = "/profile";

/** A claim of the resume: its text, its source, the documents that use it; with correct, confirm and retire. */
export const claimPage: Page = {
  path: "/profile/claims/:id",
  show: async (request) => {
    const { person } = request;
    const { resume, claim } = await claimOf(request);
    const written = await whoWrote(person, resume.resume.parsed_at);
    const { citing } = await whatCites(person);
    const documents = citing.get(claim.id) ?? [];
    const quote = quoteOf(claim, resume.sourceText);
    const to = `${PROFILE}/claims/${claim.id}`;
    const { path } = claim;
    return {
      title: sectionOf(path)?.title ?? "Resume",
      back: { href: PROFILE, name: "Profile" },
      body: (
        <>
          {/* A single text is read in its field. */}
          {entryFields(path, resume.document) && (
            <Text as="p" class="claim words">
              {monthsInWords(claim.text)}
            </Text>
          )}
          <div class="columns">
            <div>
              <Section id="correct" title="Correct it" isUnseen>
                <CorrectForm path={path} document={resume.document} to={to} />
              </Section>
              <LineForm path={path} to={to} />
            </div>
            <div>
              <Section id="source" title="Where it comes from" class="card">
                <p class="soft">
                  <Source claim={claim} written={written(claim)} />
                </p>
                {quote !== undefined && <Quote whose="In your resume it reads">{quote}</Quote>}
                <Cited documents={documents} />
                {claim.provenance !== "stated" && (
                  <Form act="confirm" to={to}>
                    <Button isQuiet>It is right</Button>
                  </Form>
                )}
              </Section>
              <Fold name="Retire it" acts={["retire"]} button="quiet">
                <p class="soft">
                  It leaves your resume, with the lines that belong to it. Nothing new is written from it, and
                  a later import does not bring it back.
                  {documents.length > 0 && " Documents that use it stay as they are."} You can undo this for
                  30 days, under <a href="/access/changes">Changes</a>. To delete the topic everywhere,{" "}
                  <a href="/memory/forget">forget it</a>.
                </p>
                <Form act="retire" to={to}>
                  <Button isGrave>Retire</Button>
                </Form>
              </Fold>
            </div>
          </div>
        </>
      ),
    };
  },
  acts: {
    correct: async (submission) => {
      const { claim } = await claimOf(submission);
      return set(submission, { [claim.id]: correctionOf(claim.path, submission.fields) }, "line-saved");
    },
    confirm: async (submission) => {
      const { resume, claim } = await claimOf(submission);
      return set(submission, { [claim.id]: asItStands({ ...claim, ...resume }) }, "confirmed");
    },
    line: async (submission) => {
      const { resume, claim } = await claimOf(submission);
      const added = addedLine({ ...claim, ...resume }, field(submission.fields, "line"));
      if (!added) throw fail("validation.bad_request", "No line can be added to this.");
      return set(submission, added, "line-added");
    },
    retire: async ({ person, params }) => {
      await person.ask(updateResume, { remove: [params.id] });
      return { to: PROFILE, said: "retired" };
    },
  },
};

async function claimOf({ person, params }: PageRequest) {
  const { data: resume } = await person.ask(getResume);
  const claim = resume.claims.find(({ id }) => id === params.id);
  if (!claim)
    throw fail(
      "resource.not_found",
      "This claim is no longer in your resume. What was retired within 30 days can be undone under Agents, Changes.",
    );
  return { resume, claim };
}

/** Corrects the resume. Leads back to the claim, or to the profile if it has become another one. */
async function set(
  { person, params: { id = "" } }: PageRequest,
  corrections: Record<string, unknown>,
  said: "line-saved" | "confirmed" | "line-added",
) {
  const { data } = await person.ask(updateResume, { set: corrections });
  const isThere = data.claims.some((claim) => claim.id === id);
  return { to: isThere ? `${PROFILE}/claims/${id}` : PROFILE, said };
}

function Cited({ documents }: { documents: readonly CitingDocument[] }) {
  if (documents.length === 0) return <p class="soft">No document uses it.</p>;
  return (
    <p>
      Used in <Citing documents={documents} />
    </p>
  );
}
