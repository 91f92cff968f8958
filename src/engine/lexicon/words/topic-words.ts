import { stemOf } from "../../retrieval/words/tokens.ts";

/** Request words that say what to do, not the subject. */
export const commandWords = listed(`
forget delete remove erase clear everything anything all about information data note notes memory memories related
vergiss vergessen losche loschen alles uber olvida olvidar borra borrar todo toda todos todas sobre oublie oublier efface effacer tout
tous toutes propos concernant esqueca esquecer apaga apagar tudo acerca dimentica dimenticare
`);

/** Words in nearly every career note. Alone they name no subject. */
export const wideStems = stemsOf(`
work working works worked job jobs career life arbeit beruf leben trabajo empleo carrera vida travail emploi carriere vie
trabalho emprego carreira 工作 职业
`);

/**
 * Words that only say which or whose: "my old boss" finds "my boss". Includes function words of languages without
 * a list.
 */
export const qualifiers = listed(`
old older former formerly ex previous last current new first late own big bad personal past recent any
alt alte alter alten altes ehemalig ehemalige ehemaliger ehemaligen fruher fruhere fruherer fruheren letzte letzter letzten
vorige voriger vorigen vorherige vorheriger vorherigen neu neue neuer neuen erste erster ersten
antiguo antigua antiguos antiguas anterior anteriores viejo vieja ultimo ultima ultimos ultimas nuevo nueva
ancien ancienne anciens anciennes precedent precedente vieux vieille dernier derniere nouveau nouvelle
antigo antiga antigos antigas velho velha novo nova meu minha meus minhas do da dos das um uma com em no na nos nas por ao
mio mia miei mie vecchio vecchia
`);

/** Words by which people refer to themselves. */
export const ownWords = listed(`
i me my mine myself ich mein meine meinem meinen meiner mich mir yo mi mis me conmigo je mon ma mes moi eu meu minha meus minhas
mim io mio mia
`);

/** Other people in texts about work. Their health is not the user's. */
export const otherPeople = stemsOf(`
patient patients client clients resident residents inmate customer customers child children pupil pupils people student students
patienten patientin klienten bewohner bewohnern schuler schulern kinder kindern paciente pacientes residentes cliente clientes
alumno alumnos enfant enfants eleve eleves aluno alunos criancas utentes 患者 病人 客户 学生
`);

/** German words for forgotten things that start longer words. */
export const compoundBeginnings =
  "gehalt lohn rucken knie krank kundigung nacht wochenend schicht urlaub umzug kinder familien scheidung schulden therapie unfall vorstrafe chef insolvenz".split(
    " ",
  );

/**
 * People's relations to the user. Such a word matches only itself and its plural: "managers", but not
 * "management".
 */
export const personWords = listed(`
boss manager supervisor superior leader director chief chef chefin vorgesetzter vorgesetzte jefe jefa encargado encargada responsable
patron patronne chefe patrao gerente directrice directeur colleague coworker teammate peer kollege kollegin companero companera
collegue colega partner spouse wife husband fiance fiancee girlfriend boyfriend ehefrau ehemann exmann exfrau esposa esposo marido
exmarido exmujer conjoint mari exmari parceiro parceira landlord neighbour neighbor vermieter nachbar mother mum mom father dad
mutter vater madre padre mere pere mae pai brother sister bruder schwester hermano hermana frere soeur irmao irma son daughter
sohn tochter hijo hija fils fille filho filha mentor coach recruiter therapist psychologist 老板 上司 领导 主管 经理 同事 妻子 丈夫 前妻 前夫
`);

/**
 * Phrases with their thesaurus word; lower case, without accents. A text's phrase is found by the word, and the
 * reverse.
 */
export const phrases: ReadonlyMap<string, string> = new Map(
  Object.entries({
    layoff: "laid off|lay off|laying off|let go",
    parttime: "part time",
    homeoffice: "home office",
    selfemployed: "self employed",
    parentalleave: "parental leave",
    mentalhealth: "mental health",
    panic: "panic attack|panic attacks",
    sickleave:
      "sick leave|sick note|off sick|medical leave|signed off|arret maladie|conge maladie|baja medica|baja laboral|baja por enfermedad|licencia medica|licenca medica|baixa medica|atestado medico",
    conviction:
      "criminal record|criminal records|criminal history|criminal conviction|criminal convictions|police record|police records|previous convictions|spent conviction|antecedentes penales|antecedentes criminais|casier judiciaire|registro criminal|cadastro criminal",
    dbs: "dbs check|criminal record check|disclosure and barring|disclosure scotland|certificat de casier",
    bankruptcy: "bankruptcy order|payday loan|debt collector|debt collectors",
    divorce: "split up",
  }).flatMap(([word, said]) => said.split("|").map((one) => [one, word] as const)),
);

/** The most words in a phrase. */
export const LONGEST_PHRASE = Math.max(...[...phrases.keys()].map((said) => said.split(" ").length));

function listed(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

function stemsOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/).map(stemOf));
}
