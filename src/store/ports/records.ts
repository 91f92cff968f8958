/**
 * The records of each feature, by name. `src/domain/stored-records.ts` fills this in, so the store never imports a
 * feature: it stores the records without knowing their rules.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging.
export interface Records {}
