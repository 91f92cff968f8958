import { expect, test } from "vitest";
import { asList, asObject, at, textAt } from "../../support/json.ts";
import { receiver } from "../../support/net/receiver.ts";
import { processPlace } from "../../support/program/place.ts";
import { serveOn } from "../../support/program/server.ts";
import { type Ask, asker, tellAll } from "./asker.ts";
import { type Person, people, type Secret } from "./people.ts";
import { storedBytes, storedRows } from "./stored.ts";

const reads = [
  ...[
    "account/export",
    "profile",
    "resume",
    "memories?limit=100",
    "timeline?limit=100",
    "jobs-workspace?limit=100",
  ],
  ...[
    "checkpoints?limit=100",
    "changes?limit=100",
    "webhooks/deliveries?limit=100",
    "context",
    "execution-artifacts",
  ],
  ...["fit-briefs", "reports", "alerts", "career-graph"],
];

/** Forgets one matter, first what is certain, then the rest, and gives what is wrong after each. */
async function forget(ask: Ask, place: string, secret: Secret): Promise<string[]> {
  const { token, ids } = await preview(ask, secret.topic);
  if (ids.length === 0) return [`${secret.topic}: nothing was found`];
  const left = at(await ask("POST", "forget", { token }), "data", "left");
  const first = await wrongAfter(ask, place, secret, left);
  const again = await preview(ask, secret.topic);
  if (again.ids.length === 0) return first;
  const rest = at(await ask("POST", "forget", again), "data", "left");
  return [
    ...first,
    ...(await wrongAfter(ask, place, secret, rest)),
    ...asList(rest).map((one) => JSON.stringify(one)),
  ];
}

async function preview(ask: Ask, topic: string) {
  const { data } = await ask("POST", "forget/preview", { topic });
  const ids = asList(at(asObject(data), "found")).map((one) => String(asObject(one).id));
  return { token: textAt(asObject(data), "token"), ids };
}

/** Where the words of a matter stand that are not said to be left. */
async function wrongAfter(
  ask: Ask,
  place: string,
  { topic, gone }: Secret,
  said: unknown,
): Promise<string[]> {
  const left = JSON.stringify(said).toLowerCase();
  const unsaid = gone.filter((word) => !left.includes(word));
  const query = encodeURIComponent(topic);
  const answers = [
    // The question itself comes back with the answer.
    asObject(at(await ask("GET", `career-context?query=${query}`), "data")).relevantMemories,
    await ask("POST", "career-reasoning", { query: `What did I say about ${topic}?` }),
  ].map((answer) => JSON.stringify(answer).toLowerCase());
  const places = {
    answers: answers.join("\n"),
    rows: (await storedRows(place)).join("\n"),
    bytes: storedBytes(place),
  };
  return unsaid.flatMap((word) =>
    Object.entries(places).flatMap(([name, text]) => {
      const index = text.indexOf(word);
      return index < 0
        ? []
        : [`${topic}: ${word} in ${name}: ${text.slice(Math.max(0, index - 120), index + 80)}`];
    }),
  );
}

/** Where the words of matters stand in what a person can read or take away, after all of them were forgotten. */
async function readable(ask: Ask, { secrets }: Person): Promise<string[]> {
  const words = secrets.flatMap(({ gone }) => gone);
  const texts = await Promise.all(
    reads.map(async (path) => [path, JSON.stringify(await ask("GET", path)).toLowerCase()] as const),
  );
  return texts.flatMap(([path, text]) =>
    words.filter((word) => text.includes(word)).map((word) => `${word} in ${path}`),
  );
}

/** What was to stay and is gone. */
async function lost(ask: Ask, { facts }: Person): Promise<string[]> {
  const kept = JSON.stringify(await ask("GET", "account/export"));
  return facts.filter((fact) => !kept.includes(fact));
}

test.each(people.map((person) => [person.name, person] as const))(
  "what %s forgets is nowhere but where it is said to be left, and nothing else is gone",
  async (_, person) => {
    const place = await processPlace();
    const server = await serveOn(place);
    const ask = await asker(server, place);
    const { url } = await receiver();
    await tellAll(ask, person, url);
    expect(await lost(ask, person)).toEqual([]);
    const wrong: string[] = [];
    for (const secret of person.secrets) wrong.push(...(await forget(ask, place, secret)));
    expect(wrong).toEqual([]);
    expect(await readable(ask, person)).toEqual([]);
    expect(await lost(ask, person)).toEqual([]);
  },
);

test("sixty topics are tried", () => {
  expect(people.flatMap(({ secrets }) => secrets)).toHaveLength(60);
});
