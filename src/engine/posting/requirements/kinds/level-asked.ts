import { type Education, educationLevels } from "../../../catalog/types.ts";

/** A level of education in a text, with its position. */
export interface NamedLevel {
  level: Education;
  start: number;
  end: number;
}

const both = /(?<!\p{L})(?:plus|and|und|et|y|e|sowie|zzgl)(?!\p{L})|[&+]/iu;
const either = /(?<!\p{L})(?:or|oder|ou|o|bzw)(?!\p{L})|\/|或/iu;

/**
 * The lowest sufficient level, from the levels in a text in order: the lower of alternatives, the higher of
 * combined demands, and the one in brackets for "a degree (Master or Diplom)".
 */
export function levelAsked(text: string, named: readonly NamedLevel[]): Education | undefined {
  const [first, second] = named;
  if (first !== undefined && orCertificate.test(text)) return "certificate";
  // "Degree, Master's degree or DipSW": an unnamed degree is the lowest.
  if (first !== undefined && bareDegree.test(text.slice(0, first.start))) return "bachelor";
  if (first === undefined || second === undefined) return first?.level;
  const between = text.slice(first.end, second.start);
  if (/^\s?\($/.test(between)) return inOrder(named.slice(1))[0];
  const isBoth = named.length === 2 && both.test(between) && !either.test(between);
  return inOrder(named).at(isBoth ? -1 : 0);
}

const bareDegree = /^\P{L}*(?:an? )?(?:university |college )?degree(?:,| or)\s$/iu;

/** "A bachelor's degree or a paralegal certificate": the lower one is enough. */
const orCertificate = /(?<!\p{L})degree,? or (?:an? )?(?:\p{L}{2,20}[ -]){0,3}certificate(?!\p{L})/iu;

function inOrder(named: readonly NamedLevel[]): Education[] {
  const rank = ({ level }: NamedLevel): number => educationLevels.indexOf(level);
  return named.toSorted((left, right) => rank(left) - rank(right)).map(({ level }) => level);
}
