import { highLevel, lowLevel } from "../../../lexicon/words/levels.ts";
import { type Found, type Known, near } from "../types.ts";

const REACH = 30;

/** A met skill with the low level that the person stated; near if the demand asks for a high one. */
export function withStatedLevel(text: string, found: Found, known: Known): Found {
  const { shownBy } = found;
  if (found.outcome !== "met" || shownBy === undefined) return found;
  const stated = lowFor(found, shownBy, known);
  if (stated === undefined) return found;
  const named = lowLevel.test(shownBy) ? shownBy : `${shownBy} (${stated})`;
  if (highLevel.test(text)) return { ...near(named, found.claimIds), shownBy: named };
  return { ...found, shownBy: named };
}

/** The words for a low level beside the shown name, in the skills list or in every line that shows it. */
function lowFor({ claimIds }: Found, name: string, { person, record }: Known): string | undefined {
  const listed = person.skills.find(
    (skill) => skill.name === name && skill.claimIds.some((id) => claimIds.includes(id)),
  );
  if (listed?.stated !== undefined) return lowLevel.test(listed.stated) ? listed.stated : undefined;
  const lines = record.said.filter(
    (said) => said.claimIds.some((id) => claimIds.includes(id)) && said.text.length > name.length,
  );
  const around = lines.map((said) => lowBeside(said.text, name));
  return around.length > 0 && around.every((one) => one !== undefined) ? around[0] : undefined;
}

function lowBeside(text: string, name: string): string | undefined {
  const at = text.indexOf(name);
  if (at < 0) return lowLevel.exec(text)?.[0];
  const before =
    text
      .slice(Math.max(0, at - REACH), at)
      .split(/[,;.]\s/u)
      .at(-1) ?? "";
  const behind = text.slice(at + name.length, at + name.length + REACH).split(/[,;.](?:\s|$)/u)[0] ?? "";
  return (lowLevel.exec(before) ?? lowLevel.exec(behind))?.[0];
}
