import { hasWords } from "./words.ts";

/** Sentences of documents about the opening: what stands in quotes, after a colon or in brackets is the opening's own. */
const openingLines = [
  /^Dear hiring team(?: at .+)?,$/,
  /^I am writing about your opening(?: “[^”]*”)?\.(?: You ask for .+\. Here is what I can show for that\.)?$/s,
  /^I am writing to ask about work as .+\.$/,
  /^Could we speak for half an hour in the coming weeks, by phone or in person\?(?: I will gladly go .+)?$/,
  /^Kind regards,$/,
  /^Asked for, and (?:nothing stored shows it|only what is near it is stored): /,
  /^“.+”: (?:when did you|do you hold it|which part of|where do you use it|does this suit)/s,
  /^Nothing stored answers this\. Think of an example, or say plainly how you would learn it\.$/,
  /^Where in the daily work does “.+” come up\?$/s,
  /^What does the position pay\?$/,
  /^Where is the place of work, and /,
  /^Guten Tag,$/,
  /^ich schreibe Ihnen (?:zu Ihrer Stelle|, weil )/,
  /^Hätten Sie in den kommenden Wochen /,
  /^Mit freundlichen Grüßen$/,
  /^Gefragt, und (?:nichts Gespeichertes zeigt es|nur Verwandtes ist gespeichert): /,
  /^„.+“: (?:Haben Sie|Welcher Teil|Wo wenden|Passt das|Wann haben)/s,
  /^Nichts Gespeichertes beantwortet das\. /,
  /^Wo kommt „.+“ im Alltag vor\?$/s,
  /^Wie ist die Stelle bezahlt\?$/,
  /^Wo ist der Arbeitsort, /,
  /^Madame, Monsieur,$/,
  /^Je vous écris au sujet /,
  /^Auriez-vous une demi-heure /,
  /^Cordialement,$/,
  /^Demandé, et (?:rien d'enregistré ne le montre|seul quelque chose de proche est enregistré) : /,
  /^« .+ » : (?:l'avez-vous|quelle partie|où l'utilisez|est-ce que cela|quand l'avez)/s,
  /^Rien d'enregistré n'y répond\. /,
  /^Où « .+ » intervient-il /s,
  /^Quelle est la rémunération du poste \?$/,
  /^Où est le lieu de travail, /,
  /^Estimado equipo de /,
  /^Les escribo (?:por su oferta|para preguntar)/,
  /^¿Tendrían media hora /,
  /^Un cordial saludo,$/,
  /^Lo piden y (?:nada guardado lo muestra|solo hay guardado algo parecido): /,
  /^«.+»: ¿(?:lo tiene|qué parte|dónde lo usa|le conviene|cuándo lo hizo)/s,
  /^Nada guardado responde a esto\. /,
  /^¿Dónde aparece «.+» en el trabajo diario\?$/s,
  /^¿Cuánto se paga en el puesto\?$/,
  /^¿Dónde está el lugar de trabajo, /,
  /^(?:.+)?招聘团队：您好！$/,
  /^我想(?:应聘|了解)/,
  /^请问近期能否安排半小时/,
  /^此致敬礼$/,
  /^要求之中，已存资料/,
  /^“.+”：(?:你是否持有|你的学习中|你在哪里|这对你|你最近一次)/s,
  /^已存资料没有答案。/,
  /^日常工作中哪里会用到/,
  /^这个职位的薪酬是多少？$/,
  /^工作地点在哪里/,
];

/** Whether a line is one that documents have about the opening. */
export function isOfOpening(text: string): boolean {
  return openingLines.some((form) => form.test(text));
}

/** Words around claims in sentences of documents; none of them says anything about a person. */
const frames = [
  /You will also find in my resume:|Training and certificates:|My work there included?s?:?|There I (?:am|was) (?=responsible)|There I |I also |I have worked|I worked|About my work|Your resume lists|Have one example of it ready/g,
  /In meinem Lebenslauf finden Sie dazu außerdem:|Ausbildung und Nachweise:|Zu meiner Arbeit dort gehör(?:ten|te|t|en):?|(?<=\p{L}) sowie (?=\p{Lu})|arbeite(?:te)? ich|Zu meiner Arbeit|Ihr Lebenslauf nennt|Halten Sie ein Beispiel dafür bereit/gu,
  /Vous trouverez aussi dans mon CV :|Formation et certificats :|Mon travail y compren(?:d|ait) :|je travaille|j'ai travaillé|Sur mon travail|Votre CV cite|Préparez-en un exemple/g,
  /En mi currículum encontrarán también:|Formación y certificados:|Mi trabajo allí (?:incluye|incluía):?|, así como |trabaj[oé]|Sobre mi trabajo|Su currículum nombra|Tenga preparado un ejemplo/g,
  /我的简历中还有：|教育与证书：|工作内容包括：|关于我|的经历：|，我在?|你的简历列有|请准备一个例子/g,
];
const joins =
  /(?:^|(?<=[\s;]))(?:Since|From|Until|to|as an?|as|at|Seit|Von|Bis|bis|als|Depuis|De|à|comme|Desde|a|como|Present|heute|aujourd'hui|actualidad|atual)(?=[\s;.,]|$)|担任|至今|(?<=[\d月])至(?=\d)|^自|起(?=;|$)/g;

const months = [
  "jan january januar janvier enero janeiro",
  "feb february februar février febrero fevereiro",
  "mar march märz mars marzo março",
  "apr april avril abril",
  "may mai mayo maio",
  "jun june juni juin junio junho",
  "jul july juli juillet julio julho",
  "aug august août agosto",
  "sep september septembre septiembre setembro",
  "oct october oktober octobre octubre outubro",
  "nov november novembre noviembre novembro",
  "dec december dezember décembre diciembre dezembro",
].map((names) => names.split(" "));

/** Dates as claims have them. */
function withIsoDates(text: string): string {
  return text
    .replace(/(\p{L}+) (?:de )?(\d{4})(?!\d)/gu, (said, name: string, year: string) => {
      const month = months.findIndex((names) => names.includes(name.toLowerCase()));
      return month < 0 ? said : `${year}-${String(month + 1).padStart(2, "0")}`;
    })
    .replace(/(\d{4})年(\d{1,2})月/g, (_, year: string, month: string) => `${year}-${month.padStart(2, "0")}`)
    .replace(/\b(\d{2})\/(\d{4})\b/g, "$2-$1")
    .replace(/(?<!\d)(\d{4})\.(\d{2})(?!\d)/g, "$1-$2");
}

/** The parts of a line that stand in none of the claims; a part is what stands between marks and words that say nothing. */
export function unheldIn(line: string, claims: readonly string[]): string[] {
  const isHeld = (part: string) =>
    claims.some((claim) => hasWords(claim, part) || hasWords(claim, withIsoDates(part)));
  const plain = frames.reduce((text, frame) => text.replace(frame, ";"), line);
  const parts = plain
    .split(/;|·|、|；|。|：|: |\. |, (?=\p{Lu}|\p{Script=Han})|, |[()“”„«»（）]| – |\n/u)
    .map((part) => part.trim());
  return parts.filter(saysSomething).flatMap((part) => {
    if (isHeld(part)) return [];
    return part
      .replace(joins, ";")
      .split(";")
      .filter((piece) => saysSomething(piece) && !isHeld(piece));
  });
}

function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
