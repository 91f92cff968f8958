import type { Child } from "hono/jsx";
import type { ClaimTexts } from "../../../../shared/view/claims.tsx";
import { Day } from "../../../../shared/view/day.tsx";
import { documentStatusNames, kindNames, kindOf } from "../../../../shared/view/document/words.ts";
import { LeftOut, Line, Sections, sourceOf, writtenOf } from "../../../../shared/view/document/written.tsx";
import { Fit } from "../../../../shared/view/fit/fit.tsx";
import { inYourWords } from "../../../../shared/view/in-your-words.ts";
import { field, named, textField } from "../../../../shared/view/json.ts";
import { Markdown } from "../../../../shared/view/markdown.tsx";
import { knownClaims, read } from "../asked.ts";
import { type Client, tellModel } from "../client.ts";
import { CutHere } from "../dom.tsx";
import { openScreen } from "./screen.tsx";

/** Opens a resume, a letter, an interview brief, a fit brief or a report. */
export function openDocument(client: Client, id: string, title: string): void {
  tellModel(client, `opened the document ${id}`);
  const kind = kindOf(id);
  openScreen({
    title,
    read: () => read(client.host, kind, { id, ...(kind !== "report" && { detail: "full" }) }),
    draw: async ({ data, cut }) => (
      <>
        <About data={data} kind={kind} locale={client.locale} />
        {kind === "report" ? (
          <Report data={data} title={title} />
        ) : (
          draws[kind](data, await knownClaims(client))
        )}
        {cut && <CutHere />}
      </>
    ),
  });
}

function About({
  data,
  kind,
  locale,
}: {
  data: unknown;
  kind: keyof typeof kindNames;
  locale: string | undefined;
}) {
  const name = named(kindNames, textField(data, "kind")) ?? kindNames[kind];
  const status = named(documentStatusNames, textField(data, "status"));
  const at = textField(data, "updatedAt") || textField(data, "createdAt");
  return (
    <p class="soft">
      {name}
      {status && `, ${status.toLowerCase()}`}, <Day at={at} locale={locale} />
    </p>
  );
}

const draws = {
  fit_brief: (data: unknown, claims: ClaimTexts) => (
    <>
      <h2>How it fits you</h2>
      <Fit data={field(data, "briefData")} claims={claims} />
    </>
  ),
  artifact: (data: unknown, claims: ClaimTexts) => {
    const written = writtenOf(data);
    return (
      <>
        <h2>As it reads</h2>
        <Sections
          written={written}
          isLetter={textField(data, "kind") === "outreach_note"}
          line={(line) => <Line line={line} claims={claims} name={sourceOf(line)} />}
        />
        <LeftOut written={written} claims={claims} />
      </>
    );
  },
};

function Report({ data, title }: { data: unknown; title: string }): Child {
  const text = textField(data, "contentMarkdown");
  if (text === "") return <p dir="auto">{inYourWords(textField(data, "summary"))}</p>;
  return <Markdown text={text} title={title} />;
}
