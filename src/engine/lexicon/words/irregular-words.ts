import file from "../../../../db/lexicon/words/irregular-words.json" with { type: "json" };

/** Irregular forms of English verbs at work, and stems of nouns that differ from their verb: "form:verb". */
const forms = file.forms;
const stems = file.stems;

const pairs = (list: string) => new Map(list.split(" ").map((pair) => pair.split(":") as [string, string]));

/** An irregular form's verb: "taught" is teach. */
export const irregularForms: ReadonlyMap<string, string> = pairs(forms);
/** The stem of the verb that a noun belongs to: maintenance, maintain. */
export const verbStems: ReadonlyMap<string, string> = pairs(stems);
