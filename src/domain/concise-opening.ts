import { isObject, objectsIn } from "../shared/json.ts";
import { withoutEmpty } from "./short-row.ts";

/**
 * The part of an opening that a caller who has its text does not know: what the service read, and what it could
 * not prove. The caller's own reading is counted in `proved`.
 */
export function openingForCaller(opening: Record<string, unknown>): Record<string, unknown> {
  const { fields, requirements, locations, unread, understoodAs } = opening;
  const readBy = isObject(fields) ? fields : {};
  const isOwn = (path: string) => !(isObject(readBy[path]) && readBy[path].readBy === "caller");
  const told = Object.keys(opening).filter((path) => !isOwn(path));
  const proved = Object.keys(readBy).filter((path) => !isOwn(path)).length;
  // The requirements list the skills.
  return withoutEmpty(
    {
      ...opening,
      locations: Array.isArray(locations) && locations.filter((_, index) => isOwn(`locations[${index}]`)),
      requirements: objectsIn(requirements)
        .filter((_, index) => isOwn(`requirements[${index}]`))
        .map(({ span: _, ...requirement }) => requirement),
      unread: objectsIn(unread).map(({ text }) => text),
      understoodAs: withoutAsked(understoodAs),
      ...(proved > 0 && { proved }),
    },
    ["fields", "spans", "skills", "notRead", ...told],
  );
}

/** An opening without its requirements, for answers where a brief or another call lists them. */
export function openingInShort(opening: Record<string, unknown>): Record<string, unknown> {
  return withoutEmpty({ ...opening, understoodAs: withoutAsked(opening.understoodAs) }, [
    ...["fields", "spans", "skills", "requirements"],
    ...["unread", "unproved"],
  ]);
}

/** The caller asked with the opening's title. */
function withoutAsked(understoodAs: unknown): unknown {
  return isObject(understoodAs) ? withoutEmpty(understoodAs, ["asked"]) : understoodAs;
}
