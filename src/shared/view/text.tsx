import type { Child } from "hono/jsx";

/** Letters, marks and digits of scripts that run from right to left. */
const right = "[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc]";
const left = `(?!${right})\\p{L}`;
const isRight = new RegExp(right);
const runsOf = (letter: string) => new RegExp(`(${letter}(?:\\P{L}*${letter})*)`, "u");
const [rightRuns, leftRuns] = [runsOf(right), runsOf(left)];

/** The parts of a text; each second one runs against the direction of the text's first letter. */
function partsOf(text: string): string[] {
  if (!isRight.test(text)) return [text];
  return text.split(isRight.test(/\p{L}/u.exec(text)?.[0] ?? "") ? leftRuns : rightRuns);
}

/** A text of people or employers: a name in it that runs the other way turns nothing beside it. */
export function Text({ children }: { children?: Child }) {
  const all: unknown[] = [children].flat();
  return <>{all.map((one) => (typeof one === "string" ? partsOf(one).map(isolated) : (one as Child)))}</>;
}

function isolated(part: string, at: number): Child {
  return at % 2 === 1 ? <bdi>{part}</bdi> : part;
}

/** The same as a text, for what holds no elements: choices of a list, and titles of windows. */
export function isolatedText(text: string): string {
  return partsOf(text)
    .map((part, at) => (at % 2 === 1 ? `\u2068${part}\u2069` : part))
    .join("");
}
