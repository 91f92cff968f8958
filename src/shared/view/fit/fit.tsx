import { Claims, type ClaimTexts } from "../claims.tsx";
import { Gauge } from "../gauge.tsx";
import { inYourWords } from "../in-your-words.ts";
import { named } from "../json.ts";
import { Text, TextList } from "../parts.tsx";
import { briefOf, bucketName, type ShownBrief, type ShownRequirement } from "./brief.ts";

const factorNames: Readonly<Record<string, string>> = {
  requirements: "What is asked for",
  experience: "Your experience",
  interests: "Your interests",
  similarity: "Similarity to your past jobs",
  knowledge: "What you know",
  preparation: "Your preparation",
  values: "What you value in work",
  styles: "How you work",
};

const filterNames: Readonly<Record<string, string>> = {
  location: "the place",
  minSalary: "the pay",
  relocation: "moving",
  education: "education",
  licence: "a licence",
  language: "a language",
  authorization: "the right to work",
};

/** A limit's or a demand's name inside a sentence. A limit of a note is named like the others: `notedPay` is the pay. */
export function filterName(key: string): string {
  return named(filterNames, key) ?? `the ${key.replace("noted", "").toLowerCase()}`;
}

/** How well something fits: the score with its parts, requirements with evidence, limits, risks and questions. */
export function Fit({ data, claims }: { data: unknown; claims: ClaimTexts }) {
  const brief = briefOf(data);
  return (
    <>
      <FitScore brief={brief} />
      {brief.score !== undefined && (
        <>
          <Requirements requirements={brief.requirements} claims={claims} />
          <FitDetails brief={brief} />
        </>
      )}
    </>
  );
}

/** The verdict in words. The checklist below it has the figures. */
export function FitVerdict({ brief: { bucket, open } }: { brief: ShownBrief }) {
  return (
    <p>
      <strong>{bucketName(bucket, open)}</strong>
    </p>
  );
}

/** The score as a number with what it counts, or why there is none. */
export function FitScore({ brief: { score, bucket, open, coverage } }: { brief: ShownBrief }) {
  if (score === undefined) {
    return (
      <p>
        Too little of the opening could be read to say how well it fits. Paste its whole text, with what it
        asks for, and give the work its usual title.
      </p>
    );
  }
  return (
    <p>
      <strong>{bucketName(bucket, open)}</strong>: {score} of 100
      {coverage < 1 && <span class="soft"> for the {Math.round(coverage * 100)} % that is known.</span>}
    </p>
  );
}

/** The score's parts, reasons and risks, limits, and questions. */
export function FitDetails({ brief }: { brief: ShownBrief }) {
  return (
    <>
      {brief.calibration && <p class="soft">{brief.calibration}</p>}
      <Texts title="What speaks for it" texts={brief.reasons} />
      <Texts title="What speaks against it" texts={brief.risks} />
      <Texts title="What to ask or to settle" texts={brief.toVerify} />
      <Filters filters={brief.filters} />
      <Factors factors={brief.factors} />
      <Texts title="Usual in this work, and not asked for here" texts={brief.usual} />
    </>
  );
}

function Factors({ factors }: Pick<ShownBrief, "factors">) {
  if (factors.length === 0) return null;
  return (
    <>
      <h3>What the score is made of</h3>
      {factors.map(({ key, weight, score }) => (
        <Gauge
          name={named(factorNames, key) ?? key}
          score={score}
          note={`counts for ${Math.round(weight * 100)} %`}
        />
      ))}
    </>
  );
}

function Filters({ filters: { passed, failed, unknown } }: Pick<ShownBrief, "filters">) {
  const rows = [
    ["Not met", failed],
    ["Not known", unknown],
    ["Met", passed],
  ] as const;
  if (rows.every(([, keys]) => keys.length === 0)) return null;
  return (
    <>
      <h3>What must be met</h3>
      <ul>
        {rows.map(
          ([name, keys]) =>
            keys.length > 0 && (
              <li>
                {name}: {keys.map(filterName).join(", ")}
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
      <TextList texts={texts.map((text) => inYourWords(text))} />
    </>
  );
}

const outcomes = [
  ["met", "You show this"],
  ["near", "You are near to it"],
  ["unmet", "Missing"],
  ["unknown", "Not known"],
] as const;

interface RequirementsProps {
  requirements: readonly ShownRequirement[];
  claims: ClaimTexts;
}

/** An opening's requirements, grouped by how the person meets them, each with its claim. */
function Requirements({ requirements, claims }: RequirementsProps) {
  if (requirements.length === 0) return null;
  return (
    <>
      <h3>What it asks for</h3>
      <p class="soft">A claim is one thing your resume says.</p>
      {outcomes.map(([outcome, name]) => {
        const some = requirements.filter((one) => one.outcome === outcome);
        return some.length === 0 ? null : (
          <section aria-labelledby={`asked-${outcome}`}>
            <h4 id={`asked-${outcome}`}>
              {name} <span class="soft">{some.length}</span>
            </h4>
            <ul>
              {some.map((one) => (
                <li>
                  <Text as="q">{one.text}</Text>
                  <span class="soft">
                    {" "}
                    {one.level}
                    {one.isWish && " not required"}
                  </span>
                  {one.near !== "" && <p class="soft">Near: {one.near}</p>}
                  <Claims ids={one.claimIds} claims={claims} shownBy={one.shownBy} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
