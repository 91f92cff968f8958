import { type Piece, through } from "../../../../text/piece.ts";
import type { Part } from "../../person/header.ts";

/** In an unknown language only the order helps: title, comma, employer. */
export function byOrder(parts: readonly Part[]): { title: Piece; employer: Piece } | undefined {
  const [title, employer, ...more] = parts;
  const last = more.at(-1) ?? employer;
  if (title === undefined || employer === undefined || last === undefined) return undefined;
  const isOne = parts.every(
    ({ line, lean, label }) => line === title.line && lean === 0 && label === undefined,
  );
  const isListed = parts.slice(1).every(({ sign }) => sign === ",");
  if (!isOne || !isListed) return undefined;
  return { title: title.piece, employer: through(title.line.piece, employer.piece, last.piece) };
}
