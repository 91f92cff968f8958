import type { ClaimTexts } from "../../claims.ts";
import { Gauge } from "../gauge.tsx";
import { bucketNames, inYourWords } from "../in-your-words.ts";
import { type BriefData, briefDataOf } from "./brief-data.ts";
import { Requirements } from "./requirements.tsx";

const factorNames: Readonly<Record<string, string>> = {
  requirements: "What is asked for",
  experience: "Your experience",
  interests: "Your interests",
  knowledge: "What you know",
  preparation: "Your preparation",
  values: "What you value in work",
  styles: "How you work",
};

const filterNames: Readonly<Record<string, string>> = {
  location: "the place",
  minSalary: "the pay",
  remotePreference: "work from home",
  relocation: "moving",
  schedule: "the hours",
  education: "education",
  licence: "a licence",
  language: "a language",
  authorization: "the right to work there",
};

/** How well something fits: the score with its parts, what is asked for and shown, limits, risks and what to ask. */
export function Fit({ data, claims }: { data: Record<string, unknown>; claims: ClaimTexts }) {
  const brief = briefDataOf(data);
  if (brief.verdict === "not_enough_read" || typeof brief.score !== "number") {
    return (
      <p>
        Too little of the opening could be read to say how well it fits. Paste its whole text, with what it
        asks for, and give the work its usual title.
      </p>
    );
  }
  const reasons = brief.explanation.whyFit.flatMap(({ text }) => text ?? []);
  return (
    <>
      <p>
        <strong>{bucketNames[brief.bucket ?? ""] ?? "A fit"}</strong>: {brief.score} of 100
        {brief.coverage !== undefined && brief.coverage < 1 && (
          <span class="soft"> (made of {Math.round(brief.coverage * 100)} % of what could count)</span>
        )}
      </p>
      <Factors brief={brief} />
      <Texts title="What speaks for it" texts={reasons} />
      <Texts title="What speaks against it" texts={brief.risks} />
      <Filters filters={brief.hardFilters} />
      <Requirements requirements={brief.requirements} claims={claims} />
      <Texts title="What to ask or to settle" texts={brief.whatToVerifyNext} />
      <Texts title="Usual in this work, and not asked for here" texts={brief.usualInThisOccupation} />
    </>
  );
}

function Factors({ brief: { factors } }: { brief: BriefData }) {
  if (factors.length === 0) return null;
  return (
    <>
      <h3>What the score is made of</h3>
      {factors.map(({ key, weight, score }) => (
        <Gauge
          name={factorNames[key] ?? key}
          score={score}
          note={`counts for ${Math.round(weight * 100)} %`}
        />
      ))}
    </>
  );
}

function Filters({ filters: { passed, failed, unknown } }: { filters: BriefData["hardFilters"] }) {
  const rows = [
    ["Against your limits, or missing", failed],
    ["Not known", unknown],
    ["All right", passed],
  ] as const;
  if (rows.every(([, keys]) => keys.length === 0)) return null;
  return (
    <>
      <h3>What must be right</h3>
      <ul>
        {rows.map(
          ([name, keys]) =>
            keys.length > 0 && (
              <li>
                {name}: {keys.map((key) => filterNames[key] ?? key).join(", ")}
              </li>
            ),
        )}
      </ul>
    </>
  );
}

function Texts({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {texts.map((text) => (
          <li dir="auto">{inYourWords(text)}</li>
        ))}
      </ul>
    </>
  );
}
