import file from "../../../db/lexicon/leading-people.json" with { type: "json" };

/** Words for leading, words for people at work, and phrases for both, by language: `verbs` `people` `whole`. */
export const leadingPeople: readonly { verbs: string; people: string; whole: string }[] = file.leadingPeople;

/** The same in languages without spaces. */
export const leadingWithoutSpaces = file.leadingWithoutSpaces;

/** Titles of people who lead others, besides the English ones. */
export const leaderTitles = file.leaderTitles;

/** Stems that in a demand for leading people name only that. */
export const leadingStems = file.leadingStems;
