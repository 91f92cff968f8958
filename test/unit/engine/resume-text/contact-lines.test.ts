import { expect, test } from "vitest";
import { read } from "./reading.ts";

const WORK = "\n\nExperience\n\nWelder, Ironbark Steel Inc\n2018 - 2020\n- Welded tanks\n";

test("names of accounts without an address are profiles", () => {
  const { document } = read(`Ana Ruiz\nLinkedIn: ana-ruiz | GitHub: anaruiz | Xing: Ana_Ruiz${WORK}`);
  expect(document.basics?.profiles).toEqual([
    { network: "LinkedIn", username: "ana-ruiz" },
    { network: "GitHub", username: "anaruiz" },
    { network: "Xing", username: "Ana_Ruiz" },
  ]);
});

test("letters of an occupation after a name are not a place", () => {
  const { document } = read(`Franklin Osei, PE\nfranklin@example.org${WORK}`);
  expect(document.basics).toEqual({ name: "Franklin Osei", email: "franklin@example.org" });
});
