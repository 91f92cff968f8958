import { makeCsv } from "../../../support/sheets/make-csv.ts";
import { type MadeTable, names } from "./types.ts";

/** A sheet in a language: its names, and one row with the day 3 April 2026 and a word of a stage. */
function sheet(
  [company, title, location, stage, appliedAt, url, notes, salary]: readonly string[],
  [word, day]: readonly [string, string],
  read: NonNullable<MadeTable["openings"][number]["stage"]>,
): MadeTable {
  const named = { company, title, location, stage, appliedAt, url, notes, salary };
  const place = "Example Town";
  return {
    format: "csv",
    make: () =>
      makeCsv([
        Object.values(named).map((name) => name ?? ""),
        ["Example Works", "Nurse", place, word, day, "https://example.com/1", "A note", "3000"],
      ]),
    fields: named,
    openings: [
      {
        ...{ row: 2, company: "Example Works", title: "Nurse", location: place, stage: read },
        ...{ appliedAt: "2026-04-03", url: "https://example.com/1", notes: "A note", salary: "3000" },
      },
    ],
    skipped: { 1: names },
  };
}

export const languages: Record<string, MadeTable> = {
  German: sheet(
    ["Unternehmen", "Stelle", "Ort", "Status", "Beworben am", "Link", "Notizen", "Gehalt"],
    ["Keine Antwort", "3. April 2026"],
    "ghosted",
  ),
  French: sheet(
    [
      "Entreprise",
      "Intitulé du poste",
      "Lieu",
      "Statut",
      "Date de candidature",
      "Lien",
      "Remarques",
      "Salaire",
    ],
    ["Entretien", "3/4/2026"],
    "interview",
  ),
  Spanish: sheet(
    ["Empresa", "Puesto", "Ubicación", "Estado", "Fecha de solicitud", "Enlace", "Notas", "Salario"],
    ["Rechazada", "3 de abril de 2026"],
    "rejected",
  ),
  Italian: sheet(
    ["Azienda", "Posizione", "Sede", "Stato", "Data candidatura", "Link", "Note", "Stipendio"],
    ["Colloquio", "3/4/26"],
    "interview",
  ),
  Portuguese: sheet(
    ["Empresa", "Vaga", "Localização", "Situação", "Data da candidatura", "Link", "Observações", "Salário"],
    ["Proposta recebida", "3 de abril de 2026"],
    "offer",
  ),
  Dutch: sheet(
    ["Bedrijf", "Functie", "Locatie", "Status", "Sollicitatiedatum", "Link", "Opmerkingen", "Salaris"],
    ["Afgewezen", "3-4-2026"],
    "rejected",
  ),
  Polish: sheet(
    ["Firma", "Stanowisko", "Lokalizacja", "Etap", "Data aplikacji", "Link", "Uwagi", "Wynagrodzenie"],
    ["Zaaplikowano", "3 kwietnia 2026"],
    "applied",
  ),
  Swedish: sheet(
    ["Företag", "Tjänst", "Ort", "Status", "Ansökningsdatum", "Länk", "Anteckningar", "Lön"],
    ["Inget svar", "2026-04-03"],
    "ghosted",
  ),
  Danish: sheet(
    ["Virksomhed", "Stilling", "Sted", "Status", "Ansøgningsdato", "Link", "Bemærkninger", "Løn"],
    ["Afslag", "3/4 2026".replace(" ", "/")],
    "rejected",
  ),
  Norwegian: sheet(
    ["Bedrift", "Stillingstittel", "Sted", "Status", "Søknadsdato", "Lenke", "Notater", "Lønn"],
    ["Søkt", "3. april 2026"],
    "applied",
  ),
  Czech: sheet(
    ["Společnost", "Název pozice", "Město", "Stav", "Datum odeslání", "Odkaz", "Poznámky", "Mzda"],
    ["Pohovor", "3. dubna 2026"],
    "interview",
  ),
  Turkish: sheet(
    ["Şirket", "Pozisyon", "Konum", "Durum", "Başvuru Tarihi", "Bağlantı", "Notlar", "Maaş"],
    ["Mülakat", "3 Nisan 2026"],
    "interview",
  ),
  Japanese: sheet(
    ["会社名", "職種", "勤務地", "選考状況", "応募日", "リンク", "備考", "年収"],
    ["辞退", "2026年4月3日(金)"],
    "withdrawn",
  ),
  Chinese: sheet(
    ["公司名称", "职位", "工作地点", "状态", "投递日期", "链接", "备注", "薪资"],
    ["已投递", "2026年4月3日"],
    "applied",
  ),
};
