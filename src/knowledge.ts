import { type CatalogueIndex, prepareCatalogue } from "./engine/fit/prepare.ts";
import type { Store } from "./store/port.ts";

/** The catalogue ready to match against; made anew when an import, by whichever process, changed it. */
export function createKnowledge({
  catalogue,
}: Pick<Store, "catalogue">): () => Promise<{ stamp: string; index: CatalogueIndex }> {
  let kept: { stamp: string; index: Promise<CatalogueIndex> } | undefined;
  return async () => {
    const stamp = await catalogue.stamp();
    if (kept?.stamp !== stamp) {
      const index = catalogue.load().then((data) => prepareCatalogue(data));
      kept = { stamp, index };
      index.catch(() => (kept = undefined));
    }
    return { stamp, index: await kept.index };
  };
}
