import { once } from "../../../shared/lazy-module.ts";
import { stemOf } from "../../retrieval/words/tokens.ts";

/**
 * Words with the same career meaning, one group per line, in English, German, Spanish, French, Portuguese and
 * Chinese (character pairs, as in split texts): lower case, without accents, one word each. A word may be in
 * several groups. A word with ~ also names work, so in a resume or posting it says nothing about the person; one
 * with ~~ is too broad to be certain.
 */
const groups = `
pay salary wage wages compensation remuneration earnings income stipend gehalt lohn bezahlung sueldo salario paga salaire remuneration gehaltserhohung~~ remuneracao ordenado 工资 薪水 薪资 薪酬 加薪
raise increase rise promotion gehaltserhohung aumento augmentation lohnerhohung subida~~ 加薪 涨薪 升职~~
bonus commission incentive premium pramie gratificacion prime
ill illness sick sickness disease~ diagnosis~ health~~ unwell krank krankheit gesundheit~~ enfermo enferma enfermedad salud~~ malade maladie sante~~ doente doenca saude~~ baja~~ 生病 疾病 病假 健康~~
sickleave krankschreibung krankgeschrieben arbeitsunfahig arbeitsunfahigkeit krankenstand 病假 休病 sick~~ ill~~ illness~~ unwell~~ leave~~ krank~~ krankheit~~ malade~~ enfermo~~ enferma~~ doente~~ baja~~
disability disabled impairment handicap behinderung discapacidad deficiencia 残疾
burnout exhausted exhaustion stress~ overwhelmed erschopft erschopfung agotado agotamiento estres~ epuise epuisement esgotado esgotamento 倦怠 过劳
depression anxiety mental~ therapy~ therapist~~ psychologist~~ depresion ansiedad angst therapie~ psychologue~~ terapia depressao ansiedade 抑郁 焦虑
pregnant pregnancy maternity paternity parentalleave schwanger schwangerschaft elternzeit mutterschutz embarazo embarazada maternidad paternidad enceinte grossesse maternite paternite gravida gravidez maternidade paternidade 怀孕 产假
leave absence sabbatical break~~ furlough beurlaubung auszeit permiso excedencia conge
vacation holiday holidays pto urlaub ferien vacaciones vacances conges ferias 休假 假期
relocate relocation move~ moving~ umziehen umzug mudarse mudanza trasladarse demenager demenagement mudar~~ mudarme mudanca umgezogen 搬家 搬迁 迁居
boss manager~ supervisor~ superior chef~ vorgesetzter vorgesetzte jefe jefa encargado encargada responsable~ patron chefin patrao gerente~~ patronne directrice~~ directeur~~ 老板 上司 领导 主管~ 经理~
colleague coworker teammate peer~~ kollege kollegin companero companera collegue colega 同事
employer company firm organisation organization arbeitgeber firma unternehmen empresa empleador entreprise employeur empregador 公司 雇主
quit resign resigned resignation kundigen kundigung renunciar renuncia dimitir demissionner demission demissao 辞职 离职
fired dismissed terminated redundant redundancy layoff sacked entlassen entlassung despedido despedida despido licencie licenciee licenciement demitido demitida 裁员 解雇 被裁
unemployed jobless arbeitslos arbeitslosigkeit desempleado desempleada desempleo paro chomage chomeur desempregado desempregada desemprego 失业
hire hired hiring recruit recruited recruiter recruitment einstellen contratar contratado contratacion embaucher embauche recruteur
apply applied~~ application~~ applications~~ bewerben bewerbung solicitud solicitar postular candidature postuler candidatar 申请 应聘
interview interviews vorstellungsgesprach entrevista entretien 面试
offer proposal~~ angebot oferta offre proposta~~ 录用
reject rejected rejection declined refused absage abgelehnt rechazo rechazado refus refuse rejeitado recusa 拒绝 被拒
deadline deadlines due~~ frist fristen termin~~ termine~~ plazo~~ plazos~~ vencimiento echeance~~ prazo~~ terminy~~ terminie~~ maaraaika 截止
contract agreement~~ vertrag arbeitsvertrag contrato contrat 合同
permanent unbefristet indefinido cdi
temporary temp interim befristet zeitarbeit temporal eventual cdd interimaire
freelance freelancer contractor selfemployed consultant freiberuflich freiberufler selbststandig autonomo autonoma independant 自由职业
remote telework telecommute homeoffice teletrabajo teletravail remoto remota teletrabalho 远程 在家
commute commuting travel pendeln pendler trayecto desplazamiento trajet trajeto deslocamento 通勤
night nights nightshift nacht nachtschicht noche nocturno nocturna nuit noite noturno noturna 夜班 晚班
shift shifts rota roster schicht schichtdienst turno turnos escala~~ 轮班 倒班
weekend weekends wochenende saturday sunday finde semana~~ fds 周末
schedule hours~~ availability~~ flexible~~ flexibility~~ arbeitszeit horario horarios disponibilidad horaires disponibilite
overtime uberstunden horas extras 加班
parttime teilzeit
degree diploma bachelor master university college studies abschluss studium universitat hochschule titulo grado universidad estudios diplome universite etudes faculdade universidade estudos 学位 学历 文凭
school schule schooling escuela colegio ecole
apprentice apprenticeship trainee internship intern ausbildung lehre praktikum auszubildender aprendiz practicas aprendizaje apprentissage stage apprenti
certificate certification certified licence license qualification zertifikat zeugnis lizenz certificado certificacion licencia certificat certificado certificacao licenca 证书
course training~~ class~~ workshop learn~~ learning~~ study~~ kurs weiterbildung schulung fortbildung curso formacion capacitacion cours formation treinamento formacao 培训 课程
skill skills ability competence strength fahigkeit kenntnisse starke habilidad competencia fortaleza competence habilidade 技能
weakness gap shortcoming schwache lucke debilidad faiblesse lacune
goal goals aim ambition objective target ziel ziele meta objetivo objectif 目标
dream wish hope traum wunsch sueno deseo reve souhait sonho desejo 梦想
child children kid kids son daughter family childcare kind kinder familie hijo hija hijos familia enfant enfants famille filho filha filhos filhas crianca criancas 孩子 儿子 女儿 小孩
care~~ carer caregiver caregiving nursing~~ pflege~~ cuidado~~ cuidar aidant
mother mum mom mutter madre mere mae mama 妈妈 母亲
father dad vater padre pere pai papa 爸爸 父亲
religion religious faith glaube~~ religioso religieux 宗教
allergy allergies allergic allergie allergisch alergia alergico allergique 过敏
medication medicine~ medicines~ pills tablets~ medikament~ medikamente~ medicamento~ medicament~ 吃药
reference~~ references~~ referee referees zeugnisgeber referenz~~ 推荐人
hobby hobbies loisir pasatiempo 爱好
partner~ spouse conjoint parceiro~ parceira~ lebensgefahrte lebensgefahrtin companera~~ companero~~ 爱人 配偶
wife ehefrau exfrau esposa exmujer femme~~ mulher~~ mujer~~ frau~~ 妻子 前妻 老婆
husband ehemann exmann esposo marido exmarido mari exmari mann~~ 丈夫 前夫 老公
divorce divorced divorcing separated~~ separation~~ custody scheidung geschieden sorgerecht divorcio divorciado divorciada custodia~~ divorcee separe~~ divorciar separacao~~ guarda~~ 离婚 离异
money savings geld ersparnisse dinero ahorros argent dinheiro poupanca 存款 积蓄
debt debts indebted owe~~ owed~~ owing~~ overdraft arrears bankruptcy bankrupt insolvency insolvent bailiff schulden verschuldet verschuldung uberschuldung privatinsolvenz insolvenz pfandung deuda deudas endeudado endeudada endeudamiento quiebra dette dettes endette endettee endettement surendettement divida dividas endividado endividada endividamento insolvencia 债务 欠债 负债 欠款 破产
loan~ loans~ mortgage~ kredit~ hypothek~ darlehen~ hipoteca~ prestamo~ pret~~ emprunt~ emprestimo~ 贷款 借款 房贷
criminal convict~ conviction convictions convicted offence~ offences~ offense~ felony misdemeanor misdemeanour parole jail~ prison~ imprisoned imprisonment arrest~ arrested~ dbs~ crb~ disclosure~ vorstrafe vorstrafen vorbestraft strafregister strafregistereintrag fuhrungszeugnis~ bewahrung~ bewahrungsstrafe verurteilt verurteilung haftstrafe gefangnis~ antecedentes condena condenado condenada delito~ delitos~ carcel~ casier condamnation condamne condamnee delit~ condenacao preso~ presa~ prisao~ 犯罪 前科 定罪 案底 判刑 坐牢 刑事
dbs~ crb~ disclosure~ barring~ fuhrungszeugnis~ 无犯
pension retire retirement rente ruhestand pensionierung jubilacion jubilarse retraite aposentadoria 退休
visa permit sponsorship authorization citizenship aufenthaltstitel arbeitserlaubnis visado permiso ciudadania titre 签证
language languages speak~~ fluent~~ sprache sprachen idioma idiomas langue langues lingua 语言
promotion promoted advance advancement beforderung befordert ascenso ascendido promu
lead~~ leader leadership leading~~ fuhrung leitung liderazgo liderar encadrement lideranca 领导 管理~~
conflict argument dispute quarrel konflikt streit conflicto disputa conflit conflito 冲突
harassment bullying discrimination mobbing belastigung acoso discriminacion harcelement assedio 骚扰
review~~ appraisal feedback~~ evaluation~~ beurteilung evaluacion
notice kundigungsfrist preaviso preavis
driving drive~~ driver~~ fuhrerschein conducir conduite
travel~ trip trips reise reisen dienstreise dienstreisen viajar viaje viajes voyage voyages viagem viagens 出差
surgery~ operation~~ operated~ operiert~ eingriff~~ cirugia~ operado~ operada~ chirurgie~ cirurgia~ 手术
back~~ backache spine~ lumbar~ rucken ruckenprobleme ruckenschmerzen bandscheibe bandscheibenvorfall espalda lumbago hernia~ costas coluna~~ 腰痛 背痛
`;
/**
 * Kinds of a subject: each line has words for the whole, then for its kinds. A search for the whole finds each
 * kind, but not the reverse. Words with ~~ are only for searches. They do not mean anyone's work: in a resume or
 * posting they say nothing about the person.
 */
