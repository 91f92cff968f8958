import { expect, test } from "vitest";
import { saidOfOpenings } from "../../support/asked-of-openings.ts";
import { start } from "../../support/harness.ts";

const resume = {
  basics: { name: "Joris Beispielmann", email: "joris@example.org" },
  work: [
    {
      name: "Muster Logistik GmbH",
      position: "Disponent Nahverkehr",
      startDate: "2020-03",
      highlights: ["Disposition von 28 Fahrzeugen im Nah- und Regionalverkehr"],
    },
  ],
};
const leader = `Teamleiter Disposition (m/w/d) in Bremen
Nordmuster Spedition GmbH
48.000 bis 54.000 € brutto p.a.

Ihr Profil
- Mehrjährige Berufserfahrung in der Disposition
- Sicherer Umgang mit CarLo

Bewerbung mit Gehaltsvorstellung bis 20.12.2026 an Frau Muster.`;
const nights = `Disponent Lebensmittellogistik (m/w/d), Osnabrück
Frische Muster GmbH sucht zum nächstmöglichen Zeitpunkt. 3.400 - 3.500 € im Monat.
Das bringst du mit: Erfahrung in der Disposition, Excel, Führerschein Klasse B. SAP-Kenntnisse sind ein Plus.`;

async function ask(query: string) {
  return saidOfOpenings(await start(), resume, {
    query,
    limit: "Unter 3.600 € brutto im Monat mache ich es nicht.",
    openings: [leader, nights],
  });
}

test.each([
  [
    "Welche der beiden Stellen zahlt mehr?",
    "the first of keyFactors names the highest pay: up to 54000 EUR a year",
  ],
  ["Reicht mir das Gehalt bei Nordmuster?", "The upper end of the pay meets the limit that the user stated"],
  ["Spricht etwas gegen die Stelle in Osnabrück?", "Pay of up to 42000 EUR a year against at least 43200"],
  ["Soll ich mich bei Nordmuster bewerben?", "Met: Mehrjährige Berufserfahrung in der Disposition"],
  ["Bis wann kann ich mich bei Nordmuster bewerben?", "2026-12-20"],
  ["Was fehlt mir für die Stelle in Osnabrück?", "asks for: Führerschein Klasse B. Ask whether"],
])("%s is answered from the opening", async (query, said) => {
  expect(await ask(query)).toContain(said);
});
