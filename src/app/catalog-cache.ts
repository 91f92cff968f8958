import { postingReader } from "../domain/readers.ts";
import { type CatalogIndex, prepareCatalog } from "../engine/fit/scales.ts";
import type { Store } from "../store/ports/store.ts";

/** A prepared catalog. */
export interface StampedCatalog {
  stamp: string;
  index: CatalogIndex;
}

interface Prepared {
  stamp: string;
  index: Promise<CatalogIndex>;
}

/** The last catalog prepared in this process. The stamp identifies its content, so stores may share it. */
let cached: Prepared | undefined;

/** Caches the catalog as prepared for matching. Prepares it again after an import by any process. */
export function createCatalogCache({ catalog }: Pick<Store, "catalog">): () => Promise<StampedCatalog> {
  return async () => {
    const stamp = await catalog.stamp();
    return whole(cached?.stamp === stamp ? cached : prepare(stamp, catalog));
  };
}

/** The last catalog, without asking whether it is current. A transaction that uses it compares the stamp. */
export async function lastCatalog(): Promise<StampedCatalog | undefined> {
  return cached && whole(cached);
}

async function whole({ stamp, index }: Prepared): Promise<StampedCatalog> {
  return { stamp, index: await index };
}

async function loaded(catalog: Store["catalog"]): Promise<CatalogIndex> {
  await postingReader.load();
  return prepareCatalog(await catalog.load());
}

function prepare(stamp: string, catalog: Store["catalog"]): Prepared {
  const prepared = { stamp, index: loaded(catalog) };
  cached = prepared;
  prepared.index.catch(() => {
    if (cached === prepared) cached = undefined;
  });
  return prepared;
}
