import type { CatalogData } from "../catalog/types.ts";
import { type CatalogBase, prepareBase } from "./baseline.ts";
import { type Scales, scalesOf } from "./scales.ts";

/** A catalogue prepared for matching: the base, and the scales of its factors. */
export interface CatalogIndex extends CatalogBase {
  scales: Scales;
}

/** Computes everything that depends only on the catalogue; cache the result until the catalogue changes. */
export function prepareCatalog(data: CatalogData): CatalogIndex {
  const base = prepareBase(data);
  return { ...base, scales: scalesOf(base) };
}
