import type { Checked, Fault } from "./types.ts";

const we = /^(?:we|wir|nous|nosotros|我们)$/;
const our = /^(?:our|the|unser|unsere|das|die|nuestro|nuestra|el|la|notre|l|nosso|nossa|o|a)$/;
const team = /^(?:team|crew|group|department|abteilung|gruppe|equipo|grupo|equipe|departamento|service)$/;
const said =
  /(?<!\p{L})(?:we|our|us|wir|unser\p{L}*|nous|notre|nosotros|nuestr\p{L}*|noss\p{L}*)(?!\p{L})|我们|团队|小组|部门/iu;

/** What a team did, the person did not do alone. */
export function teamLeftOut({ sentence, carried }: Checked): Fault | undefined {
  if (said.test(sentence.text) || sentence.marks.some(({ token }) => team.test(token.key))) return undefined;
  for (const { source, place } of carried) {
    if (source.claim?.kind !== "bullet" || place < 0 || source.parts[place] !== 0) continue;
    const [first, second] = source.tokens.map(({ key }) => key);
    if (
      we.test(first ?? "") ||
      source.text.startsWith("我们") ||
      (our.test(first ?? "") && team.test(second ?? ""))
    )
      return { why: "The claim says this of a team, and the sentence does not.", source };
  }
  return undefined;
}
