import type { Child } from "hono/jsx";
import type { ClaimTexts } from "../../../../shared/view/claims.tsx";
import { Fit } from "../../../../shared/view/fit/fit.tsx";
import { field, textField, textsField } from "../../../../shared/view/json.ts";
import { DueDates } from "../../../../shared/view/opening/due.tsx";
import { PostingText, WhatWasNot, WhatWasRead } from "../../../../shared/view/opening/posting.tsx";
import { type Reading, readingOf } from "../../../../shared/view/opening/reading.ts";
import { Standing } from "../../../../shared/view/opening/standing.tsx";
import type { Answer } from "../answer.ts";
import { knownClaims, read } from "../asked.ts";
import { type Client, openLink, tellModel } from "../client.ts";
import { CutHere, Note, nodesOf, OlderOnes } from "../dom.tsx";
import type { Card } from "../jobs/board.ts";
import { DocumentButtons, type Documents, documentsOf } from "./documents.tsx";
import { openScreen } from "./screen.tsx";

/** The number of characters of a posting shown at first. */
const MOST_SHOWN = 4000;

/** Opens one of the person's openings: progress, fit, documents and posting. */
export function openOpening(client: Client, { id, title }: Pick<Card, "id" | "title">): void {
  tellModel(client, `opened the opening ${id}`);
  openScreen({
    title,
    read: () => read(client.host, "job", { id }),
    draw: async ({ data: item, cut }) => {
      const brief = textField(item, "fitBriefRef");
      const [fit, claims, documents] = await Promise.all([
        brief === "" ? undefined : read(client.host, "fit_brief", { id: brief, detail: "full" }),
        knownClaims(client),
        documentsOf(client),
      ]);
      return (
        <>
          {textField(item, "company") && <p dir="auto">{textField(item, "company")}</p>}
          <Standing item={item} locale={client.locale} />
          <DueDates item={item} now={new Date()} locale={client.locale} />
          <Part name="How it fits you" isOpen>
            <FitOf answer={fit} claims={claims} />
          </Part>
          <Part name="Documents">
            <Made item={item} documents={documents} client={client} />
          </Part>
          {textField(item, "type") === "opportunity" && (
            <Part name="The posting">
              <Posting item={item} isCut={cut} client={client} />
            </Part>
          )}
        </>
      );
    },
  });
}

function Part({ name, isOpen, children }: { name: string; isOpen?: boolean; children: Child }) {
  return (
    <details class="part" open={isOpen}>
      <summary>
        <h2>{name}</h2>
      </summary>
      {children}
    </details>
  );
}

function FitOf({ answer, claims }: { answer: Answer | undefined; claims: ClaimTexts }) {
  if (answer && "data" in answer) return <Fit data={field(answer.data, "briefData")} claims={claims} />;
  return (
    <Note>
      {answer && !answer.missing ? answer.problem : "Not evaluated yet. Ask in the chat how it fits you."}
    </Note>
  );
}

interface MadeProps {
  item: unknown;
  documents: Documents;
  client: Client;
}

function Made({ item, documents: { rows, problems, more }, client }: MadeProps) {
  const named = [...textsField(item, "artifactRefs"), ...textsField(item, "reportRefs")];
  const shown = rows.filter(({ id }) => named.includes(id));
  if (named.length === 0)
    return <Note>Nothing was made for it yet. Ask in the chat for a letter or a resume.</Note>;
  return (
    <>
      <DocumentButtons rows={shown} client={client} />
      {problems.map((problem) => (
        <Note>{problem}</Note>
      ))}
      {shown.length < named.length && more && <OlderOnes />}
    </>
  );
}

function Posting({ item, isCut, client }: { item: unknown; isCut: boolean; client: Client }) {
  const reading = readingOf(item);
  if (!reading) return <Note>No text of this opening is kept. Paste it in the chat.</Note>;
  return (
    <>
      {reading.text !== "" && <Words item={item} reading={reading} client={client} />}
      {isCut && <CutHere />}
      <WhatWasRead reading={reading} locale={client.locale} />
      <WhatWasNot reading={reading} />
    </>
  );
}

/** The posting's text, at first only its start. */
function Words({ item, reading, client }: { item: unknown; reading: Reading; client: Client }) {
  const show = (most: number, more: Child) => (
    <div>
      <PostingText
        reading={reading}
        company={textField(item, "company")}
        most={most}
        source={<Source url={reading.sourceUrl} client={client} />}
        more={more}
      />
    </div>
  );
  const whole = ({ target }: Event) => {
    const [text] = nodesOf(show(reading.text.length, undefined));
    if (!(target instanceof HTMLElement) || !text) return;
    const details = target.closest("details");
    target.closest("div")?.replaceWith(text);
    details?.querySelector("summary")?.focus();
  };
  return show(
    MOST_SHOWN,
    <button type="button" onClick={whole}>
      Show the whole text
    </button>,
  );
}

function Source({ url, client }: { url: string | undefined; client: Client }) {
  if (url === undefined || !client.opensLinks) return null;
  return (
    <button type="button" class="link" onClick={() => openLink(client, url)}>
      Where it was found
    </button>
  );
}
