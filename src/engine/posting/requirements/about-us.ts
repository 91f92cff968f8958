import type { Piece } from "../../text/piece.ts";

/** "If interested, please send your CV and your availability": how to apply, not a demand. */
export function isAboutApplying({ text }: Piece): boolean {
  return toApply.test(text) || procedure.test(text) || law.test(text);
}

/** How an authority counts qualifications: "Education must be accredited by an institution that is recognised". */
const law =
  /^(?:-?\s?(?:and\/)?or a combination|any combination of (?:education|training|experience)|veterans'? preference|examples? (?:of (?:this|such|qualifying|creditable|the)|includes?)|applicants who (?:have passed|are using)|students should|education (?:cannot|must|may|completed)|we (?:may|must|encourage)|this (?:definition|experience must|information|requirement)|first,? determine|convert the|credit will be|then,? determine|one year of experience refers|a (?:transcript|copy)|(?:all |foreign )?(?:academic )?(?:degrees|education|course ?work) (?:and (?:degrees|course ?work|education) )?(?:must|claimed|completed))(?!\p{L})|(?<!\p{L})(?:paid and unpaid|volunteer work|paid employment|constitutes the completion|(?:may|can) (?:also )?be (?:combined|credited|met)|is gained through|is considered to be|are devoted|substitut(?:e|ed|ion|ing)|in lieu of|typical of work performed|recogni[sz]ed by the (?:u\.?s\.? )?department|as a percentage|time[- ]in[- ]grade requirements? (?:will|must) be|(?:is|are|be) (?:not )?authorized based|incentives? (?:may|will) be|credited (?:on|as|toward)|for credit toward|will be used by|described below|shown below|as described (?:in|above)|basic requirements? (?:of|identified|above)|meets? the education|your rating|in your resume|on your resume|hit highlighting)(?!\p{L})/iu;

/** The processing of an application, and its contents: "You will receive credit for all qualifying experience". */
const procedure =
  /(?<!\p{L})(?:(?:resumes?|cvs?|applications?|application materials|cover letters?|transcripts?|questionnaires?|letters? of interest) (?:package )?(?:must|should|will|need|has|have|can|may|are|is)|(?:your|the) (?:resume|application|transcripts?)(?: (?:and|or) \p{L}+)? (?:must|should|will)|(?:receive|be given) credit|verify accreditation|only (?:short-?listed|selected|qualified|successful) (?:candidates|applicants)|(?:will|shall)(?: only| not)? be (?:contacted|notified|considered|accepted|reviewed|evaluated|interviewed|rated|verified|placed)|(?:in)?eligible to apply|management will consider|who may apply|for (?:more|further|additional) (?:information|details)|(?:on|by|before|as of) the closing date|(?:following|this) (?:link|website|web ?page)|you must (?:include|provide transcripts|upload|complete (?:this|the|all)|apply|click|answer|clearly)|please see|(?:we|please|you) (?:\p{L}+ )?(?:submit|send|e-?mail|mention|attach|forward|fax)|qualification requirements outlined|experience refers to|experience may have been|(?:may|will|can) (?:be )?(?:not )?result in|qualification determinations|agencies should|clearly identify|refer to|see (?:our|the) (?:website|page|site|attached)|interested (?:candidates|applicants|persons|parties) (?:should|must|can|may|are))(?!\p{L})/iu;

const toApply = new RegExp(
  "^(?:(?:if (?:interested|you)[^,.]{0,60}|interested|to apply|zur bewerbung|bei interesse|si (?:te interesa|estás interesad[oa])[^,.]{0,30}|interesad[oa]s|interessad[oa]s|intéressée?),? ?:?)?\\s?" +
    "(?:(?:please|bitte|kindly|just|por favor,?|merci d[e']|favor(?: de)?) ?(?:\\p{L}+ )?)?" +
    "(?:(?:call|text|phone|ring|whatsapp|contact|visit|message|dm|click|drop|ring|e-?mail|apply)(?= (?:us|me|our|the|now|by|via|online|to|at|with|before|today|here|through|in|for|a|your|directly|[\\d+(@]))|" +
    "send (?:us|me|your|a|an|in|cv|resume|it|portfolio|application|applications|details)|submit (?:your|a|an|the)|bring (?:your|a) (?:cv|resume|id)|" +
    "senden|sende|schicken|schicke|schick|bewirb|bewerben|bewerbungen|rufen|ruf|melden sie|melde dich|" +
    "envoye[rz]|adresse[rz]|transmett(?:re|ez)|postule[rz]|contacte[rz]|" +
    "envía(?:nos|me)?|enviar|envie[mn]?|manda (?:tu|cv)|mandar|mándame|presentarse|postúlate|comunicarse|entregar (?:cv|currículo|curriculum)|" +
    "candidate-se|candidata-te|请(?:发送|投递|联系|带)|投递简历|简历(?:请)?发)(?!\\p{L}(?<!\\p{Script=Han}))",
  "iu",
);

/** "Regardless of gender, race, age or disability": whom an employer welcomes, not a demand. */
export function isAboutEquality({ text }: Piece): boolean {
  return new Set(text.slice(0, LONGEST).toLowerCase().match(protectedTraits)).size >= LEAST_TRAITS;
}

const LONGEST = 1000;
const LEAST_TRAITS = 3;
const protectedTraits =
  /(?<!\p{L})(?:gender(?: identity)?|sex|race|ethnicity|religion|creed|colou?r|age|disabilit(?:y|ies)|sexual orientation|national origin|marital status|geschlecht(?:s)?|herkunft|alter|behinderung|sexuelle[rn]? (?:orientierung|identität)|weltanschauung|nationalität|hautfarbe|sexe|genre|origines?|âge|handicap|orientation sexuelle|género|sexo|raza|religión|edad|discapacidad|orientación sexual|origen|gênero|raça|etnia|religião|idade|deficiência|orientação sexual|geslacht|leeftijd|afkomst|geaardheid|sesso|razza|religione|età|disabilità)(?!\p{L})|性别|种族|宗教|残疾|民族/gu;

/** "We meet twice a year in Porto" can be among demands without being one; "we need two years" is one. */
export function isAboutUs({ text }: Piece): boolean {
  return (
    !/sponsor|visa/i.test(text) &&
    /^(?:we (?:meet|have|are|work|offer|pay|provide|use|run|train|will|can|do|'|close)|wir (?:sind|haben|treffen|arbeiten|bieten|zahlen)|nous (?:sommes|avons|travaillons|offrons)|on (?:se|est|a|travaille)|(?:nosotros )?(?:somos|ofrecemos|tenemos|trabajamos))(?!\p{L})/iu.test(
      text,
    )
  );
}
