/** What kind of document an id is of. */
export function kindOf(id: string): "brief" | "report" | "artifact" {
  if (id.startsWith("fit_")) return "brief";
  return id.startsWith("rep_") ? "report" : "artifact";
}
