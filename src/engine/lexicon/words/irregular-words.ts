/** Irregular forms of English verbs at work, and stems of nouns that differ from their verb: "form:verb". */
const forms =
  "ran:run led:lead taught:teach wrote:write written:write built:build sold:sell drove:drive driven:drive kept:keep made:make bought:buy brought:bring grew:grow held:hold spoke:speak dealt:deal fed:feed sought:seek flew:fly oversaw:oversee overseen:oversee undertook:undertake gave:give given:give spent:spend sewn:sew laid:lay";
const stems =
  "mainten:maintain deliveri:deliver diagnosi:diagnos assembli:assembl analysi:analyz analys:analyz";

const pairs = (list: string) => new Map(list.split(" ").map((pair) => pair.split(":") as [string, string]));

/** An irregular form's verb: "taught" is teach. */
export const irregularForms: ReadonlyMap<string, string> = pairs(forms);
/** The stem of the verb that a noun belongs to: maintenance, maintain. */
export const verbStems: ReadonlyMap<string, string> = pairs(stems);
