import { writeFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { test } from "vitest";
import { paste } from "./fabrication/paste.ts";
import { newHolder, people } from "./fabrication/people.ts";
import { tempting } from "./fabrication/postings.ts";
import { start } from "./harness.ts";
test("times", async () => {
  const h = await start();
  const p = people[2]!;
  const { person } = await newHolder(h, p.resume);
  const session = new Session(); session.connect(); await session.post("Profiler.enable"); await session.post("Profiler.setSamplingInterval", { interval: 500 });
  for (let i = 0; i < 8; i++) {
    if (i === 1) await session.post("Profiler.start");
    const { opportunity } = tempting(p, (["employer", "title", "date", "degree", "tool", "team", "years", "award"] as const)[i]!, "bullet");
    await paste(h, person, p, opportunity);
  }
  const { profile } = await session.post("Profiler.stop"); writeFileSync("/tmp/prof/a.cpuprofile", JSON.stringify(profile));
}, 200000);
