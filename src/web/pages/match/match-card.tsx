import { z } from "zod";
import type { CareerMatch } from "../../../domain/career-match/schema.ts";
import { filterName } from "../../../shared/view/fit/fit.tsx";
import { inYourWords } from "../../../shared/view/in-your-words.ts";
import { ChipList, Text, TextList } from "../../../shared/view/parts.tsx";
import { PartsOf } from "./parts-of.tsx";
import { whatYouHave } from "./what-you-have.ts";

const Filters = z.looseObject({
  passed: z.array(z.string()),
  failed: z.array(z.string()),
  unknown: z.array(z.string()),
});

const filterNames: Record<string, string> = {
  remote: "whether it is remote",
  educationLevel: "the education it needs",
  excludeIndustries: "the industry",
  acceptsSales: "whether it is sales",
};

function inWords(keys: readonly string[]): string {
  return keys.map((key) => filterNames[key] ?? filterName(key)).join(", ");
}

interface MatchCardProps {
  match: CareerMatch;
  localTitle: string | undefined;
  /** It is in the list of what fits well. */
  isBest: boolean;
  /** Unfolded from the start. */
  isOpen: boolean;
}

/** An occupation of the ranking in a row: its score and what speaks for it. What is missing is folded away. */
export function MatchCard({ match, localTitle, isBest, isOpen }: MatchCardProps) {
  const { title, matchScore, reasoningText } = match;
  const isSaid = saidIn(match).some(({ text }) => text !== undefined && reasoningText.includes(text));
  return (
    <li>
      <details open={isOpen}>
        <summary>
          <h3 dir="auto">
            <Text>{title}</Text>
            {localTitle !== undefined && (
              <span class="soft">
                {" "}
                <Text>{localTitle}</Text>
              </span>
            )}
          </h3>
          <p class="score">
            {Math.round(matchScore)}
            <span class="unseen"> of 100. </span>
            <Meter score={matchScore} isBest={isBest} />
          </p>
          <p class="soft" dir="auto">
            {whatYouHave(match).map((text, place) => (
              <>
                {place > 0 && <br />}
                <Text>{text}</Text>
              </>
            ))}
          </p>
        </summary>
        {!isSaid && <Text as="p">{reasoningText}</Text>}
        <Reasons match={match} />
      </details>
    </li>
  );
}

/** The score as a bar; the number is next to it. Only of what fits well it has the accent: a score says less than the list. */
function Meter({ score, isBest }: { score: number; isBest: boolean }) {
  return (
    <svg
      class={isBest ? "meter" : "meter plain"}
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect class="track" width="100" height="6" />
      <rect class="fill" width={Math.round(score)} height="6" />
    </svg>
  );
}

/** What the fold says, in the words of its lists. */
function saidIn({ explanation }: CareerMatch): readonly { text?: string | undefined }[] {
  const { whyFit, missingRequirements, possibleFriction } = explanation;
  return [
    ...whyFit,
    ...possibleFriction,
    ...missingRequirements.map(({ labelText }) => ({ text: labelText })),
  ];
}

function Reasons({ match }: { match: CareerMatch }) {
  const { coverage, occupationCode } = match;
  const { whyFit, possibleFriction, missingRequirements, whatToVerifyNext } = match.explanation;
  const entry = missingRequirements.flatMap(({ type, labelText }) => (type === "skill" ? [] : [labelText]));
  // Skills that are missing have a table of their own.
  const friction = possibleFriction
    .filter(({ textKey, text }) => textKey !== "fit.friction.gap" && !entry.includes(text))
    .map(({ text }) => text);
  const read = Filters.safeParse(match.hardFilters);
  return (
    <>
      <div class="columns halves">
        <div>
          <Sentences title="What speaks for it" texts={whyFit.map(({ text }) => text)} />
          <Sentences title="What could get in the way" texts={friction} />
          <Sentences title="What to find out" texts={whatToVerifyNext.map(({ text }) => text)} />
          {read.success && <Limits {...read.data} />}
        </div>
        <div>
          <Sentences title="What is missing" texts={entry} />
          <Gaps match={match} />
        </div>
      </div>
      <details>
        <summary>
          How the score is made<span class="unseen"> for {match.title}</span>
        </summary>
        <PartsOf match={match} />
        {coverage < 1 && (
          <p class="soft">
            {Math.round(coverage * 100)} % of the weight could be scored. The rest needs data that is not
            stored.
          </p>
        )}
        <p class="soft">Occupation {occupationCode} of O*NET-SOC</p>
      </details>
    </>
  );
}

function Sentences({ title, texts }: { title: string; texts: readonly (string | undefined)[] }) {
  const said = texts.flatMap((text) => (text === undefined ? [] : inYourWords(text)));
  if (said.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <TextList texts={said} />
    </>
  );
}

function Limits({ passed, failed, unknown }: z.infer<typeof Filters>) {
  if (passed.length + failed.length + unknown.length === 0) return null;
  return (
    <>
      <h4>Your limits</h4>
      <ul>
        {passed.length > 0 && <li>Met: {inWords(passed)}</li>}
        {failed.length > 0 && <li>Not met: {inWords(failed)}</li>}
        {unknown.length > 0 && <li>Not known: {inWords(unknown)}</li>}
      </ul>
    </>
  );
}

/** The skills that are asked for and not fully shown, by name. */
function Gaps({ match: { skillGaps } }: { match: CareerMatch }) {
  const namesOf = (isInPart: boolean) =>
    skillGaps.filter(({ have }) => have > 0 === isInPart).map(({ skill }) => skill);
  return (
    <>
      <Names title="Skills not shown" names={namesOf(false)} />
      <Names title="Skills shown in part" names={namesOf(true)} />
    </>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ChipList texts={names} />
    </>
  );
}
