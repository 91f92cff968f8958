import type { Operation } from "./definition.ts";

/**
 * The operation that lists what the ids of a feature's operations name: the read at the root of the feature's routes,
 * if it answers a page or has items below it. Undefined where a feature has no such operation.
 */
export function collectionOf(
  operations: Iterable<Operation>,
  { feature }: Pick<Operation, "feature">,
): Operation | undefined {
  const family = [...operations].filter((operation) => operation.feature === feature);
  return family.find(({ isPage, http: { method, path } }) => {
    const isRoot = family.every((other) => `${other.http.path}/`.startsWith(`${path}/`));
    const hasItems = isPage || family.some((other) => other.http.path.startsWith(`${path}/{`));
    return method === "GET" && isRoot && hasItems;
  });
}
