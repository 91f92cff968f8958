import type { Operation } from "./definition.ts";

/**
 * The operation that lists a feature's items: the read at the root of its routes, if it returns a page or has items
 * below it. Undefined if there is none.
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
