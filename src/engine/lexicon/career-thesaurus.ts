import { stemOf } from "../retrieval/tokens.ts";

/**
 * Words that people use for the same matter of a career, a group a line, in English, German, Spanish and French; lower
 * case, without accents, one word each. A word may stand in several groups.
 * A word with ~ names work, too, so that in a resume or a posting it says nothing of the person; one with ~~ is too wide to
 * say that a text is about the matter at all.
 */
const groups = `
pay salary wage wages compensation remuneration earnings income stipend gehalt lohn bezahlung sueldo salario paga salaire remuneration
raise increase rise promotion gehaltserhohung aumento augmentation
bonus commission incentive premium pramie gratificacion prime
ill illness sick sickness disease~ diagnosis~ health~~ unwell krank krankheit gesundheit~~ enfermo enferma enfermedad salud~~ malade maladie sante~~
disability disabled impairment handicap behinderung discapacidad
burnout exhausted exhaustion stress~ overwhelmed erschopft erschopfung agotado agotamiento estres~ epuise epuisement
depression anxiety mental~ therapy~ therapist~~ psychologist~~ depresion ansiedad angst therapie~ psychologue~~ terapia
pregnant pregnancy maternity paternity parental schwanger schwangerschaft elternzeit mutterschutz embarazo embarazada maternidad paternidad enceinte grossesse maternite paternite
leave absence sabbatical break~~ furlough beurlaubung auszeit permiso excedencia conge
vacation holiday holidays pto urlaub ferien vacaciones vacances conges
relocate relocation move~ moving~ umziehen umzug mudarse mudanza trasladarse demenager demenagement
boss manager~ supervisor~ superior chef~ vorgesetzter vorgesetzte jefe jefa encargado encargada responsable~ patron
colleague coworker teammate peer~~ kollege kollegin companero companera collegue
employer company firm organisation organization arbeitgeber firma unternehmen empresa empleador entreprise employeur
quit resign resigned resignation kundigen kundigung renunciar renuncia dimitir demissionner demission
fired dismissed terminated redundant redundancy layoff sacked entlassen entlassung despedido despedida despido licencie licenciement
unemployed jobless arbeitslos arbeitslosigkeit desempleado desempleada desempleo paro chomage chomeur
hire hired hiring recruit recruited recruiter recruitment einstellen contratar contratado contratacion embaucher embauche recruteur
apply applied~~ application~~ applications~~ bewerben bewerbung solicitud solicitar postular candidature postuler
interview interviews screening vorstellungsgesprach entrevista entretien
offer proposal~~ angebot oferta offre
reject rejected rejection declined refused absage abgelehnt rechazo rechazado refus refuse
contract agreement~~ vertrag arbeitsvertrag contrato contrat
permanent unbefristet indefinido cdi
temporary temp interim befristet zeitarbeit temporal eventual cdd interimaire
freelance freelancer contractor selfemployed consultant freiberuflich freiberufler selbststandig autonomo autonoma independant
remote telework telecommute homeoffice teletrabajo teletravail
commute commuting travel pendeln pendler trayecto desplazamiento trajet
night nights nightshift nacht nachtschicht noche nocturno nocturna nuit
shift shifts rota roster schicht schichtdienst turno turnos
weekend weekends wochenende saturday sunday finde
schedule hours~~ availability~~ flexible~~ flexibility~~ arbeitszeit horario horarios disponibilidad horaires disponibilite
overtime uberstunden horas extras
parttime teilzeit
degree diploma bachelor master university college studies abschluss studium universitat hochschule titulo grado universidad estudios diplome licence universite etudes
school schule schooling escuela colegio ecole
apprentice apprenticeship trainee internship intern ausbildung lehre praktikum auszubildender aprendiz practicas aprendizaje apprentissage stage apprenti
certificate certification certified licence license qualification zertifikat zeugnis lizenz certificado certificacion licencia certificat
course training~~ class~~ workshop learn~~ learning~~ study~~ kurs weiterbildung schulung fortbildung curso formacion capacitacion cours formation
skill skills ability competence strength fahigkeit kenntnisse starke habilidad competencia fortaleza competence
weakness gap shortcoming schwache lucke debilidad faiblesse lacune
goal goals aim ambition objective target ziel ziele meta objetivo objectif
dream wish hope traum wunsch sueno deseo reve souhait
child children kid kids son daughter family childcare kind kinder familie hijo hija hijos familia enfant enfants famille
care~~ carer caregiver caregiving nursing~~ pflege~~ cuidado~~ cuidar aidant
partner spouse wife husband ehefrau ehemann esposa esposo marido conjoint mari
money savings debt loan mortgage geld schulden kredit hypothek dinero ahorros deuda hipoteca argent dette
pension retire retirement rente ruhestand pensionierung jubilacion jubilarse retraite
visa permit sponsorship authorization citizenship aufenthaltstitel arbeitserlaubnis visado permiso ciudadania titre
language languages speak~~ fluent~~ sprache sprachen idioma idiomas langue langues
promotion promoted advance advancement beforderung befordert ascenso ascendido promu
lead~~ leader leadership leading~~ fuhrung leitung liderazgo liderar encadrement
conflict argument dispute quarrel konflikt streit conflicto disputa conflit
harassment bullying discrimination mobbing belastigung acoso discriminacion harcelement
review~~ appraisal feedback~~ evaluation~~ beurteilung evaluacion
notice kundigungsfrist preaviso preavis
driving drive~~ driver~~ fuhrerschein conducir conduite
`;

/** How surely a synonym means the matter: everywhere, in what a person says of themselves, or for a search only. */
type Reach = "everywhere" | "personal" | "search";
const reaches: readonly Reach[] = ["everywhere", "personal", "search"];

interface Synonym {
  word: string;
  reach: Reach;
}

const wordsByStem = byStem();

function byStem(): ReadonlyMap<string, ReadonlyMap<string, Synonym>> {
  const found = new Map<string, Map<string, Synonym>>();
  for (const line of groups.trim().split("\n")) {
    const words = line.split(" ").map((written) => {
      const word = written.replaceAll("~", "");
      return [stemOf(word), { word, reach: reaches[written.length - word.length] ?? "search" }] as const;
    });
    for (const [stem] of words) found.set(stem, new Map([...(found.get(stem) ?? []), ...words]));
  }
  return found;
}

/**
 * Other words for the same matter of a career as a word with this stem, distinct by stem; none for most words. Those
 * that reach no farther than asked for are left out: for a search all are of use.
 */
export function careerSynonyms(stem: string, least: Reach = "search"): string[] {
  const words = new Map(wordsByStem.get(stem));
  words.delete(stem);
  const far = reaches.slice(0, reaches.indexOf(least) + 1);
  return [...words.values()].flatMap(({ word, reach }) => (far.includes(reach) ? word : []));
}
