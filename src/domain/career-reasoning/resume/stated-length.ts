import type { Fact } from "../../../engine/reasoning/types.ts";
import { durationsIn } from "../../../engine/text/durations.ts";
import { wordsOf as textWords } from "../../../engine/text/words.ts";
import { sentencesOf } from "../../../engine/writing/sentences.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { claimsOnce } from "../../evidence/claims.ts";
import { unreadLines } from "./resume-facts.ts";
import { countIn, wordsOf } from "./resume-text.ts";

/** More words between a thing and a length of time join it to something else. */
const MOST_BETWEEN = 60;

/** The sentences of the resume that say for how long the user has done something: they go before the dates of whole jobs. */
export async function statedLength(ctx: HandlerContext, topic: string): Promise<Fact[]> {
  const asked = wordsOf(topic);
  if (asked.length === 0) return [];
  const claims = (await claimsOnce(ctx)).filter(({ kind }) => kind === "bullet" || kind === "summary");
  const texts = [
    ...claims.map(({ id, text }) => ({ text, claimIds: [id] })),
    ...(await unreadLines(ctx)).map((text) => ({ text, claimIds: [] })),
  ];
  const found = texts.flatMap(({ text, claimIds }) =>
    sentencesOf(text)
      .filter((sentence) => saysLength(sentence, asked))
      .map((sentence) => ({ sentence, claimIds })),
  );
  const [first] = found;
  if (!first) return [];
  return [
    {
      field: "resume.stated",
      text: `In the resume: ${first.sentence}`,
      claimIds: first.claimIds,
      answer: `The resume says it: ${first.sentence.replace(/[.\s]+$/u, "")}`,
    },
  ];
}

function saysLength(sentence: string, asked: readonly string[]): boolean {
  if (countIn(sentence, asked) < asked.length) return false;
  return durationsIn(sentence, textWords(sentence)).some(({ start, end }) => {
    const near = sentence.slice(Math.max(0, start - MOST_BETWEEN), end + MOST_BETWEEN);
    return countIn(near, asked) === asked.length;
  });
}
