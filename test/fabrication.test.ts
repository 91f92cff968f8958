import { describe, expect, test } from "vitest";
import { problems } from "./fabrication/oracle.ts";
import { ordering } from "./fabrication/orders.ts";
import { paste } from "./fabrication/paste.ts";
import { heldNow, newHolder, type Pasted, people } from "./fabrication/people.ts";
import { type Case, places, tempting } from "./fabrication/postings.ts";
import { kinds, lies } from "./fabrication/temptations.ts";
import { hasWord } from "./fabrication/words.ts";
import { start } from "./harness.ts";

/** Every kind of fact for every person, the places taken in turn, so that each kind stands in each place. */
function casesOf(person: Pasted, at: number): Case[] {
  const tempted = kinds.flatMap((kind, index) => {
    const place = places[(index + at) % places.length];
    return place && (index + at) % 2 === 0 ? [tempting(person, kind, place)] : [];
  });
  return [...tempted, ...(person.name === "engineer" ? ordering(person) : [])];
}

describe.each(people.map((person, at) => [person.name, person, casesOf(person, at)] as const))(
  "for the %s",
  (_name, person, cases) => {
    // One program and one user for all of the person's postings, made by the first test that asks.
    let pasted: Promise<Map<string, string[]>> | undefined;
    const findings = () => {
      pasted ??= pasteAll(person, cases);
      return pasted;
    };

    test.each(cases.map(({ name }) => name))(
      "nothing is invented out of a posting with %s",
      async (name) => {
        expect((await findings()).get(name)).toEqual([]);
      },
      120_000,
    );
  },
);

async function pasteAll(person: Pasted, cases: Case[]): Promise<Map<string, string[]>> {
  const h = await start();
  const { person: user, ...held } = await newHolder(h, person.resume);
  const told = held.claims.map(({ text }) => text).join("\n");
  expect(Object.values(lies).filter((lie) => hasWord(told, lie))).toEqual([]);
  const findings = new Map<string, string[]>();
  for (const each of cases) {
    const found = await paste(h, user, person, each.opportunity);
    findings.set(each.name, problems(found, held, each));
  }
  const { body } = await h.send("GET", "/api/v1/resume", { key: user.key });
  expect(heldNow(body)).toEqual(held);
  return findings;
}
