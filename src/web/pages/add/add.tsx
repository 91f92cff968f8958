import { addressOf, type FromPage, openingsOfPage } from "../../../engine/openings/from-page.ts";
import { Section } from "../../../shared/view/parts.tsx";
import { TextArea, TextField } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { applied, readBefore } from "../../notices/applied.ts";
import { type Done, type Fields, field, filledIn, type Page } from "../../page.ts";
import { Tabs } from "../../parts/tabs.tsx";
import type { Person } from "../../person.ts";
import { Bookmarklet } from "../jobs/bookmarklet.tsx";
import { refuseAddressAlone } from "../jobs/paste.tsx";
import { OpeningsFileForm } from "../jobs-import/file-form.tsx";
import { ReadOpening } from "./read-opening.tsx";

const PATH = "/add";

/** Receives an opening from a bookmarklet or a paste, shows what was read, and stores it with one button. */
export const addPage: Page = {
  path: PATH,
  keepsFragment: true,
  show: async ({ query, access }) => ({
    title: "Add",
    body: (
      <>
        <AddTabs current={PATH} />
        {query.lost !== undefined && (
          <p class="notice">The page is more than your browser keeps. Copy the opening's text here.</p>
        )}
        <div class="columns">
          <Brought from={{ url: "", title: "", text: "", jsonld: "" }} />
          <Section id="others" title="Other ways" class="card">
            <h3>From a file</h3>
            <OpeningsFileForm />
            {access.home !== null && <Bookmarklet home={access.home} />}
          </Section>
        </div>
      </>
    ),
  }),
  acts: {
    read: async ({ person, fields, once }) => {
      const from = fromPage(fields);
      const isNamed = from.title !== "" || from.jsonld !== "";
      refuseAddressAlone(from.text === "" && !isNamed ? from.url : from.text, "text");
      const openings = openingsOfPage(from);
      const read = [];
      for (const opportunity of openings)
        read.push({ opportunity, ...(await readBefore(person, opportunity)) });
      const [first] = read;
      if (field(fields, "now") !== "" && first && read.length === 1 && !first.sameAs)
        return stored(person, first.opportunity, once);
      return {
        title: openings.length === 1 ? "Add this opening?" : "Add these openings?",
        body: (
          <>
            {read.map((one, place) => (
              <ReadOpening {...one} place={place} path={PATH} />
            ))}
            <details>
              <summary>Read another text</summary>
              <Brought from={{ ...from, jsonld: "" }} />
            </details>
          </>
        ),
      };
    },
    store: async ({ person, fields, once }) => {
      const opportunity = openingOf(fields);
      const known = field(fields, "item");
      return stored(person, opportunity, once, known);
    },
  },
};

/** Stores an opening, or a new text of a known one, and leads to its fit. */
async function stored(
  person: Person,
  opportunity: Record<string, unknown>,
  once: string,
  known = "",
): Promise<Done> {
  const actions = [{ type: "normalize_opportunity" as const }, { type: "generate_fit_brief" as const }];
  const context = known === "" ? {} : { context: { jobsWorkspaceItemId: known } };
  const { jobs } = await applied(person, actions, { opportunity, ...context }, once);
  return { to: `/jobs/${jobs[0] ?? ""}`, said: known === "" ? "opening-added" : "posting-read" };
}

function Brought({ from }: { from: FromPage }) {
  return (
    <Form act="read" to={PATH} takes="added" isPrivate>
      <TextArea
        name="text"
        label="The opening's text"
        rows={10}
        value={from.text}
        hint="Copy the whole posting."
      />
      <div class="row">
        <TextField name="url" label="Its address (optional)" type="url" value={from.url} />
        <TextField name="title" label="The page's title (optional)" value={from.title} />
      </div>
      <input type="hidden" name="jsonld" value={from.jsonld} />
      <div class="row">
        <Button name="now" value="yes">
          Add it
        </Button>
        <Button isQuiet>Read it first</Button>
      </div>
    </Form>
  );
}

function fromPage(fields: Fields): FromPage {
  const of = (name: string) => field(fields, name);
  return { url: addressOf(of("url")) ?? "", title: of("title"), text: of("text"), jsonld: of("jsonld") };
}

function openingOf(fields: Fields) {
  const opening = filledIn(fields, "rawText", "sourceUrl", "title", "company", "location");
  return {
    inputMode: opening.rawText === undefined ? ("manual" as const) : ("pasted_text" as const),
    ...opening,
  };
}

const tabs = [
  { name: "Opening", href: "/add" },
  { name: "Resume", href: "/import" },
  { name: "Note", href: "/memory?add" },
];

/** What can be added. */
export function AddTabs({ current }: { current: string }) {
  return <Tabs name="What to add" tabs={tabs} current={current} />;
}
