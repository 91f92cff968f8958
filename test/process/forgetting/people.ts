/** What is told of a matter, how a person asks for it to be forgotten, and the words that must then be gone. */
export interface Secret {
  topic: string;
  told: readonly string[];
  gone: readonly string[];
}

/** A fictional person: their resume, what is to be forgotten, and facts of theirs that stay. */
export interface Person {
  name: string;
  resume: string;
  secrets: readonly Secret[];
  facts: readonly string[];
}

const secret = (topic: string, gone: string, ...told: string[]): Secret => ({
  topic,
  told,
  gone: gone.split(" "),
});

const adaeze: Person = {
  name: "Adaeze Fell",
  resume: `# Adaeze Fell
Registered nurse who cares for patients and their children. I had back surgery at Kelmscott in 2019.

## Experience
Staff Nurse, Quirino Memorial Hospital, 2015 - 2019
- Cared for twelve patients a shift at Quirino Memorial.
- Cared for patients with epilepsy and their families.

Clinic Nurse, Harrowgate Clinic, 2019 - 2024
- Kept records of 300 clients.
- Trained four juniors in wound care.

## Education
BSc Nursing, Felbridge University, 2014

## Skills
Wound care, Triage, Cannulation`,
  facts: ["Harrowgate", "Felbridge", "Cannulation", "300 clients", "Likes rowing at dawn", "sister Pernella"],
  secrets: [
    secret("Quirino", "quirino", "Quirino let me go after a merger.", "Back then at Quirino I led nights."),
    secret("back surgery", "kelmscott", "My back surgery at Kelmscott went badly."),
    secret(
      "everything about my old boss",
      "thornbury",
      "My boss Idris Thornbury shouted at me.",
      "Thornbury never paid for overtime.",
    ),
    secret("my ex-husband", "dunmore", "My ex-husband Pascal Dunmore owes me rent."),
    secret("my debts", "wexmoor", "I have debts with the Wexmoor bank."),
    secret("criminal record", "larkfield", "I have a conviction from Larkfield court in 2012."),
    secret("sick leave", "ambrosden", "Was on sick leave from the Ambrosden ward in spring."),
    secret("my religion", "ottershaw", "I am Muslim and pray at the Ottershaw mosque."),
    secret("my pregnancy", "hollesley", "I was pregnant when I left the Hollesley house."),
    secret("Zephyrine", "zephyrine", "The agency Zephyrine never answered."),
  ],
};

const tomasz: Person = {
  name: "Tomasz Weir",
  resume: `Tomasz Weir
Backend engineer

EXPERIENCE
Software Engineer, Brightwell Systems, March 2018 - June 2021
- Built the billing service of Brightwell for 40 customers.
Platform Engineer, Copperline Labs, July 2021 - May 2024
- Cut the cost of hosting by a third at Copperline.
- Wrote the on-call handbook.

EDUCATION
MSc Computer Science, Aldermoor University, 2017

SKILLS
Go, PostgreSQL, Terraform`,
  facts: [
    "Copperline",
    "Aldermoor",
    "Terraform",
    "on-call handbook",
    "Plays the cello on Sundays",
    "brother Anselm",
  ],
  secrets: [
    secret("Brightwell", "brightwell", "Brightwell laid off half of us.", "I miss nobody at Brightwell."),
    secret("depression", "marchwood", "My depression began at Marchwood."),
    secret("my burnout", "netherby", "I had a burnout after the Netherby project."),
    secret(
      "my former manager",
      "osgathorpe",
      "My manager Lena Osgathorpe read my mail.",
      "Osgathorpe was fired later.",
    ),
    secret("my divorce", "quenby", "The divorce at Quenby court took two years."),
    secret("gambling", "rothersthorpe", "My gambling at Rothersthorpe is over."),
    secret("my visa", "saltfleet", "My visa was refused at the Saltfleet office."),
    secret("my bankruptcy", "tilbrook", "I went bankrupt with Tilbrook in 2016."),
    secret("ADHD", "uffington", "My ADHD was found at the Uffington practice."),
    secret("Vosswick", "vosswick", "Vosswick offered me less than I earn."),
  ],
};

const jana: Person = {
  name: "Jana Brede",
  resume: `Lebenslauf
Jana Brede

Berufserfahrung
03/2014 - 06/2018 Buchhalterin, Kestrup GmbH, Kassel
- Führte die Bücher von Kestrup und betreute Klienten.
07/2018 - 02/2024 Bilanzbuchhalterin, Nordhag AG, Bremen
- Erstellte Jahresabschlüsse für zwölf Töchter.

Ausbildung
2011 - 2014 Ausbildung zur Steuerfachangestellten, Kanzlei Ostrau

Kenntnisse
DATEV, Excel, Englisch`,
  facts: ["Nordhag", "Ostrau", "DATEV", "Jahresabschlüsse", "Singt im Chor von Lehe", "Schwester Wiebke"],
  secrets: [
    secret("Kestrup", "kestrup", "Bei Kestrup wurde ich nie gegrüßt.", "Kestrup schuldet mir Urlaub."),
    secret("mein alter Chef", "vollrath", "Mein Chef Henning Vollrath schrie oft.", "Vollrath war launisch."),
    secret("meine Schulden", "wallhorn", "Ich habe Schulden bei der Wallhorn Bank."),
    secret("meine Scheidung", "xanderloh", "Die Scheidung in Xanderloh war teuer."),
    secret("Vorstrafe", "yburg", "Ich bin vorbestraft wegen der Sache in Yburg."),
    secret("Krankschreibung", "zetelhof", "Die Krankschreibung vom Zetelhof dauerte lang."),
    secret("Rücken", "aumund", "Rückenprobleme seit dem Umzug nach Aumund."),
    secret("meine Schwangerschaft", "bantorf", "Schwanger wurde ich in Bantorf."),
    secret("Gehalt", "cadenberg", "Das Gehalt in Cadenberg war zu klein."),
    secret("mein Ex-Mann", "dornquast", "Mein Exmann Lars Dornquast zieht weg."),
  ],
};