const kinds = `
ill illness sick sickness disease unwell krank krankheit enfermo enferma enfermedad malade maladie doente doenca health gesundheit salud sante saude 生病 疾病 健康 > surgery operation depression anxiety burnout cancer diabetes injury injured lumbar spine migraine rehab krebs ruckenprobleme ruckenschmerzen bandscheibe bandscheibenvorfall angst erschopfung operiert reha verletzung ansiedad depresion cirugia lesion baja anxiete depressao ansiedade cirurgia 手术 住院 抑郁 焦虑
mental mentalhealth > depression anxiety burnout panic antidepressant antidepressants therapy psychologist
disability disabled impairment behinderung discapacidad deficiencia 残疾 > wheelchair dyslexia dyslexic autism autistic adhd deaf blind
religion religious faith 宗教 > muslim islam christian catholic jewish hindu buddhist ramadan mosque synagogue musulman
medication medicine pills medikament medikamente > antidepressant antidepressants insulin painkillers
hobby hobbies > violin guitar piano choir orchestra
partner spouse conjoint partnerin parceiro parceira lebensgefahrte > wife husband ehefrau ehemann esposa esposo marido mari 妻子 丈夫
commute commuting pendeln trajet 通勤 > subway~~ tram~~ bus~~ metro~~ railway~~ carpool~~ strassenbahn~~ autobus~~ 地铁~~
money finances financial finanzen finanzas finances financas 财务 > salary~~ wage~~ gehalt~~ salario~~ salaire~~ debt debts schulden deuda deudas dette dettes divida dividas loan mortgage bankruptcy overdraft savings
health > disability disabled pregnant pregnancy medication
family familie familia famille > child children kid kids son daughter kind kinder hijo hija hijos enfant enfants filho filha filhos 孩子 儿子 女儿
`;

