/** The subject of a posting's part. `aside` has no demands; `open` gives no subject. */
export type SectionKind = "required" | "preferred" | "duties" | "aside" | "open";
