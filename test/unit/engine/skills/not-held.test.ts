import { expect, test } from "vitest";
import { whyNotHeld } from "../../../../src/engine/held/not-held.ts";
import { heldPatterns } from "../../../../src/engine/held/patterns.ts";
import { ja } from "../../../../src/engine/lexicon/held/ja.ts";
import { heldWords } from "../../../../src/engine/lexicon/held/words.ts";
import { zh } from "../../../../src/engine/lexicon/held/zh.ts";

function why(text: string, name: string) {
  const start = text.indexOf(name);
  return whyNotHeld(text, { start, end: start + name.length });
}

test.each([
  ["Modelei no dbt", "dbt"],
  ["Used to run the depot on Visma.", "Visma"],
  ["I no longer use Sage.", "Sage"],
  ["Passage à Sage sans arrêt de production.", "Sage"],
  ["為減少錯誤，引入了Python。", "Python"],
  ["My brother taught me AutoCAD.", "AutoCAD"],
  ["My manager and I introduced Figma.", "Figma"],
  ["Treinei doze colegas em Figma.", "Figma"],
  ["为十二名同事培训Figma。", "Figma"],
  ["CDL A since 2015, HazMat expired 2022", "CDL A"],
  ["I have not used Podman since 2019.", "Podman"],
  ["I don't just use Figma, I teach it to juniors.", "Figma"],
  ["Nobody in the depot knows SAP better than I do.", "SAP"],
  ["Ohne Photoshop geht bei mir nichts.", "Photoshop"],
])("%j says that its writer has %s", (text, name) => {
  expect(why(text, name)).toBeUndefined();
});

test.each([
  ["denied", "Nunca usei o Terraform", "Terraform"],
  ["denied", "Je ne maîtrise pas InDesign", "InDesign"],
  ["denied", "Ingen erfarenhet av Podman", "Podman"],
  ["denied", "Pythonは未経験", "Python"],
  ["denied", "CDL A since 2015, HazMat expired 2022", "HazMat"],
  ["denied", "I have never\nused any Figma", "Figma"],
  ["denied", "Nobody ever showed me SAP.", "SAP"],
  ["denied", "Niemand hat mir SAP je gezeigt.", "SAP"],
  ["denied", "Nadie me enseñó SAP.", "SAP"],
  ["denied", "Odoo, which I have yet to open, is new at our place.", "Odoo"],
  ["planned", "En dag skal jeg nok få lært at svejse aluminium.", "svejse aluminium"],
  ["wished", "Photoshop öğrenmek istiyorum.", "Photoshop"],
  ["denied", "AutoCAD bilmiyorum.", "AutoCAD"],
  ["denied", "Not a single day spent on Excel so far.", "Excel"],
  ["denied", "Ni un día de experiencia con Excel.", "Excel"],
  ["denied", "Excelの経験は一日もありません。", "Excel"],
  ["planned", "Wiosną planuję kurs Ansible", "Ansible"],
  ["wished", "Vorrei imparare Ansible", "Ansible"],
  ["others", "My sister is a Scrum Master", "Scrum Master"],
  ["others", "Ma collègue a tout fait dans Sage", "Sage"],
] as const)("as %s is read %j", (reason, text, name) => {
  expect(why(text, name)).toBe(reason);
});

test("no language's words find anything in a name that stands alone, so it is not judged by them", () => {
  const all = [...Object.values(heldWords).map(heldPatterns), ja, zh];
  const found = all.flatMap((patterns) => Object.values(patterns).filter((pattern) => pattern.test("◊")));
  expect(found).toEqual([]);
  expect(why("Podman", "Podman")).toBeUndefined();
  expect(why("Podman. I have never used it.", "Podman")).toBe("denied");
});
