import { counted, shortened } from "../../../shared/text/words.ts";
import { Claims, type ClaimTexts } from "../../../shared/view/claims.tsx";
import type { ShownRequirement } from "../../../shared/view/fit/brief.ts";
import { field, listField, textField } from "../../../shared/view/json.ts";
import type { Span } from "../../../shared/view/opening/marked.ts";
import { spanOf } from "../../../shared/view/opening/reading.ts";
import { Text } from "../../../shared/view/parts.tsx";
import { Badge, type Tone } from "../../parts/badge.tsx";
import type { IconName } from "../../parts/icon.tsx";
import { askedId, saidId } from "./linked-words.tsx";

/** A claim up to this length is shown whole. */
const SHORT = 200;
/** So many first letters make two forms of a word alike: "cleaned", "cleaning". */
const STEM = 5;

const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });
const words = new Intl.Segmenter(undefined, { granularity: "word" });

/** Of a long claim, the sentence with the most words of a demand, shortened if it is long itself. */
export function sentenceOn(text: string, demand: string): string {
  if (text.length <= SHORT) return text;
  const asked = stemsOf(demand);
  const parts = [...sentences.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
  const shares = parts.map((part) => [...stemsOf(part)].filter((stem) => asked.has(stem)).length);
  const best = shares.indexOf(Math.max(...shares));
  const said = shortened(parts[best] ?? text, SHORT);
  return `${best > 0 ? "… " : ""}${said}${best < parts.length - 1 && !said.endsWith("…") ? " …" : ""}`;
}

function stemsOf(text: string): Set<string> {
  const found = [...words.segment(text.toLowerCase())].filter(({ isWordLike }) => isWordLike);
  return new Set(found.flatMap(({ segment }) => (segment.length > 2 ? segment.slice(0, STEM) : [])));
}

interface Outcome {
  name: string;
  icon: IconName;
  tone?: Tone;
}

const unknown: Outcome = { name: "Not known", icon: "question" };
const outcomes: Readonly<Record<string, Outcome>> = {
  met: { name: "You show this", icon: "check", tone: "good" },
  near: { name: "You are near to it", icon: "near", tone: "attention" },
  unmet: { name: "Missing", icon: "cross", tone: "bad" },
  unknown,
};
const order = ["unmet", "unknown", "near", "met"];

/** A requirement's status. A missing preference is less serious than a missing demand. */
function outcomeOf(outcome: string, isWish: boolean): Outcome {
  const found = outcomes[outcome] ?? unknown;
  return isWish && outcome === "unmet" ? { ...found, tone: "attention" } : found;
}

interface EvidenceProps {
  ids: readonly string[];
  claims: ClaimTexts;
  shownBy: string | undefined;
}

/** The first resume line that shows it, with the others folded away. */
function Evidence({ ids, claims, shownBy }: EvidenceProps) {
  const rest = ids.slice(1);
  return (
    <>
      <Claims ids={ids.slice(0, 1)} claims={claims} shownBy={shownBy} />
      {rest.length > 0 && (
        <details>
          <summary>{counted(rest.length, "more line")}</summary>
          <Claims ids={rest} claims={claims} shownBy={shownBy} />
        </details>
      )}
    </>
  );
}

/** The claims, each long one cut to its sentence on a demand: a job's description may meet several. */
function saidOn(demand: string, claims: ClaimTexts): ClaimTexts {
  return {
    get: (id) => {
      const claim = claims.get(id);
      return claim && { ...claim, text: sentenceOn(claim.text, demand) };
    },
  };
}

/** The requirements, each with its place among those read from the text; no place is used twice. */
function placed(requirements: readonly ShownRequirement[], read: readonly Asked[]) {
  const used = new Set<number>();
  return requirements.map((one) => {
    const found = read.findIndex(({ text, span }, at) => text === one.text && span && !used.has(at));
    used.add(found);
    return { ...one, place: found < 0 ? undefined : found };
  });
}

interface ChecklistProps {
  requirements: readonly ShownRequirement[];
  /** The same requirements as read from the posting, in its order. */
  read: readonly Asked[];
  claims: ClaimTexts;
}

/** An opening's requirements, missing ones first, each with its evidence. */
export function Checklist({ requirements, read, claims }: ChecklistProps) {
  const sorted = placed(requirements, read).toSorted(
    (one, two) => order.indexOf(one.outcome) - order.indexOf(two.outcome),
  );
  return (
    <ul class="asked-for" aria-label="What it asks for">
      {sorted.map(({ text, level, outcome, isWish, near, claimIds, shownBy, place }) => {
        const { name, icon, tone } = outcomeOf(outcome, isWish);
        return (
          <li id={place === undefined ? undefined : askedId(place)}>
            <div>
              <q dir="auto">
                {place === undefined ? (
                  <Text>{text}</Text>
                ) : (
                  <a href={`#${saidId(place)}`}>
                    <Text>{text}</Text>
                  </a>
                )}
              </q>
              {level !== "" && <span class="soft"> ({level})</span>}
              {isWish && <span class="soft"> wished for, not required</span>}
              {near !== "" && <p class="soft">Near to it: {near}</p>}
              <Evidence ids={claimIds} claims={saidOn(text, claims)} shownBy={shownBy} />
            </div>
            <Badge icon={icon} {...(tone && { tone })}>
              {name}
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}

/** A requirement as it was read, with its place in the text where known. */
export interface Asked {
  text: string;
  span: Span | undefined;
}

/** What an item's posting asks for, in its order. */
export function askedIn(item: unknown): Asked[] {
  const opening = field(field(item, "metadata"), "opportunity");
  const evidence = field(opening, "fields");
  return listField(opening, "requirements").map((one, at) => ({
    text: textField(one, "text"),
    span: spanOf(one)[0] ?? spanOf(field(evidence, `requirements[${at}]`))[0],
  }));
}
