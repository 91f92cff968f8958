import { describe, expect, test } from "vitest";
import { prepareCatalog } from "../../../../src/engine/fit/scales.ts";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";

const { skills } = prepareCatalog(readBuiltInCatalog());
const LONG = "We have been baking since 1984 and our team is friendly and busy all year round. ".repeat(9);

/** What an advert asks with a sentence in its prose: kind, "!" or "~" for what is wished, and words. */
function asked(said: string): string[] {
  const text = `Team Leader\nBramble Foods Ltd\nLeeds\n\n${LONG}\n\n${said}\n\n${LONG}`;
  const found = normalisePosting({ text }, skills).opportunity.requirements ?? [];
  return found.map(({ kind, necessity, text }) => `${kind} ${necessity === "required" ? "!" : "~"} ${text}`);
}

describe("prose asks with a frame around the demand", () => {
  test.each([
    ["Gotta pass a drug test.", ["other ! pass a drug test"]],
    [
      "It's full on, so you need to be reasonably fit and not mind mud.",
      ["other ! reasonably fit", "other ! not mind mud"],
    ],
    ["If you happen to know Eaglesoft, great.", ["skill ~ Eaglesoft"]],
    ["If you speak Polish, even better.", ["language ~ Polish"]],
    [
      "Manual ute licence a must, tractor experience handy.",
      ["licence ! Manual ute licence", "experience ~ tractor experience"],
    ],
    [
      "You must hold an active nursing license and a local anesthesia permit.",
      ["licence ! active nursing license", "licence ! a local anesthesia permit"],
    ],
    ["We can't take anyone without a clean licence.", ["licence ! clean licence"]],
    ["Anyone with SIA door licence goes to the top of the pile.", ["licence ~ SIA door licence"]],
    ["With your CSCS card you'd slot right in.", ["certificate ! CSCS card"]],
    ["Du brauchst einen Führerschein.", ["licence ! einen Führerschein"]],
    ["Wer Polnisch kann, hat einen Vorteil.", ["language ~ Polnisch"]],
    ["Il faut habiter tout près.", ["place ! habiter tout près"]],
    ["Si hablas inglés, mejor.", ["language ~ inglés"]],
    ["Serve la patente C.", ["licence ! la patente C"]],
    ["Se conosci SAP, tanto meglio.", ["skill ~ SAP"]],
  ])("%s", (said, wanted) => expect(asked(said)).toEqual(wanted));

  test.each([
    "You will need to create an account to apply.",
    "If you have any questions, call us.",
    "You should know that we are a small company.",
    "Sans expérience, nous vous formons.",
    "Ohne Investoren, seit 2014 profitabel.",
    "You'll learn to drive a telehandler and we'll pay for the licence.",
    "Parking is available.",
  ])("%s asks nothing", (said) => expect(asked(said)).toEqual([]));
});

describe("a heading that no list knows", () => {
  test("is above demands, if most of its prose asks for papers", () => {
    const said = "Ihr Gepäck\nAbgeschlossene Ausbildung als Koch. Führerschein Klasse B. Gutes Deutsch.";
    expect(asked(said)).toEqual([
      "education ! Abgeschlossene Ausbildung als Koch",
      "licence ! Führerschein Klasse B",
      "language ! Gutes Deutsch",
    ]);
  });
});

describe("a table says how much each row is wanted", () => {
  test.each([
    ["a letter", "            E / D\nFirst aid certificate   D   Test\nDriving licence         E   Card\n"],
    ["a word", "            Must / Nice\nFirst aid certificate   Nice\nDriving licence         Must\n"],
    [
      "a mark",
      "Criteria                Essential   Desirable\nFirst aid certificate                   ✓\nDriving licence            ✓\n",
    ],
  ])("with %s", (_, table) =>
    expect(asked(`PERSON SPECIFICATION\n${table}`)).toEqual([
      "certificate ~ First aid certificate",
      "licence ! Driving licence",
    ]),
  );
});
