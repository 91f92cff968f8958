/** The kind of document, from its id. */
export function kindOf(id: string): "fit_brief" | "report" | "artifact" {
  if (id.startsWith("fit_")) return "fit_brief";
  return id.startsWith("rep_") ? "report" : "artifact";
}
