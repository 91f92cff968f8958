import { type CatalogIndex, prepareCatalog } from "../engine/fit/prepare.ts";
import type { Store } from "../store/ports/store.ts";

interface Prepared {
  stamp: string;
  index: Promise<CatalogIndex>;
}

/** The last catalogue prepared in this process. Its stamp says all about its content, so that stores may share it. */
let kept: Prepared | undefined;

/** The catalogue ready to match against; made anew when an import, by whichever process, changed it. */
export function createCatalogCache({
  catalog,
}: Pick<Store, "catalog">): () => Promise<{ stamp: string; index: CatalogIndex }> {
  return async () => {
    const stamp = await catalog.stamp();
    const known = kept?.stamp === stamp ? kept : prepare(stamp, catalog);
    return { stamp, index: await known.index };
  };
}

function prepare(stamp: string, catalog: Store["catalog"]): Prepared {
  const prepared = { stamp, index: catalog.load().then((data) => prepareCatalog(data)) };
  kept = prepared;
  prepared.index.catch(() => {
    if (kept === prepared) kept = undefined;
  });
  return prepared;
}
