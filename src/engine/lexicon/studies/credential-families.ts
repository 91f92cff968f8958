import file from "../../../../db/lexicon/studies/credential-families.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const read = dataFile("studies/credential-families", file);

/**
 * Catalogue entries that group several certificates, none of which replaces another: a CISSP is not a CISM.
 * `general` if the entry's name asks for any of them, `own` if it is one of them.
 */
export const credentialFamilies: ReadonlyMap<string, "general" | "own"> = new Map([
  ...read.words("general").map((id): [string, "general"] => [id, "general"]),
  ...read.words("own").map((id): [string, "own"] => [id, "own"]),
]);

/** Certificate issuers whose name may be omitted. */
export const certificateMakers = /^(?:comptia|cisco|isc2|\(isc\)²|pmi|shrm|axelos|scrum\.org)\s+/iu;
