import type { Child } from "hono/jsx";

/** Letters, marks and digits of right-to-left scripts. */
const right = "[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc]";
const left = `(?!${right})\\p{L}`;
const isRight = new RegExp(right);
const runsOf = (letter: string) => new RegExp(`(${letter}(?:\\P{L}*${letter})*)`, "u");
const [rightRuns, leftRuns] = [runsOf(right), runsOf(left)];

/** The parts of a text. Every second one runs against the direction of the first letter. */
function partsOf(text: string): string[] {
  if (!isRight.test(text)) return [text];
  return text.split(isRight.test(/\p{L}/u.exec(text)?.[0] ?? "") ? leftRuns : rightRuns);
}

/** Text from people or employers. A name in the other direction does not affect what is next to it. */
export function Text({ children }: { children?: Child }) {
  const all: unknown[] = [children].flat();
  return <>{all.map((one) => (typeof one === "string" ? partsOf(one).map(isolated) : (one as Child)))}</>;
}

function isolated(part: string, at: number): Child {
  return at % 2 === 1 ? <bdi>{part}</bdi> : part;
}

/** The same as a string, for places without elements: list options and window titles. */
export function isolatedText(text: string): string {
  return partsOf(text)
    .map((part, at) => (at % 2 === 1 ? `\u2068${part}\u2069` : part))
    .join("");
}
