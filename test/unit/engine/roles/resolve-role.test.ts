import { describe, expect, test } from "vitest";
import { resolveRole } from "../../../../src/engine/roles/resolve-role.ts";
import { roleNamed, rolesIn } from "../../../../src/engine/roles/roles-in-text.ts";
import { builtIn } from "../fit/people.ts";

const index = builtIn();
const titleOf = (text: string) => resolveRole(text, index).understoodAs?.title ?? null;

describe("a role is understood", () => {
  test("by its own title, and the answer says how", () => {
    expect(resolveRole("registered nurse", index)).toEqual({
      understoodAs: {
        asked: "registered nurse",
        code: "29-1141.00",
        title: "Registered Nurses",
        how: "exact",
        confidence: 0.95,
      },
      nearest: [],
    });
  });

  test.each([
    ["Software engineer", "Software Developers", "alternate"],
    ["Registered Nurse (m/w/d)", "Registered Nurses", "exact"],
    ["Electrician m/f/d", "Electricians", "exact"],
    ["Director of nursing", "Medical and Health Services Managers", "alternate"],
    ["head chef", "Chefs and Head Cooks", "alternate"],
    ["data scientist at a hospital", "Data Scientists", "close"],
    ["nurse", "Registered Nurses", "alternate"],
    ["bicycle messenger", "Couriers and Messengers", "close"],
    ["picker packer", "Stockers and Order Fillers", "alternate"],
    ["till operator", "Cashiers", "alternate"],
    ["postie", "Postal Service Mail Carriers", "alternate"],
    ["nursery nurse", "Childcare Workers", "alternate"],
    ["dental nurse", "Dental Assistants", "alternate"],
    ["PA to CEO", "Executive Secretaries and Executive Administrative Assistants", "alternate"],
    ["Putzfrau", "Maids and Housekeeping Cleaners", "alternate"],
    ["Bäckereifachverkäuferin", "Retail Salespersons", "alternate"],
  ])("%s as %s, by %s", (text, title, how) => {
    expect(resolveRole(text, index).understoodAs).toMatchObject({ title, how });
  });

  test.each([
    ["Senior data analyst", "Senior", "Business Intelligence Analysts"],
    ["Electrician foreman", "foreman", "Electricians"],
    ["principal software engineer", "principal", "Software Developers"],
    ["Chief electrician", "Chief", "Electricians"],
  ])("%s as a step (%s) of %s", (text, word, title) => {
    expect(resolveRole(text, index).understoodAs).toMatchObject({
      title,
      how: "close",
      step: { word, base: { title } },
    });
  });
});

describe("a title in another language is understood", () => {
  test.each([
    ["Krankenschwester", "Registered Nurses", "alternate"],
    ["Pflegefachfrau (m/w/d)", "Registered Nurses", "alternate"],
    ["Elektriker/in", "Electricians", "alternate"],
    ["Softwareentwickler:in", "Software Developers", "alternate"],
    ["Baecker", "Bakers", "alternate"],
    ["Strassenbauer", "Highway Maintenance Workers", "alternate"],
    ["Ingeniera de software", "Software Developers", "alternate"],
    ["enfermera", "Registered Nurses", "alternate"],
    ["ENFERMERA DE URGENCIAS", "Registered Nurses", "close"],
    ["infirmière", "Registered Nurses", "alternate"],
    ["directrice financière", "Financial Managers", "alternate"],
    ["engenheira civil", "Civil Engineers", "alternate"],
    ["护士", "Registered Nurses", "alternate"],
    ["Avocate collaboratrice", "Lawyers", "close"],
    ["Avocate associée", "Lawyers", "close"],
    ["Angestellte Rechtsanwältin", "Lawyers", "close"],
    ["Abogada autónoma", "Lawyers", "close"],
    ["Juriste bénévole", "Lawyers", "close"],
    ["Enfermeira voluntária", "Registered Nurses", "close"],
    ["Freelance web developer", "Web Developers", "close"],
    ["Examinierte Krankenschwester", "Registered Nurses", "close"],
  ])("%s as %s, by %s", (text, title, how) => {
    expect(resolveRole(text, index).understoodAs).toMatchObject({ title, how });
  });

  test.each([
    ["Leitende Krankenschwester", "Leitende", "Registered Nurses"],
    ["enfermeiro chefe", "chefe", "Registered Nurses"],
    ["高级软件工程师", "高级", "Software Developers"],
  ])("%s as a step (%s) of %s", (text, word, title) => {
    expect(resolveRole(text, index).understoodAs).toMatchObject({ title, step: { word } });
  });

  test.each([["Leiter"], ["gerente"], ["jefa"], ["responsable"], ["经理"], ["主管"]])(
    "%s is a rank, and no occupation",
    (text) => {
      expect(resolveRole(text, index).understoodAs).toBeNull();
    },
  );

  test("in a sentence", () => {
    const named = (text: string) => rolesIn(text, index).map(({ title }) => title);
    expect(named("Kann ich als Krankenschwester noch Softwareentwicklerin werden?")).toEqual([
      "Registered Nurses",
      "Software Developers",
    ]);
    expect(named("¿Puedo ser fontanera?")).toEqual(["Plumbers, Pipefitters, and Steamfitters"]);
    expect(named("我可以当护士吗？")).toEqual(["Registered Nurses"]);
  });
});

