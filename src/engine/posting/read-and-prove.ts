export { cleanInline } from "./html/clean.ts";
export { normalisePosting } from "./normalise.ts";
export { fieldReadings, mergeReading } from "./reading/merge-reading.ts";
export { proveReading } from "./reading/prove/prove-reading.ts";