const lucia: Person = {
  name: "Lucía Pombal",
  resume: `Lucía Pombal
Maestra de primaria

EXPERIENCIA
Maestra, Colegio Abetal, Lugo, 2012 - 2017
- Enseñé a leer a niños de seis años en Abetal.
Maestra tutora, Colegio Brañal, Vigo, 2017 - 2024
- Coordiné el huerto escolar.

FORMACIÓN
Grado en Educación Primaria, Universidad de Monforte, 2012

IDIOMAS
Español, gallego, inglés`,
  facts: ["Brañal", "Monforte", "huerto escolar", "gallego", "Nada en el río Sarria", "hermana Iria"],
  secrets: [
    secret("Abetal", "abetal", "En Abetal me echaron.", "No vuelvo a Abetal."),
    secret("mi antigua jefa", "carballeda", "Mi jefa Nuria Carballeda gritaba.", "Carballeda mentía."),
    secret("mis deudas", "dozonal", "Tengo deudas con el banco Dozonal."),
    secret("antecedentes penales", "escairo", "Fui condenada en Escairo hace años."),
    secret("baja médica", "friolana", "Estuve de baja médica en Friolana."),
    secret("mi exmarido", "gondaral", "Mi exmarido Xoel Gondaral no paga."),
    secret("mi embarazo", "hervedal", "Estaba embarazada en Hervedal."),
    secret("mi ansiedad", "inzoa", "La ansiedad empezó en Inzoa."),
    secret("mudanza", "jorvela", "Quiero mudarme a Jorvela."),
    secret("mi enfermedad", "kirolba", "Mi enfermedad se trató en Kirolba."),
  ],
};

const bastien: Person = {
  name: "Bastien Corvol",
  resume: `Bastien Corvol
Cuisinier

EXPÉRIENCE PROFESSIONNELLE
Commis de cuisine, Auberge Malvaux, Dole, 2013 - 2016
- Préparé les entrées pour les clients de Malvaux.
Chef de partie, Brasserie Lonveil, Nancy, 2016 - 2024
- Formé six apprentis.

FORMATION
CAP Cuisine, Lycée Ferrandal, 2013

LANGUES
Français, anglais`,
  facts: ["Lonveil", "Ferrandal", "six apprentis", "CAP Cuisine", "Court le dimanche à Toul", "frère Aurèle"],
  secrets: [
    secret("Malvaux", "malvaux", "Malvaux m'a licencié.", "Je ne parle plus de Malvaux."),
    secret("mon ancien patron", "norvelle", "Mon patron Hugo Norvelle criait.", "Norvelle buvait."),
    secret("mes dettes", "orbanne", "J'ai des dettes à la banque Orbanne."),
    secret("casier judiciaire", "pulvery", "J'ai une condamnation du tribunal de Pulvery."),
    secret("arrêt maladie", "quincerot", "J'étais en arrêt maladie à Quincerot."),
    secret("mon divorce", "rivolet", "Le divorce à Rivolet fut long."),
    secret("ma dépression", "sermoise", "Ma dépression a commencé à Sermoise."),
    secret("mon salaire", "tarvigny", "Mon salaire à Tarvigny était bas."),
    secret("Ursanne", "ursanne", "Ursanne ne rappelle jamais."),
    secret("mes enfants", "vauclerc", "Mes enfants vivent à Vauclerc."),
  ],
};

const marina: Person = {
  name: "Marina Tavora",
  resume: `Marina Tavora
Assistente administrativa

EXPERIÊNCIA
Assistente, Loja Arganil, Braga, 2014 - 2018
- Atendi clientes da Arganil.
Assistente administrativa, Grupo Belmonde, Porto, 2018 - 2024
- Organizei o arquivo digital.

FORMAÇÃO
Licenciatura em Gestão, Universidade de Caldelas, 2013

COMPETÊNCIAS
Excel, Primavera, Inglês`,
  facts: ["Belmonde", "Caldelas", "arquivo digital", "Primavera", "Dança ao sábado em Fafe", "irmã Benedita"],
  secrets: [
    secret("Arganil", "arganil", "A Arganil despediu-me.", "Não volto à Arganil."),
    secret("meu antigo chefe", "covelas", "O meu chefe Rui Covelas gritava.", "Covelas mentia."),
    secret("minhas dívidas", "durraes", "Tenho dívidas no banco Durraes."),
    secret("antecedentes criminais", "esmoril", "Fui condenada em Esmoril em 2010."),
    secret("baixa médica", "fontelo", "Estive de baixa médica em Fontelo."),
    secret("meu divórcio", "gondufe", "O divórcio em Gondufe foi duro."),
    secret("minha gravidez", "hortezelo", "Estava grávida em Hortezelo."),
    secret("minha ansiedade", "isveia", "A ansiedade começou em Isveia."),
    secret("minha doença", "jugueiros", "A minha doença foi tratada em Jugueiros."),
    secret("Lanhoso", "lanhoso", "A agência Lanhoso nunca respondeu."),
  ],
};

export const people: readonly Person[] = [adaeze, tomasz, jana, lucia, bastien, marina];
