import file from "../../../db/catalog/paths.json" with { type: "json" };
import type { CareerPath } from "../../engine/paths/types.ts";
import { seniorities } from "../../engine/seniority.ts";

/** The built-in example paths. Every answer labels them as examples. */
export function examplePaths(): CareerPath[] {
  return file.paths.map(({ seniority, ...path }) => {
    const level = seniorities.find((name) => name === seniority);
    return { ...path, ...(level && { seniority: level }) };
  });
}
