import { isObject } from "../json.ts";

/** The paths of all leaves of a document that hold something, such as `work[0].position`, in document order. */
export function leafPaths(value: unknown, path = ""): string[] {
  if (value === null || value === undefined || value === "") return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => leafPaths(item, `${path}[${index}]`));
  if (!isObject(value)) return [path];
  return Object.entries(value).flatMap(([key, item]) =>
    leafPaths(item, path === "" ? key : `${path}.${key}`),
  );
}
