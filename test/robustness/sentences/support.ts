import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";

interface Walked {
  sentences: number;
  problems: string[];
}

/** Answers are read as their readers get them; nothing here is shared with what made them. */
export function answerProblems(query: string, answer: Json, claims: ReadonlySet<string>): Walked {
  const said = textAt(answer, "recommendation");
  const factors = asList(answer.keyFactors);
  const texts = factors.map((factor) => textAt(factor, "text"));
  const list = texts.join("\n");
  const numbers = [...said.matchAll(/[\d.]*\d of 100|\d+ against \d+/g)].flatMap(([text]) =>
    text.split(/ of 100| against /).filter(Boolean),
  );
  const isScored = /^(?:Career health|The fit brief|The nearest|The latest|\S.*: the fit is)|the fit is/.test(
    said,
  );
  return {
    sentences: texts.length + 1,
    problems: [
      ...(isOneSentence(said) ? [] : [`more than one sentence: ${said}`]),
      ...texts.filter((text, at) => texts.indexOf(text) !== at).map((text) => `said twice: ${text}`),
      ...numbers
        .filter((number) => !isScored && !list.includes(number))
        .map((number) => `${number} stands in no factor: ${said}`),
      ...factors.flatMap((factor) => factorProblems(factor, claims)),
      ...countProblems(textAt(answer, "reasoning"), factors),
    ].map((problem) => `${query}: ${problem}`),
  };
}

/** One end of a sentence; quotes hold words of others. */
function isOneSentence(text: string): boolean {
  return !/[.!?]\s+\p{Lu}/u.test(text.replace(/"[^"]*"/g, "").replace(/^(?:\(\d\) )?First towards .*$/u, ""));
}

/** What says that something is met names claims, and every claim that is named is there. */
function factorProblems(factor: Json, claims: ReadonlySet<string>): string[] {
  const text = textAt(factor, "text");
  const cited = Array.isArray(factor.claimIds) ? factor.claimIds.map(String) : [];
  const isConfirmed = textAt(factor, "effect") !== "unknown";
  return [
    ...(text.startsWith("Met: ") && cited.length === 0 && !/^opening\./.test(textAt(factor, "key"))
      ? [`met by nothing: ${text}`]
      : []),
    ...cited.filter((id) => isConfirmed && !claims.has(id)).map((id) => `${id} is no claim: ${text}`),
    ...(/\b(?:pays|earn|wage|salary of)\b/i.test(text) && !text.startsWith("Stored: ")
      ? [`of the pay of an occupation: ${text}`]
      : []),
  ];
}

const effects = ["supports", "speaks_against", "gap", "unknown", "not_weighed"];

function countProblems(account: string, factors: readonly Json[]): string[] {
  const counted = [...account.matchAll(/\d+/g)].map(Number);
  const own = effects.map((effect) => factors.filter((factor) => factor.effect === effect).length);
  const isRight = JSON.stringify(counted) === JSON.stringify(own.filter((count) => count > 0));
  return isRight ? [] : [`the account is wrong: ${account}`];
}

/** Each demand is met by claims or by what the profile says; each open point is a demand, a filter or a limit. */
export function briefProblems(brief: Json, claims: ReadonlySet<string>): Walked {
  const data = asObject(brief.briefData);
  // Of an opening of which too little was read nothing is judged.
  const requirements = asList(data.requirements ?? []);
  const open = asList(data.openPoints ?? []);
  const demands = requirements.map((one) => textAt(one, "text"));
  const fromProfile = new Set(["authorization", "place", "language", "education"]);
  return {
    sentences: requirements.length + open.length,
    problems: [
      ...requirements.flatMap((one) => {
        const cited = Array.isArray(one.claimIds) ? one.claimIds.map(String) : [];
        const isBare = one.outcome === "met" && cited.length === 0 && !fromProfile.has(textAt(one, "kind"));
        return [
          ...(isBare ? [`met by nothing: ${textAt(one, "text")}`] : []),
          ...cited.filter((id) => !claims.has(id)).map((id) => `${id} is no claim`),
        ];
      }),
      ...open
        .filter(({ kind }) => kind === "unmet")
        .filter((point) => !demands.includes(textAt(point, "text")))
        .map((point) => `no demand: ${textAt(point, "text")}`),
      ...(data.bucket === "high_fit" && open.some(({ kind }) => kind === "failed")
        ? ["a high fit with a failed filter"]
        : []),
    ],
  };
}

/** Each line cites claims, or is marked as about the opening. */
export function letterProblems(letter: Json, claims: ReadonlySet<string>): Walked {
  const lines = asList(at(letter, "contentData", "sections")).flatMap((section) => asList(section.lines));
  return {
    sentences: lines.length,
    problems: lines.flatMap((line) => {
      const cited = Array.isArray(line.claimIds) ? line.claimIds.map(String) : [];
      const text = textAt(line, "text");
      if (line.source === "opportunity") return cited.length === 0 ? [] : [`of both: ${text}`];
      return cited.length === 0
        ? [`without a claim: ${text}`]
        : cited.filter((id) => !claims.has(id)).map((id) => `${id} is no claim: ${text}`);
    }),
  };
}

/** Codes of the program; a page is for people. */
const codes = /\b(?:high_fit|worth_exploring|risky_mismatch|not_enough_read|[a-z]+(?:[A-Z][a-z]+)+)\b/;

/** Each score is one of the report's own, each trade-off and step one of its lists, each claim there; nothing is said twice. */
export function reportProblems(report: Json, claims: ReadonlySet<string>): Walked {
  const page = textAt(report, "contentMarkdown");
  const lines = page.split("\n").filter((line) => line.startsWith("- "));
  const listed = asList(report.tradeoffs).map((one) => plain(textAt(one, "text")));
  const scores = asList(report.fitHypotheses).map(({ score }) => String(score));
  const spoken = [textAt(report, "summary"), ...lines];
  const cited = Array.isArray(report.evidenceRefs) ? report.evidenceRefs.map(String) : [];
  return {
    sentences: spoken.length,
    problems: [
      ...spoken
        .flatMap((text) =>
          [...text.matchAll(/([\d.]*\d) of 100/g)].map(([, score = ""]) => ({ text, score })),
        )
        .filter(({ text }) => report.kind !== "career_health" && !text.startsWith("- Readiness for "))
        .filter(({ score }) => !scores.includes(score))
        .map(({ text }) => `no score of the report: ${text}`),
      ...linesBelow(page, ["Trade-offs", "Steps", "Against the present job", "What pulls against what"])
        .filter((line) => !listed.some((text) => plain(line).startsWith(text)))
        .map((line) => `in no list of the report: ${line}`),
      ...lines.filter((line, at) => lines.indexOf(line) !== at).map((line) => `said twice: ${line}`),
      ...[...spoken, ...page.split("\n")]
        .filter((text) => codes.test(text))
        .map((text) => `a code word: ${text}`),
      ...cited.filter((id) => !claims.has(id)).map((id) => `${id} is no claim`),
    ],
  };
}

function plain(text: string): string {
  return text.replaceAll("\\", "").replace(/^- /, "");
}

function linesBelow(page: string, headings: readonly string[]): string[] {
  return page
    .split("## ")
    .filter((section) => headings.some((heading) => section.startsWith(`${heading}\n`)))
    .flatMap((section) => section.split("\n").filter((line) => line.startsWith("- ")));
}
