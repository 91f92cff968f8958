import { namesRole } from "../fields/title/roles.ts";
import type { Amount } from "./amounts.ts";

/** Other things an employer pays, charges or provides: overtime, a room, a car, insurance. */
const things =
  "overtime|board(?: and|,| &) lodgings?|deduct\\p{L}*|rent|rental|flat|room|apartment|accommodation|housing|lodging|gym|memberships?|pension|fuel card|company car|laptop|mobile phone|clothing|insurance|health plan|parking|nursery|course|tuition|refer(?: a| your)? friends?|" +
  "überstunden?|abzug|abzüge|abzüglich|kost und logis|logis|personalzimmer|dienstzimmer|mehrarbeit|miete|\\p{L}*wohnung|unterkunft|zimmer|wohnheim\\p{L}*|fitness\\p{L}*|mitgliedschaft|altersvorsorge|betriebsrente|tankkarte|(?:dienst|firmen)wagen|handy|laptop|lehrgang|kurs|\\p{L}*versicherung|kaution|verpflegung|kita\\p{L}*|" +
  "heures? sup\\p{L}*|retenues?|loyer|logement|hébergement|chambre|salle de sport|abonnement|retraite|mutuelle|prévoyance|carte (?:carburant|essence)|véhicule|téléphone|ordinateur|stage payant|assurance|caution|repas|crèche|" +
  "horas? extras?|descuentos?|alquiler|vivienda|piso|alojamiento|habitación|gimnasio|seguro(?: médico)?|plan de pensiones|coche|móvil|portátil|curso|fianza|comidas?|comedor|guardería|combustible|" +
  "straordinari\\p{L}*|trattenut[ae]|vitto|affitto|foresteria|alloggio|stanza|palestra|abbonamento|pensione|assicurazione|auto aziendale|carburante|telefono|corso|cauzione|mensa|pasti|asilo|" +
  "horas? extras?|aluguel|renda da casa|moradia|alojamento|quarto|ginásio|academia|seguro|plano de (?:saúde|pensões)|previdência|carro|viatura|combustível|telemóvel|celular|caução|refeiç\\p{L}*|almoço|creche|" +
  "overuren|overwerk|inwoning|inhouding|huur|\\p{L}*kamer|woonruimte|huisvesting|sportschool|pensioen|verzekering|leaseauto|tankpas|telefoon|cursus|borg|lunch|maaltijd|" +
  "övertid\\p{L}*|hyra|\\p{L}*rum|bostad|boende|gymkort|försäkring|tjänstebil|telefon|kurs|deposition|lunch|" +
  "nadgodzin\\p{L}*|potrąceni\\p{L}*|czynsz\\p{L}*|mieszkani\\p{L}*|pok[óo]j\\p{L}*|zakwaterowani\\p{L}*|siłowni\\p{L}*|karnet\\p{L}*|ubezpieczeni\\p{L}*|samoch[óo]d\\p{L}*|paliw\\p{L}*|kurs|kaucj\\p{L}*|posiłk\\p{L}*|obiad\\p{L}*|" +
  "přesčas\\p{L}*|nájem\\p{L}*|ubytov\\p{L}*|byt|pokoj|posilovn\\p{L}*|penzijní\\p{L}*|pojištění|služební (?:auto|vůz)|telefon|kurz|kauce|obědy?";
/** Things looked after or sold, not earned. */
const looked =
  "accounts|portfolio|projects?|contracts?|orders|turnover|projekt\\p{L}*|aufträge|portefeuille|comptes|projets?|cuentas|proyectos?|conti|portafoglio|progett[oi]|contas|carteira|projetos?|projecten?|klanten|kunder|projekty?|zakázky";
const worth =
  "worth|im wert von|d['’]une valeur de|por valor de|valorad[oa]s? en|del valore di|no valor de|ter waarde van|till ett värde av|värd|o wartości|wart[ey]|v hodnotě";
const ofThing = new RegExp(`(?<!\\p{L})(?:${things}|${looked})(?!\\p{L})`, "giu");
const ofWorth = new RegExp(`(?<!\\p{L})(?:${worth})[^\\p{L}\\d]{0,4}$`, "iu");
const ofThingHan =
  /(?:家賃|社宅|寮[費费]|残[業业]代?|食事代?|保険料?|受[講讲]料|宿舍|住宿|房租|租金|加班费?|保险|押金|饭卡|餐费|学费)[^，。；、,;]{0,8}$/u;
const pay =
  /(?<!\p{L})(?:salar\p{L}*|salaire|sueldo|\p{L}*gehalt\p{L}*|\p{L}*lohn|vergütung|pay|wages?|earn\p{L}*|rémunération|remuner\p{L}*|retribuzione|stipendio|ral|salaris|loon|\p{L}*lön|mzd[ay]|plat|wynagrodzenie|pensja|stawka|vencimento|rate)(?!\p{L})/giu;
/** "£85 pw deducted": what is taken from the pay. */
const isDeducted =
  /^[^\p{L}\d]{0,3}(?:\s?(?:an?|per|im|pro|par|al|a la|por|per|na|p)?[\s/]?\p{L}+){0,2}\s(?:(?:is|are|will be|wird|werden|est|sont|se)\s)?(?:deducted|abgezogen|einbehalten|retenue?s?|déduite?s?|descontad[oa]s?|descuentan?|trattenut[oaie]|ingehouden|potrącan[aey])(?!\p{L})/iu;
const behindRent =
  /^\s?(?:(?:a|per|im|par|al|por|i|pro) \p{L}+ ){0,1}(?:rent|miete|loyer|alquiler|affitto|aluguel|huur|hyra|czynsz\p{L}*|nájem\p{L}*)(?!\p{L})/iu;
/** The longest clause before an amount. */
const REACH = 80;

/** True if an amount in a line is for something named in its clause: "rent of the staff flat: £450 a month". */
export function isForThing(line: string, { start, end }: Pick<Amount, "start" | "end">): boolean {
  const before = line.slice(Math.max(0, start - REACH), start);
  const behind = line.slice(end, end + REACH);
  const clause = before.split(/[,;!?•|。，；]|\.\s|\s[–—-]\s/u).at(-1) ?? "";
  if (ofThingHan.test(clause) || ofWorth.test(clause) || behindRent.test(behind) || isDeducted.test(behind))
    return true;
  const last = (pattern: RegExp) => [...clause.matchAll(pattern)].at(-1)?.index ?? -1;
  const thing = last(ofThing);
  // "Pension administrator £26k" names the job.
  return thing >= 0 && last(pay) < thing && !namesRole(clause);
}
