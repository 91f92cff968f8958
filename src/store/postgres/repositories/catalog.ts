import { BUILT_IN_VERSION } from "../../../engine/catalog/built-in.ts";
import type { ImportedSource } from "../../../engine/catalog/import/import-reading.ts";
import { mergeCatalogs } from "../../../engine/catalog/import/merge-catalogs.ts";
import type { CatalogData } from "../../../engine/catalog/types.ts";
import { entriesOf, rowsOfPart, type SkillRow, skillEntry } from "../../common/catalog-rows.ts";
import { createTitleSearch } from "../../common/title-search.ts";
import type { CatalogSourceRecord, CatalogStore } from "../../ports/catalog.ts";
import type { Statements } from "../connection/statements.ts";
import type { System } from "../connection/system.ts";
import type { Unit } from "../connection/unit.ts";

/** Rows per insert statement. */
const BATCH = 500;

/** The catalog's tables. They belong to no user. */
export function catalogStore({ ask, unit }: System, builtIn: () => CatalogData): CatalogStore {
  let titles: { stamp: string; search: ReturnType<typeof createTitleSearch> } | undefined;
  const stamp = () => ask(stampOf);
  const titleSearch = async () => {
    const current = await stamp();
    if (titles?.stamp !== current) {
      const entries = entriesOf(
        await ask(({ rows }) =>
          rows<{ entry: string }>("select entry from catalogue_occupations order by source_id, code"),
        ),
      );
      titles = { stamp: current, search: createTitleSearch(entries.occupations) };
    }
    return titles.search;
  };
  return {
    sources: () => ask(sourcesOf),
    stamp,
    load: () =>
      unit(async (tx) => {
        // O*NET comes before ESCO, since occupations require skills by their O*NET names.
        const sources = await sourcesOf(tx);
        const parts = [];
        for (const { id, title, version } of sources)
          parts.push({ title, version, ...(await rowsOfSource(tx, id)) });
        return { ...mergeCatalogs(builtIn(), parts), stamp: await stampOf(tx) };
      }),
    replace: (imported, importedAt, onRow = () => undefined) =>
      unit(async (tx) => {
        for (const part of imported) await replacePart(tx, part, importedAt, onRow);
      }),
    remove: (sourceId) =>
      ask(async ({ count }) => (await count("delete from catalogue_sources where id = $1", [sourceId])) > 0),
    findTitles: async (query, limit) => (await titleSearch())(query, limit),
  };
}

/** The stamp of the stored catalog. */
export async function stampOf({ rows }: Pick<Statements, "rows">): Promise<string> {
  const found = await rows<{ id: string; digest: string }>(
    "select id, digest from catalogue_sources order by id",
  );
  return [BUILT_IN_VERSION, ...found.map(({ id, digest }) => `${id}:${digest}`)].join(" ");
}

function sourcesOf({ rows }: Pick<Statements, "rows">): Promise<CatalogSourceRecord[]> {
  return rows<CatalogSourceRecord>(
    `select id, title, version, attribution, imported_at as "importedAt", occupations, skills
     from catalogue_sources order by id desc`,
  );
}

async function rowsOfSource({ rows }: Unit, sourceId: string) {
  const occupations = await rows<{ entry: string }>(
    "select entry from catalogue_occupations where source_id = $1 order by code",
    [sourceId],
  );
  const skills = await rows<SkillRow>(
    "select id, name, kind, parent, aliases from catalogue_skills where source_id = $1 order by id",
    [sourceId],
  );
  return { ...entriesOf(occupations), skills: skills.map(skillEntry) };
}

async function replacePart({ count }: Unit, part: ImportedSource, importedAt: string, onRow: () => void) {
  const { id, title, version, attribution } = part.source;
  const { occupations, skills, digest } = rowsOfPart(part);
  await count("delete from catalogue_sources where id = $1", [id]);
  await count(
    `insert into catalogue_sources (id, title, version, attribution, imported_at, occupations, skills, digest)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, title, version, attribution, importedAt, occupations.length, skills.length, digest],
  );
  const insert = async (statement: string, rows: readonly object[]) => {
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = rows.slice(from, from + BATCH);
      await count(statement, [id, JSON.stringify(batch)]);
      for (const _ of batch) onRow();
    }
  };
  // JSON is sent as text, so it is stored unchanged.
  await insert(
    `insert into catalogue_occupations (source_id, code, title, entry) select $1, code, title, entry::json
     from json_to_recordset($2::json) as row (code text, title text, entry text)`,
    occupations.map(({ code, title, entry }) => ({ code, title, entry })),
  );
  await insert(
    `insert into catalogue_skills (source_id, id, name, kind, parent, aliases)
     select $1, id, name, kind, parent, aliases::json
     from json_to_recordset($2::json) as row (id text, name text, kind text, parent text, aliases text)`,
    skills,
  );
}