/** True if a word with this stem is in the thesaurus. */
export function isKnownWord(stem: string): boolean {
  return wordsByStem().has(stem);
}

/**
 * How certainly a synonym has the meaning: everywhere, in what a person says about themselves, or only in a
 * search.
 */
type Reach = "everywhere" | "personal" | "search";
const reaches: readonly Reach[] = ["everywhere", "personal", "search"];

interface Synonym {
  word: string;
  reach: Reach;
}

const wordsByStem = once(byStem);

function byStem(): ReadonlyMap<string, ReadonlyMap<string, Synonym>> {
  const found = new Map<string, Map<string, Synonym>>();
  for (const line of groups.trim().split("\n")) {
    const words = line.split(" ").map((written) => {
      const word = written.replaceAll("~", "");
      return [stemOf(word), { word, reach: reaches[written.length - word.length] ?? "search" }] as const;
    });
    for (const [stem] of words) found.set(stem, withSurer(found.get(stem), words));
  }
  for (const line of kinds.trim().split("\n")) {
    const [wholes = "", each = ""] = line.split(" > ");
    const words = each.split(" ").map((written) => {
      const word = written.replaceAll("~", "");
      return [stemOf(word), { word, reach: word === written ? "personal" : "search" }] as const;
    });
    for (const stem of wholes.split(" ").map(stemOf)) found.set(stem, withSurer(found.get(stem), words));
  }
  return found;
}

/** Synonyms from two lists. A word in both keeps the more certain one. */
function withSurer(
  known: ReadonlyMap<string, Synonym> = new Map(),
  more: Iterable<readonly [string, Synonym]>,
): Map<string, Synonym> {
  const both = new Map(known);
  for (const [stem, synonym] of more) {
    const old = both.get(stem);
    if (!old || reaches.indexOf(synonym.reach) < reaches.indexOf(old.reach)) both.set(stem, synonym);
  }
  return both;
}

/**
 * Synonyms of a word with this stem, distinct by stem; none for most words. Those less certain than requested are
 * omitted. A search uses all.
 */
export function careerSynonyms(stem: string, least: Reach = "search"): string[] {
  const words = new Map(wordsByStem().get(stem));
  words.delete(stem);
  const far = reaches.slice(0, reaches.indexOf(least) + 1);
  return [...words.values()].flatMap(({ word, reach }) => (far.includes(reach) ? word : []));
}
