import { durationsIn } from "../../text/durations.ts";
import type { Piece, Span } from "../../text/piece.ts";
import { wordsOf } from "../../text/words.ts";
import { isAboutApplying, isAboutUs } from "../requirements/about-us.ts";
import { isAsking } from "../requirements/necessity.ts";
import type { Around } from "./around.ts";

/** Words before people whom no one rejects. */
const equality =
  /(?<!\p{L})(?:regardless of|irrespective of|without regard to|equal[- ]opportunit\p{L}*|on the basis of|protected (?:veteran|class|characteristic)\p{L}*|(?:not|never) discriminate|unabhängig von|ungeachtet|gleichgestellt\p{L}*|sans distinction|indépendamment d\p{L}*|à compétences égales|independientemente de|sin distinción|sin importar|igualdad de oportunidades|independentemente de|sem distinção|igualdade de oportunidades|encourage\p{L}* applications from)(?!\p{L})|不分(?:性别|种族)|平等机会/iu;
/** The employer's age or size. */
const ofEmployer =
  /(?<!\p{L})(?:has been|have been|we've been|founded|established|since \d{4}|in business|in the (?:market|industry|business)|years? (?:of history|young|strong|old)|history|tradition|heritage|anniversary|team of|our (?:company|firm|team|clinic|practice)|family[- ](?:run|owned)|am markt|seit (?:\p{L}+ ){0,3}\d{2,3} jahren|gegründet|firmengeschichte|familienunternehmen|jubiläum|fort de|depuis (?:\p{L}+ ){0,3}\d{2,3} ans|créée?|existe|fundad[oa]|trayectoria|en el mercado|nuestra (?:empresa|compañía)|(?:desde )?hace (?:\p{L}+ ){0,3}\d{2,3} años|há (?:\p{L}+ ){0,3}\d{2,3} anos|nossa empresa|no mercado|fundada|há mais de)(?!\p{L})|成立|年历史|公司/iu;
const ofAge =
  /\d{2}\s?\+?\s?(?:years?|yrs?)\s?(?:old|of age|or older|or over)|(?<!\p{L})(?:aged?|mindestalter|jahre alt|âgée?|ans révolus|años de edad|mayor(?:es)? de|maior(?:es)? de|anos de idade)(?!\p{L})|周岁|岁/iu;
const ofContract =
  /(?<!\p{L})(?:fixed[- ]term|ftc|maternity cover|elternzeitvertretung|contract (?:of|for|length)|initial(?:ly)?|temporary|warranty|guarantee|befristet|vertrag\p{L}*|laufzeit|garantie|contrat|cdd|contrato|garantía|prazo|vesting|after \p{L}+ years|training lasts|apprenticeship lasts|programme|program)(?!\p{L})/iu;

/** What the employer pays for. */
const paidFor =
  /(?<!\p{L})(?:tuition|reimburs\p{L}*|scholarships?|discount\p{L}*|kostenübernahme|übernahme der|prise en charge|becas?|bolsas? de estudo)(?!\p{L})|补贴|报销/iu;
const otherOpening =
  /(?<!\p{L})(?:(?:we|are|we're) also (?:have (?:an? )?(?:opening|vacanc|position|role)|hiring|recruiting|looking for|seeking|seek)|(?:außerdem|ebenfalls|auch) suchen wir|wir suchen (?:auch|außerdem)|nous (?:recrutons|recherchons) (?:aussi|également)|también (?:buscamos|contratamos)|também (?:buscamos|contratamos|procuramos))/iu;

/** A role that is taken. */
const filled =
  /(?<!\p{L})(?:(?:is|are|has been|have been|already|now) (?:\p{L}+ )?filled|(?:ist|sind|bereits|schon|inzwischen) (?:\p{L}+ )?(?:besetzt|vergeben)|(?:est|sont|déjà) (?:\p{L}+ )?pourvue?s?|(?:está|ya) (?:\p{L}+ )?(?:cubiert[oa]|adjudicad[oa])|(?:está|foi|já) (?:\p{L}+ )?preenchid[oa]|(?:è|già) (?:\p{L}+ )?(?:coperta|assegnat[oa])|\d[^;]{0,60} è chius[oa]|(?:is|al|reeds) (?:\p{L}+ )?(?:vervuld|ingevuld)|(?:är|redan) (?:\p{L}+ )?tillsatt[a]?|(?:jest |już |został[ao]? )(?:\p{L}+ )?obsadzon\p{L}*|(?:je |již |už |byl[aoy]? )(?:\p{L}+ )?obsazen\p{L}*)(?!\p{L})|已(?:经)?招[满滿到]|名额已满|(?:募集|採用|采用)(?:は|を)?(?:終了|终了|締め?切)|充足済/iu;

/** True if a sentence is about another opening of the employer, or one that is filled. */
export function isOtherOpening({ text }: Piece): boolean {
  return otherOpening.test(text) || filled.test(text);
}

/** True if a place is not about demands: the employer, benefits, applying, equal treatment. */
export function isAside({ section, sentence, clause }: Around, [start]: Span, isOfTerms = false): boolean {
  const before = equality.exec(sentence.text);
  if (
    before &&
    (start >= sentence.start + before.index || /opportunit|discriminat|gleichgestellt/iu.test(before[0]))
  )
    return true;
  if (!isOfTerms && isAboutUs(sentence)) return true;
  if (isAboutApplying(clause) || paidFor.test(clause.text)) return true;
  return section === "aside" && !isOfTerms && !isAsking(sentence.text);
}

/** True if the years at a place are an employer's, a contract's or an age, not experience. */
export function areOtherYears({ sentence, clause }: Around): boolean {
  if (ofAge.test(clause.text)) return true;
  return (ofEmployer.test(sentence.text) || ofContract.test(clause.text)) && !asksYears(sentence);
}

function asksYears({ text }: Piece): boolean {
  return (
    isAsking(text) &&
    /exp[eé]rien|erfahrung|praxis|经验/iu.test(text) &&
    durationsIn(text, wordsOf(text)).length > 0
  );
}

/** The people one works for or with. */
const others =
  /(?<!\p{L})(?:ansprechpartner\p{L}*|ansprechperson|contact (?:person )?(?:is|will be)|(?:dein|ihr|your|votre|ton|tu|il tuo|seu|jouw|din|twój|tvůj) (?:chef\p{L}*|vorgesetzte\p{L}*|boss|contact|interlocuteur|contacto|referente|contato|aanspreekpunt|kontakt\p{L}*|przełożon\p{L}+|nadřízen\p{L}+) (?:is|ist|est|es|è|é|är|jest|je)|report(?:s|ing)? (?:directly )?(?:to|into)|supervised by|under the (?:supervision|direction) of|alongside|berichte\p{L}*|unter (?:der )?(?:leitung|anleitung)|rattach[ée](?:\(?e\)?|ée?)? (?:à|au|aux|directement)|reportant (?:à|au)|sous la responsabilité|rapporteer\p{L}*|rapporterar|raportuj\p{L}*|podleg\p{L}*|podléh\p{L}*|reportuj\p{L}*|riport\p{L}+ a\p{L}*|come tutor|(?:work(?:ing)? )?(?:together|side by side) with|next to an?|line manager is|aux côtés d['’e]\s?\p{L}*|junto (?:a|con) \p{L}+|ao lado d\p{L}+|accanto a\p{L}*|samen met|naast een|tillsammans med|u boku|po boku|pod okiem|pod vedením|(?:sie |du )arbeite(?:n|st) \p{L}+(?= \p{L}*$)|mit (?:unserem|unserer)|support(?:s|ing)? (?:the|our|an?)|assist(?:s|ing)? (?:the|our|an?)|unterstütz\p{L}*|assistiert|assister\p{L}*|seconder\p{L}*|apoy(?:ar|o)\p{L}* a\p{L}*|asistir\p{L}* a\p{L}*|apoi(?:ar|o)\p{L}*|support(?:erai|o al)\p{L}*|ondersteun\p{L}*|stödj?a?e?r? (?:vår|den)|stöttar|wspier\p{L}*|podpor\p{L}*|depender\p{L}* de\p{L}*|dependiendo de\p{L}*|respond\p{L}* (?:a|ao|à)\p{L}*|valvonta|guidé?e? par|coached by|mentored by|mit (?:einem|einer|dem|der) erfahrenen|sous la (?:direction|responsabilité)|reporta\p{L}* a|bajo la supervisión|sob a supervisão|looking after|look after|supervis\p{L}*|mentor(?:ing)?|betreu\p{L}*|anleit\p{L}*|encadre\p{L}*|encadrée? par|orient(?:ar|as|ará?s?)|segui(?:rai|re|to da)|affianc\p{L}*|begeleid\p{L}*|aanstuur\p{L}*|handled\p{L}*|opiek\p{L}*|prowadzisz|poprowadzi|vést|vedete|povede)(?!\p{L})|指导|指導|带领|汇报|跟随|跟隨|协助|協助|配合|辅助|替(?!换|代)/iu;

/** In Japanese the role follows the person. */
const othersBehind =
  /^[^。、，\n]{0,6}(?:の|を|が|は)?[^。、，\n]{0,4}(?:もと|下で|指导|指導|育成|监督|監督|教育|管理|サポート)/u;

/** People who guide, train or help the wanted worker. */
const guides =
  /^[^.;!?\n]{0,50}(?<!\p{L})(?:(?:is|är|ist|est|es|é|è|je|jest|blir|wird|will be) (?:your|din|dein\p{L}*|ihr\p{L}*|votre|ton|tu|seu|sua|tuo|il tuo|jouw|je|twoim|tvým|tvůj) (?:\p{L}+ )?(?:mentor\p{L}*|tutor\p{L}*|handledare|betreuer\p{L}*|chef\p{L}*|manager|boss|supervisor|begeleider|opiekun\p{L}*|školitel\p{L}*|anleiter\p{L}*)|(?:will |who )?(?:mentors?|trains?|guides?|supervises?|coach(?:es)?|supports?) you|(?:betreut|begleitet|unterstützt|schult) (?:dich|sie)|(?:vous|t['’]|te) (?:accompagne\p{L}*|encadre\p{L}*|forme\p{L}*|guide\p{L}*|acompaña\p{L}*|guía\p{L}*|formará\p{L}*|orienta\p{L}*)|ti (?:segue|seguirà|affianca\p{L}*|forma\p{L}*)|begeleidt je|leert je)(?!\p{L})/iu;

/** True if a sentence is about another person at a place, not the wanted worker. */
export function isOfOthers(sentence: Piece, [start, end]: Span): boolean {
  if (others.test(sentence.text.slice(0, start - sentence.start))) return true;
  const behind = sentence.text.slice(end - sentence.start);
  if (guides.test(behind)) return true;
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sentence.text) && othersBehind.test(behind);
}

const hires =
  /^\s(?:(?:is|are) (?:now )?(?:hiring|looking|seeking|recruiting)|sucht|recrute|recherche|busca|procura|cerca|zoekt|söker|szuka|poszukuje|hledá)(?!\p{L})/iu;

/** True if the words at a place end the employer's name: "Ardent Recruitment is hiring". */
export function isHiring(text: string, [, end]: Span): boolean {
  return hires.test(text.slice(end, end + 30));
}

const headquarters =
  /(?<!\p{L})(?:head ?office|headquarter\p{L}*|hq|zentrale|hauptsitz|firmensitz|siège(?: social)?|sede (?:central|principale?|legale)|casa matriz|matriz|hoofdkantoor|huvudkontor\p{L}*|centrala|siedziba|ústředí|centrála)(?!\p{L})|本社|总部|總部/iu;
const workplace =
  /(?<!\p{L})(?:(?:this|the) (?:job|role|post|position)|you(?:['’]ll| will)? (?:work|be based)|gearbeitet|arbeitsplatz|arbeitsort|einsatzort|du arbeitest|sie arbeiten|(?:le )?poste|lieu de travail|(?:el )?puesto|lugar de trabajo|trabajarás|(?:il )?posto|sede di lavoro|lavorerai|(?:a )?vaga|local de trabalho|trabalhará|werkplek|standplaats|je werkt|arbetsplats\p{L}*|du arbetar|miejsce pracy|pracoviště|místo výkonu)(?!\p{L})|勤務地|工作地点/iu;

/**
 * True if a place is the employer's seat and the work is elsewhere: "Our head office is in Leeds, this job is in
 * Hull."
 */
export function isHeadquarters(text: string, { clause }: Around): boolean {
  return (
    headquarters.test(clause.text) &&
    !workplace.test(clause.text) &&
    workplace.test(text.replace(clause.text, " "))
  );
}

const otherDate =
  /(?<!\p{L})(?:interviews?|vorstellungsgespräch\p{L}*|entretiens?|entrevistas?|start(?:s|ing)?(?: date)?|begin\p{L}*|posted|published|updated|veröffentlicht|eintritt\p{L}*|beginn|ab dem|ab sofort|publiée?|prise de poste|début|à partir du|publicad[oa]|incorporación|inicio|início|a partir de)(?!\p{L})|面试|发布|入职|更新/iu;
const closing =
  /(?<!\p{L})(?:clos\p{L}*|deadline|apply|applications?|until|by|bewerb\p{L}*|frist|bis|date limite|candidature\p{L}*|avant|jusqu|fecha límite|plazo|hasta|inscri\p{L}*|prazo|até|candidatura\p{L}*|encerra\p{L}*)(?!\p{L})|截止|报名/iu;

/** True if a date is a start date or the posting's own. */
export function isOtherDate({ clause, sentence }: Around): boolean {
  if (otherDate.test(clause.text)) return !closing.test(clause.text);
  return otherDate.test(sentence.text) && !closing.test(sentence.text);
}
