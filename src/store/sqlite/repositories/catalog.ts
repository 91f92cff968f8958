import { BUILT_IN_VERSION } from "../../../engine/catalog/built-in.ts";
import type { ImportedSource } from "../../../engine/catalog/import/import-reading.ts";
import { mergeCatalogs } from "../../../engine/catalog/import/merge-catalogs.ts";
import type { CatalogData } from "../../../engine/catalog/types.ts";
import { entriesOf, rowsOfPart, type SkillRow, skillEntry } from "../../common/catalog-rows.ts";
import type { CatalogSourceRecord, CatalogStore, TitleMatch } from "../../ports/catalog.ts";
import type { ChangeTracker } from "../connection/change-stamp.ts";
import type { Scheduler } from "../connection/scheduler.ts";
import type { Database } from "../driver/types.ts";

/** Reads the stamp of the stored catalog. */
export function stampReader(sqlite: Database): () => string {
  const digests = sqlite.prepare<[], { id: string; digest: string }>(
    "select id, digest from catalogue_sources order by id",
  );
  return () => [BUILT_IN_VERSION, ...digests.all().map(({ id, digest }) => `${id}:${digest}`)].join(" ");
}

/** The catalog's tables. Uses plain statements, since an import writes tens of thousands of rows. */
export function catalogStore(
  sqlite: Database,
  scheduler: Scheduler,
  memoizeUntilChange: ChangeTracker["memoizeUntilChange"],
  builtIn: () => CatalogData,
): CatalogStore {
  const sources = sqlite.prepare<[], CatalogSourceRecord>(
    `select id, title, version, attribution, imported_at as importedAt, occupations, skills
     from catalogue_sources order by id desc`,
  );
  const occupations = sqlite.prepare<[string], { entry: string }>(
    "select entry from catalogue_occupations where source_id = ? order by code",
  );
  const skills = sqlite.prepare<[string], SkillRow>(
    "select id, name, kind, parent, aliases from catalogue_skills where source_id = ? order by id",
  );
  const titles = sqlite.prepare<[string, number], TitleMatch>(
    `select code, title, -bm25(catalogue_titles, 0, 0, 4, 2) as score
     from catalogue_titles where catalogue_titles match ? order by score desc, code limit ?`,
  );
  const deleteSource = sqlite.prepare<[string]>("delete from catalogue_sources where id = ?");
  const deleteTitles = sqlite.prepare<[string]>("delete from catalogue_titles where source_id = ?");
  const insert = inserter(sqlite);

  const stamp = stampReader(sqlite);
  const cachedStamp = memoizeUntilChange(stamp);
  const drop = (sourceId: string) => {
    deleteTitles.run(sourceId);
    return deleteSource.run(sourceId).changes > 0;
  };

  return {
    sources: () => scheduler.query(() => sources.all()),
    stamp: () => scheduler.query(() => cachedStamp("")),
    load: () =>
      scheduler.query(() => {
        // O*NET comes before ESCO, since occupations require skills by their O*NET names.
        const parts = sources.all().map(({ id, title, version }) => ({
          ...{ title, version },
          ...entriesOf(occupations.all(id)),
          skills: skills.all(id).map(skillEntry),
        }));
        return { ...mergeCatalogs(builtIn(), parts), stamp: stamp() };
      }),
    replace: (imported, importedAt, onRow = () => undefined) =>
      scheduler.transaction(() => {
        for (const part of imported) {
          drop(part.source.id);
          insert(part, importedAt, onRow);
        }
      }),
    remove: (sourceId) => scheduler.transaction(() => drop(sourceId)),
    findTitles: (query, limit) =>
      scheduler.query(() => {
        const words = query.match(/[\p{L}\p{N}]{1,40}/gu)?.slice(0, 24) ?? [];
        return words.length === 0 ? [] : titles.all(words.map((word) => `"${word}"`).join(" OR "), limit);
      }),
  };
}

/** Prepares the function that writes the rows of a source, with a digest that shows other processes when it changes. */
function inserter(sqlite: Database): (part: ImportedSource, importedAt: string, onRow: () => void) => void {
  const source = sqlite.prepare(
    `insert into catalogue_sources (id, title, version, attribution, imported_at, occupations, skills, digest)
     values (?, ?, ?, ?, ?, ?, ?, '')`,
  );
  const occupation = sqlite.prepare(
    "insert into catalogue_occupations (source_id, code, title, entry) values (?, ?, ?, ?)",
  );
  const title = sqlite.prepare(
    "insert into catalogue_titles (source_id, code, title, alternate_titles) values (?, ?, ?, ?)",
  );
  const skill = sqlite.prepare(
    "insert into catalogue_skills (source_id, id, name, kind, parent, aliases) values (?, ?, ?, ?, ?, ?)",
  );
  const sign = sqlite.prepare("update catalogue_sources set digest = ? where id = ?");

  return (part, importedAt, onRow) => {
    const { id, title: name, version, attribution } = part.source;
    const { occupations, skills, digest } = rowsOfPart(part);
    source.run(id, name, version, attribution, importedAt, occupations.length, skills.length);
    for (const row of occupations) {
      occupation.run(id, row.code, row.title, row.entry);
      if (row.alternateTitles) title.run(id, row.code, row.title, row.alternateTitles.join("\n"));
      onRow();
    }
    for (const row of skills) {
      skill.run(id, row.id, row.name, row.kind, row.parent, row.aliases);
      onRow();
    }
    sign.run(digest, id);
  };
}
