import type { HandlerContext } from "../../operation/handler.ts";
import type { ResolvedTarget } from "./target.ts";

/** The titles and skills of a subject's occupation. */
export function fieldOf(
  ctx: HandlerContext,
  { position = -1 }: Pick<ResolvedTarget, "position">,
): string | undefined {
  const { occupations, data } = ctx.catalog();
  const entry = occupations[position]?.entry;
  if (!entry) return undefined;
  const ids = new Set([...entry.skills, ...entry.tools].map(({ skill }) => skill));
  const named = data.skills.filter(({ id }) => ids.has(id)).map(({ name }) => name);
  return [entry.title, ...entry.alternateTitles, ...named].join("\n");
}
