import { type CatalogueIndex, prepareCatalogue } from "../engine/fit/prepare.ts";
import type { Store } from "../store/ports/store.ts";

interface Prepared {
  stamp: string;
  index: Promise<CatalogueIndex>;
}

/** The last catalogue prepared in this process. Its stamp says all about its content, so that stores may share it. */
let kept: Prepared | undefined;

/** The catalogue ready to match against; made anew when an import, by whichever process, changed it. */
export function createKnowledge({
  catalogue,
}: Pick<Store, "catalogue">): () => Promise<{ stamp: string; index: CatalogueIndex }> {
  return async () => {
    const stamp = await catalogue.stamp();
    const known = kept?.stamp === stamp ? kept : prepare(stamp, catalogue);
    return { stamp, index: await known.index };
  };
}

function prepare(stamp: string, catalogue: Store["catalogue"]): Prepared {
  const prepared = { stamp, index: catalogue.load().then((data) => prepareCatalogue(data)) };
  kept = prepared;
  prepared.index.catch(() => {
    if (kept === prepared) kept = undefined;
  });
  return prepared;
}
