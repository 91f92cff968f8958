import { expect, test } from "vitest";
import { proveReading } from "../../../../src/engine/posting/reading/prove/prove-reading.ts";

test.each([
  ["Clerk\nSeasonal work from May", "seasonal", "TEMPORARY"],
  ["Clerk\nBefristet auf ein Jahr", "Befristet", "TEMPORARY"],
  ["Impiegato\nContratto a tempo determinato", "tempo determinato", "TEMPORARY"],
  ["Clerk\nPart-time, in Leeds", "part-time", "PART_TIME"],
  ["Clerk\nPermanent contract", "permanent", undefined],
  ["Clerk\nTempo indeterminato", "tempo indeterminato", undefined],
])(
  "words for a kind of employment are its value or unproved, and lose nothing else: %j",
  (text, said, type) => {
    const { proved, unproved } = proveReading(text, { title: text.split(/\s/)[0], employmentType: said });
    expect([proved.title !== undefined, proved.employmentType, unproved.map(({ path }) => path)]).toEqual([
      true,
      type,
      type ? [] : ["employmentType"],
    ]);
  },
);
