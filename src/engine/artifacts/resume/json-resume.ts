import { isObject } from "../../../shared/json.ts";
import type { Draft, UsableClaim } from "../types.ts";

/**
 * The JSON Resume of a variant: the stored document with only the draft's bullets, and the skills in the draft's
 * order. Nothing is added.
 */
export function trimDocument(
  document: Record<string, unknown>,
  { sections }: Pick<Draft, "sections">,
  claims: readonly UsableClaim[],
): Record<string, unknown> {
  const cited = [...new Set(sections.flatMap(({ lines }) => lines.flatMap(({ claimIds }) => claimIds)))];
  const used = new Set(cited);
  const paths = new Set(claims.filter(({ id }) => used.has(id)).map(({ path }) => path));
  const skills = new Map(claims.filter(({ kind }) => kind === "skill").map(({ id, text }) => [id, text]));
  const names = cited.flatMap((id) => skills.get(id) ?? []);
  return {
    ...document,
    ...trimmed(document, "work", paths),
    ...trimmed(document, "volunteer", paths),
    ...trimmed(document, "projects", paths),
    ...(names.length > 0 && { skills: names.map((name) => ({ name })) }),
  };
}

function trimmed(document: Record<string, unknown>, section: string, paths: ReadonlySet<string>) {
  const list = document[section];
  if (!Array.isArray(list)) return {};
  return {
    [section]: list.map((entry, at) => {
      if (!isObject(entry) || !Array.isArray(entry.highlights)) return entry;
      const highlights = entry.highlights.filter((_, line) =>
        paths.has(`${section}[${at}].highlights[${line}]`),
      );
      return { ...entry, highlights };
    }),
  };
}
