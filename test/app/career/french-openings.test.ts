import { expect, test } from "vitest";
import { saidOfOpenings } from "../../support/asked-of-openings.ts";
import { start } from "../../support/harness.ts";

const resume = {
  basics: { name: "Maëlle Exemple", email: "maelle@example.org" },
  work: [{ name: "Résidence Les Échantillons", position: "Infirmière en EHPAD", startDate: "2019-09" }],
  skills: [{ name: "Netsoins" }, { name: "Excel" }],
};
const coordination = `Infirmier(ère) coordinateur(trice) H/F – CDI – Rennes (35)
Les Amis Exemplaires recherchent un(e) IDEC.
Profil recherché :
- Maîtrise de Netsoins souhaitée
- Permis B indispensable
- Excel
Rémunération : 2 650 à 2 900 € brut mensuel.`;
const nights = `Infirmière de nuit en cardiologie, CHU Exemple – Brest
2 100 € brut par mois.
Profil recherché :
- Expérience en soins intensifs
- Excel
- Netsoins`;

async function ask(query: string) {
  return saidOfOpenings(await start(), resume, {
    query,
    limit: "Pas moins de 2 300 € net par mois.",
    openings: [coordination, nights],
  });
}

test.each([
  ["Dois-je postuler au poste de coordinatrice ?", /^The fit brief[\s\S]*coordinateur\(trice\)/],
  ["Que me manque-t-il pour Amis Exemplaires ?", /^The opening asks|^According to its fit brief/],
  ["Dois-je postuler au poste de boulanger ?", /^(?!The fit brief)/],
  [
    "Qu'est-ce qui s'oppose au poste de Brest ?",
    /^The fit brief[\s\S]*Pay of up to 25200 EUR a year against at least 27600/,
  ],
  [
    "Lequel des deux postes paie le mieux ?",
    /names the highest pay: up to 34800 EUR a year, against up to 25200/,
  ],
  ["Depuis combien de temps est-ce que je travaille en EHPAD ?", /years as Infirmière en EHPAD/],
])("%s is answered from the opening that it means", async (query, said) => {
  expect(await ask(query)).toMatch(said);
});

test("a net limit is not met by a pay that is not said to be net", async () => {
  const said = await ask("Est-ce que le poste de coordinatrice paie assez ?");
  expect(said).toContain("The stored data does not decide whether the pay meets the limit");
  expect(said).toContain("The least pay is net");
});
