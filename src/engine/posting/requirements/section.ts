/** What a part of a posting is about; `aside` asks nothing, `open` says nothing of it. */
export type SectionKind = "required" | "preferred" | "duties" | "aside" | "open";
