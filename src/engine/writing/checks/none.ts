import { unitOf, zeroAt, zerosOf } from "../tokens/units.ts";
import type { Checked, Fault } from "./types.ts";

/** What a claim counts as zero stays zero, and a sentence may deny only what its claims deny. */
export function changedNone(checked: Checked): Fault | undefined {
  return negated(checked) ?? leftOutZero(checked);
}

/** A sentence may deny only what its claims deny or count as zero in the time they state. */
function negated(checked: Checked): Fault | undefined {
  const { sentence, carried, words } = checked;
  const denying = sentence.marks.flatMap(({ token, frame }, at) =>
    frame === "me" && token.kind === "word" && words.is("not", token.key) ? [at] : [],
  );
  if (denying.length === 0) return undefined;
  const isDenied = carried.some(({ source }) =>
    source.tokens.some(({ kind, key }) => kind === "word" && words.is("not", key)),
  );
  if (isDenied || denying.every((at) => isNone(checked, at))) return undefined;
  return { why: "The sentence denies something, and no claim it cites does." };
}

const ever = /^(?:never|nie|niemals|nunca|jamas|jamais|从未)$/;

function isNone({ sentence: { marks, text }, carried, words }: Checked, at: number): boolean {
  const tokens = marks.map(({ token }) => token);
  return carried.some(({ source }) => {
    const zero = zeroAt(source, { tokens, at, text }, words);
    if (zero === undefined) return false;
    const times = source.tokens.flatMap(({ kind }, place) =>
      place !== zero && kind !== "word" && source.parts[place] === source.parts[zero] ? [place] : [],
    );
    const dates = carried.filter((each) => tokens[each.at]?.kind === "date");
    const isTimed =
      carried.some((each) => each.source === source && times.includes(each.place)) &&
      dates.every((each) => each.source === source);
    return isTimed || (times.length === 0 && !ever.test(tokens[at]?.key ?? ""));
  });
}

/** "0 accidents" does not support any accidents. */
function leftOutZero({ sentence, carried, words }: Checked): Fault | undefined {
  if (
    sentence.marks.some(
      ({ token: { kind, key } }) => key === "0" || (kind === "word" && words.is("not", key)),
    )
  )
    return undefined;
  for (const { source, place } of carried) {
    const lemma = source.tokens[place]?.lemma;
    if (lemma === undefined || words.language === "zh") continue;
    if (zerosOf(source, words).some((zero) => unitOf(source.tokens, zero, words, source.text) === lemma))
      return { why: "The claim counts none of this, which the sentence leaves out.", source };
  }
  return undefined;
}
