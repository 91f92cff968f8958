import file from "../../../db/lexicon/numbers.json" with { type: "json" };

const words = file.words;

const values = new Map(
  words.split(",").flatMap((group) => {
    const [names = "", value = ""] = group.split(":");
    return names.split(" ").map((name): [string, number] => [name, Number(value)]);
  }),
);

/** The value of a number from a word's key, in digits (at most three) or spelled out. */
export function numberOf(key: string): number | undefined {
  return /^\d{1,3}$/.test(key) ? Number(key) : values.get(key);
}

/** Words before how long something was done. "In two years" is how fast. */
export const forWords = file.forWords;
/** Since a year. */
export const sinceWords = file.sinceWords;
/** In a year. */
export const inWords = file.inWords;
