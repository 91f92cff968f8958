import { describe, expect, test } from "vitest";
import { proveReading } from "../../../../src/engine/posting/reading/prove/prove-reading.ts";
import type { Reading } from "../../../../src/engine/posting/reading/types.ts";
import { asks, unprovedIn, wishes } from "./reading-case.ts";

const provedIn = (text: string, told: Reading) => proveReading(text, told).proved;

describe("how necessary something is", () => {
  test.each([
    ["Experience with Docker is a plus", "Docker"],
    ["Nice to have: Docker, Helm", "Docker"],
    ["Nice to have\n- Docker", "Docker"],
    ["Docker (preferred)", "Docker"],
    ["Kenntnisse in Docker sind von Vorteil", "Docker"],
    ["Se valorará Docker", "Docker"],
    ["Docker (deseable)", "Docker"],
    ["La maîtrise de Docker est un plus", "Docker"],
    ["Docker será um diferencial", "Docker"],
    ["熟悉Docker者优先", "Docker"],
    ["Mile widziana znajomość Docker", "Docker"],
    ["Meriterande: Docker", "Docker"],
    ["Docker er en fordel", "Docker"],
    ["Costituisce titolo preferenziale la conoscenza di Docker", "Docker"],
    ["Go is required, Docker a plus", "Docker"],
    ["Go and ideally Docker", "Docker"],
    [
      "Requirements\n- Solid knowledge of container platforms and of the tools around them, where Docker\n  would be a bonus",
      "Docker",
    ],
  ])("is what the text says: %j wishes for %s", (text, words) => {
    const told = { requirements: [asks("skill", words)] };
    expect(unprovedIn(`Engineer\n${text}`, told)).toEqual(["requirements[0].necessity"]);
    expect(provedIn(`Engineer\n${text}`, told).requirements).toMatchObject([
      { text: words, necessity: "preferred" },
    ]);
  });

  test.each([
    ["Go is required, Docker a plus", "Go"],
    ["Go and ideally Docker", "Go"],
    ["Requirements:\n- Go\nNice to have:\n- Docker", "Go"],
    ["Must have: Go", "Go"],
    ["Preferred\n- Docker\nRequired\n- Go", "Go"],
    ["Nice to have:\n- Docker\n- Go is required", "Go"],
  ])("is what the text says: %j requires %s", (text, words) => {
    expect(unprovedIn(`Engineer\n${text}`, { requirements: [asks("skill", words)] })).toEqual([]);
    const told = { requirements: [wishes("skill", words)] };
    const { proved, unproved } = proveReading(`Engineer\n${text}`, told);
    const isSaid = /required|Requirements|Must have/i.test(text);
    expect(unproved.map(({ path }) => path)).toEqual(
      isSaid && !text.includes("ideally") ? ["requirements[0].necessity"] : [],
    );
    expect(proved.requirements).toMatchObject([
      { necessity: isSaid && !text.includes("ideally") ? "required" : "preferred" },
    ]);
  });

  test("is the caller's where the text does not say", () => {
    const text = "Engineer\nAbout you\n- You may have used Docker";
    expect(unprovedIn(text, { requirements: [wishes("skill", "Docker")] })).toEqual([]);
  });
});
