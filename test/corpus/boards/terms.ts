import { type Board, posting, withData, workshop } from "./board.ts";

const kind = (name: string, employmentType: unknown, gold: string | null): Board => ({
  name: `kind-${name}`,
  html: withData(posting({ employmentType })),
  gold: [workshop({ employmentType: gold })],
});
const until = (name: string, validThrough: unknown, closingDate: string | null): Board => ({
  name: `until-${name}`,
  html: withData(posting({ validThrough })),
  gold: [workshop({ closingDate })],
});

/** Kinds of employment and last days. */
export const terms: Board[] = [
  kind("text", "full-time", "FULL_TIME"),
  kind("list", ["PART_TIME", "TEMPORARY"], "PART_TIME"),
  kind("joined", "Fulltime, Contractor", "FULL_TIME"),
  kind("address", "https://schema.org/PART_TIME", "PART_TIME"),
  kind("unknown", "See description", null),
  until("time-and-zone", "2027-03-01T23:59:59+01:00", "2027-03-01"),
  until("past", "2024-05-31T00:00", "2024-05-31"),
  until("year-one", "0001-01-01T00:00:00", null),
  until("never", "9999-12-31", null),
  until("words", "Until filled", null),
];
