import type { Piece } from "../../text/piece.ts";
import { isAboutApplying, isAboutEquality, isAboutUs } from "./about-us.ts";
import { denies } from "./headings/lead-ins.ts";

/** True if a sentence of a posting asks nothing: about the employer, procedure, or a demand before it. */
export function isNoDemand(sentence: Piece, index: number): boolean {
  return (
    isAboutUs(sentence) ||
    isAboutEquality(sentence) ||
    isAboutApplying(sentence) ||
    ofOthers.test(sentence.text) ||
    ofContract.test(sentence.text) ||
    forAll.test(sentence.text) ||
    offered.test(sentence.text) ||
    (given.test(sentence.text) && !toGive.test(sentence.text)) ||
    denies.test(sentence.text) ||
    (index > 0 && isOtherWay.test(sentence.text)) ||
    ofBefore.test(sentence.text)
  );
}

/** "Our customers need two years of data", "All products must be certified", "Previous holders had a PhD". */
const ofOthers =
  /^(?:our|your|the|all|most|many|unsere?|ihre?|nos|nuestr[oa]s|noss[oa]s|i nostri|onze|våra|vores|våre) (?:\p{L}+ )?(?:customers|clients|guests|patients|students|pupils|visitors|products|systems?|buildings?|equipment|machines|interviews|kunden|gäste|bewohner(?:innen)?|patient(?:inn)?en|produkte|clientes|huéspedes|pacientes|productos|résidents|produits|clienti|klanten|kunder)\s(?:must|should|needs?|ha(?:ve|s)|will|requires?|expect|speak|müssen|brauchen|sollen|haben|sprechen|doivent|parlent|ont|deben|necesitan|hablan|tienen|precisam|devem|falam|devono|moeten|måste|skal)(?!\p{L})|^(?:our|the|your|unser|notre|nuestro|nosso) team (?:has|have|holds?|speaks?|includes|spricht|hat|parle|habla|fala)(?!\p{L})|^(?:your|the) (?:line )?(?:manager|supervisor|boss) (?:has|holds|speaks)(?!\p{L})|^interviews? (?:will|may|requires?) |^(?:the )?(?:previous|former|prior|earlier|past) (?:post-?)?(?:holders?|assistants?|employees|managers?|applicants?|candidates?) |^(?:les candidats précédents|anciens candidats|wer sich bereits beworben hat|candidat[oa]s anteriores)(?!\p{L})/iu;

/** "Cette expérience est indispensable" is about the previous demand. */
const ofBefore =
  /^(?:cette|ces|diese|dieser|this|esta|este) (?:expérience|formation|diplôme|erfahrung|abschluss|experience|experiencia|formación|experiência|formação)(?!\p{L}).{0,40}$/iu;

/** "OR a diploma in nursing": an alternative to the previous demand. */
const isOtherWay = /^(?:and\/)?or[ :,]/iu;

/** "Open to: All interested applicants" asks nothing, and neither does the end of a sentence, "which is attached". */
const forAll =
  /^(?:(?:all|any|every|interested|qualified|eligible|suitable|highly|quall?ified|and|other|motivated|ordinarily|resident)[ ,]+){1,6}(?:applicants?|candidates?|persons?|people|individuals?|citizens|specialists|parties|organi[sz]ations)\.?$|^which (?:is|are|can|may|will) /iu;

/** "Vi erbjuder friskvård", "unlimited vacation", "live-in available": what the employer gives. */
const offered =
  /^[-•* ]*(?:vi (?:erbjuder|tilbyder|tilbyr)|wij bieden|noi offriamo|oferujemy|tarjoamme|nabízíme|we (?:also )?offer|wir bieten|nous (?:offrons|proposons)|(?:te |le )?ofrecemos|oferecemos)(?!\p{L})|^(?:you have )?(?:unlimited |generous |paid |\d{1,2}\+? (?:days?|weeks?)(?:['’])? (?:of )?(?:paid )?)*(?:vacation|annual leave|pto)(?: days?)?\.?$|^(?:live[- ]in|accommodation|parking|meals?|uniforms?|relocation(?: support| assistance| package)?|(?:visa )?sponsorship|visa support|hybrid working|flexible (?:hours|working)) (?:(?:is|are) )?(?:available|provided|included|offered|possible)\.?$/iu;

/** "Véhicule de service fourni", but not "references must be provided". */
const given =
  /^[^.,;:]{3,60} (?:provided|supplied|fournie?s?|mise?s? à (?:votre )?disposition|gestellt|zur verfügung gestellt|proporcionad[oa]s?|facilitad[oa]s?|fornecid[oa]s?|fornit[oaie]|verstrekt|tillhandahålls|zapewnion[yae])\.?$/iu;
const toGive =
  /(?<!\p{L})(?:must|to be|have to|should|need|if|as|doi(?:t|vent)|à fournir|muss|müssen|debe\p{L}*|deve\p{L}*|experience|ability|able|care|service provided|services provided)(?!\p{L})/iu;

/** "Fixed term, 2.5 years": the job's duration. */
const ofContract =
  /^(?:[iİ]lanı |(?:report|flag) this |signaler (?:cette |l')|anzeige melden|denunciar |segnala |zgłoś |rapportera |apply (?:by|before|until)|closing date|start(?:ing)? date|poste à pourvoir|prise de (?:poste|fonctions?)|incorporación|eintritt(?:stermin|sdatum)|data de início|data di inizio|ingangsdatum|tillträde|postulaciones|candidaturas? |candidatures? |bewerbung(?:en)?(?: bitte)? (?:bis|an|per|mit)|sollicit\p{L}+ |fixed[- ]term|befristet|temporary contract|contract length|plazo fijo|contrat de|cd[di]|ouvrier (?:non )?(?:qualifié|spécialisé)|employé (?:non )?qualifié)(?!\p{L})/iu;