describe("a role is not understood, and what it could mean is listed", () => {
  test.each([
    ["Nurse informaticist"],
    ["Case manager"],
    ["Physician"],
    ["manager"],
    ["director"],
    ["teacher"],
    ["informatics"],
    ["sales"],
    ["patient care coordinator"],
    ["prompt engineer"],
    // The last words name an occupation of another kind, or one of several.
    ["Solar electrician"],
    ["hospice nurse"],
    ["aromatherapy therapist"],
    ["teaching assistant"],
    ["special needs teacher"],
    ["GP"],
    ["EA to a registered nurse"],
    // A thing before a word of rank, and ways to work.
    ["door manager"],
    ["gig worker"],
    ["apprentice"],
    // Two occupations are nearly as near.
    ["Kubernetes platform engineer"],
  ])("%s", (text) => {
    const { understoodAs, nearest } = resolveRole(text, index);
    expect(understoodAs).toBeNull();
    expect(nearest.length).toBeGreaterThan(0);
    expect(nearest.length).toBeLessThanOrEqual(3);
  });

  test("brackets that mean another occupation make a name unclear; others do not", () => {
    expect(resolveRole("Boom Operator (Film)", index).understoodAs).toBeNull();
    expect(resolveRole("Electrician (Duluth)", index).understoodAs?.title).toBe("Electricians");
    expect(resolveRole("Electrician (remote)", index).understoodAs?.title).toBe("Electricians");
  });

  test.each([["asdf qwerty"], [""], ["   "], ["banana"]])("%j has no neighbours either", (text) => {
    expect(resolveRole(text, index)).toEqual({ understoodAs: null, nearest: [] });
  });
});

test("every title of the catalogue is understood as its own occupation", () => {
  const lost = index.occupations.filter(({ entry }) => titleOf(entry.title) !== entry.title);
  expect(lost.map(({ entry }) => entry.title)).toEqual([]);
});

describe("in a sentence", () => {
  test.each([
    ["Should I become a nurse educator?", ["Nursing Instructors and Teachers, Postsecondary"]],
    [
      "Compare data analyst and software developer for me",
      ["Business Intelligence Analysts", "Software Developers"],
    ],
    ["Is my salary too low?", []],
    ["asdf qwerty", []],
    ["What did I say about night shifts?", []],
    ["Why is my health score low?", []],
    ["Hello, how are you today?", []],
  ])("%s names %j", (text, titles) => {
    expect(rolesIn(text, index).map(({ title }) => title)).toEqual(titles);
  });

  test("a goal's role is found among its other words", () => {
    expect(roleNamed("Become a nurse practitioner by 2028", index).understoodAs?.title).toBe(
      "Nurse Practitioners",
    );
  });
});
