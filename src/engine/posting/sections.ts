import { type Doc, fold, labelDashes, type TextSpan } from "./doc.ts";

/** What a part of a posting is about; `aside` holds benefits, company and application. */
type Section = "required" | "preferred" | "duties" | "aside" | "open";

export interface Sections {
  at(position: number): Section;
}

const table: Record<Exclude<Section, "open">, string> = {
  preferred:
    "nice to have|nice-to-have|nice to haves|preferred|preferred qualifications|preferred skills|preferred requirements|preferred experience|bonus|bonus points|bonus points if you have|bonus skills|bonus qualifications|desired|desired skills|" +
    "desired qualifications|desirable|desirable skills|desirable criteria|pluses|plus|a plus|good to have|nice if you have|it's a plus if|additional qualifications|what would be nice|it would be great if you have|extra credit|preferred but not required|optional|" +
    "wünschenswert|wünschenswert sind|von vorteil|von vorteil sind|idealerweise|pluspunkte|das wäre ein plus|kann-kriterien|optional|außerdem von vorteil|schön, wenn du mitbringst|" +
    "les plus|atouts|vos atouts|souhaité|compétences souhaitées|un plus|ce serait un plus|compétences appréciées|profil apprécié|" +
    "deseable|deseables|se valora|se valorará|valorable|requisitos deseados|requisitos deseables|valoramos|se valorará positivamente|plus|" +
    "加分项|优先条件|优先考虑|加分|优先录用|优先",
  required:
    "requirements|required|qualifications|minimum qualifications|basic qualifications|required qualifications|required skills|must have|must haves|must-have|must-haves|key requirements|job requirements|skills|skills and experience|skills & experience|" +
    "what you'll need|what you will need|what you need|what we're looking for|what we are looking for|who you are|about you|your profile|you have|you bring|what you bring|what you'll bring|experience|education|education and experience|essential|essential criteria|" +
    "essential skills|minimum requirements|skills required|knowledge, skills and abilities|required experience|your skills|who we're looking for|ideal candidate|the ideal candidate|candidate profile|technical skills|education & experience|licenses and certifications|" +
    "certifications|tech stack|our tech stack|tools|you should have|person specification|qualifications and skills|requirements and qualifications|requirements and skills|experience and skills|experience & qualifications|" +
    "anforderungen|anforderungsprofil|ihr profil|dein profil|profil|voraussetzungen|qualifikation|qualifikationen|was du mitbringst|was sie mitbringen|das bringst du mit|das bringen sie mit|du bringst mit|sie bringen mit|was wir erwarten|wir erwarten|das solltest du mitbringen|deine qualifikation|" +
    "deine qualifikationen|ihre qualifikation|ihre qualifikationen|kenntnisse|muss-kriterien|damit überzeugst du|das zeichnet dich aus|was uns überzeugt|fachliche anforderungen|ihre kenntnisse|" +
    "profil recherché|votre profil|ton profil|le profil|compétences|compétences requises|prérequis|pré-requis|exigences|qualifications requises|vos compétences|ce que nous recherchons|profil et compétences|expérience|formation|qui êtes-vous|vous êtes|vous avez|" +
    "requisitos|requisitos mínimos|requisitos imprescindibles|perfil|perfil requerido|tu perfil|perfil buscado|imprescindible|qué buscamos|lo que buscamos|qué necesitas|qué pedimos|necesitas|competencias|conocimientos|habilidades|experiencia|formación|requerimientos|" +
    "任职要求|岗位要求|职位要求|任职资格|招聘要求|应聘条件|任职条件|要求|技能要求|资格要求|我们希望你|我们期待你",
  duties:
    "responsibilities|duties|key responsibilities|what you'll do|what you will do|your role|the role|about the role|job description|role description|role|duties and responsibilities|essential duties|essential functions|your responsibilities|the job|day to day|" +
    "what you'll be doing|a typical day|position summary|job summary|overview|job duties|main duties|your mission|about the job|about this role|in this role you will|summary|description|position overview|" +
    "aufgaben|ihre aufgaben|deine aufgaben|das erwartet dich|was dich erwartet|was sie erwartet|tätigkeiten|aufgabengebiet|ihr aufgabengebiet|stellenbeschreibung|deine rolle|ihre tätigkeiten|das sind deine aufgaben|" +
    "missions|vos missions|tes missions|responsabilités|description du poste|le poste|vos responsabilités|activités|missions principales|vos tâches|" +
    "funciones|responsabilidades|tareas|tus funciones|descripción del puesto|qué harás|tus responsabilidades|funciones principales|descripción|" +
    "岗位职责|工作职责|职位描述|工作内容|职责|职位职责|岗位描述|主要职责",
  aside:
    "benefits|what we offer|we offer|perks|perks and benefits|benefits and perks|why join us|why us|compensation|compensation and benefits|pay and benefits|about us|about the company|who we are|our company|company|company overview|company description|how to apply|to apply|" +
    "application process|equal opportunity|equal opportunity employer|eeo|eeo statement|our benefits|our values|our culture|diversity|what's in it for you|salary and benefits|contact|apply|about the team|hiring process|interview process|additional information|privacy|the benefits|what you'll get|total rewards|" +
    "wir bieten|das bieten wir|unser angebot|was wir bieten|unsere benefits|deine vorteile|ihre vorteile|über uns|kontakt|bewerbung|das bieten wir ihnen|das bieten wir dir|wir bieten ihnen|wir bieten dir|was wir dir bieten|wer wir sind|benefits bei uns|interessiert|haben wir ihr interesse geweckt|" +
    "avantages|nous offrons|ce que nous offrons|nos avantages|à propos|à propos de nous|qui sommes-nous|l'entreprise|notre entreprise|pour postuler|rémunération et avantages|conditions|processus de recrutement|nous vous offrons|ce que nous proposons|nous proposons|" +
    "ofrecemos|qué ofrecemos|beneficios|sobre nosotros|quiénes somos|la empresa|contacto|cómo aplicar|se ofrece|condiciones|ventajas|te ofrecemos|lo que ofrecemos|" +
    "福利待遇|福利|薪资福利|公司介绍|公司简介|关于我们|联系方式|我们提供|公司福利|应聘方式|投递方式|员工福利",
};
const kinds = ["aside", "duties", "required", "preferred"] as const;
const headings = new Map(
  kinds.flatMap((kind) =>
    table[kind].split("|").map((text): [string, Section] => [fold(text).replace(/[\s-]+/g, " "), kind]),
  ),
);
const maxHeadingLength = 70;

/** Divides a posting by its headings; before the first one all is `open`. */
export function readSections(doc: Doc): Sections {
  const marks: { at: number; section: Section }[] = [];
  let current: Section = "open";
  for (const line of doc.lines) {
    const own = ownSection(doc, line);
    const section = own ?? headingOf(line);
    if (section === undefined) continue;
    marks.push({ at: line.start, section });
    if (own === undefined) current = section;
    else marks.push({ at: line.end, section: current });
  }
  return { at: (position) => lastBefore(marks, position) };
}

function lastBefore(marks: { at: number; section: Section }[], position: number): Section {
  let low = 0;
  let high = marks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((marks[middle]?.at ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return marks[low - 1]?.section ?? "open";
}

/** What a line says of itself alone: a label, a dash and what it names, or such a bullet with a colon. */
function ownSection(doc: Doc, line: TextSpan): Section | undefined {
  const isBullet = /^[-•·*] /.test(line.text);
  const colon = line.text.indexOf(":");
  const marks = isBullet && colon !== -1 ? [{ from: colon, to: colon + 1 }] : [];
  for (const { from, to } of [...labelDashes(doc, line, maxHeadingLength), ...marks]) {
    const section = headings.get(plainHeading(line.text.slice(0, from)));
    const isList = section === "preferred" || section === "required";
    if (isList && line.text.slice(to).trim() !== "") return section;
  }
  return undefined;
}

function headingOf(line: TextSpan): Section | undefined {
  if (line.text === "") return undefined;
  const head = line.text.slice(0, maxHeadingLength + 10);
  const colon = head.indexOf(":");
  // "Skills: a, b" is a heading and its content in one; a bullet or a sentence without a colon is content.
  if (colon === -1 && (line.text.length > maxHeadingLength || /^[-•·*] |[.;,。；，]$/.test(line.text)))
    return undefined;
  const plain = plainHeading(colon === -1 ? head : head.slice(0, colon));
  return headings.get(plain) ?? headings.get(plain.replace(/ ?\([^()]{0,40}\)$/, "")) ?? guess(plain);
}

function plainHeading(raw: string): string {
  return raw
    .toLowerCase()
    .replace(/\uFE0F/g, "")
    .replace(/^[\s\p{Extended_Pictographic}*_#>•·\d.)【[\]、一二三四五-]+/u, "")
    .replace(/[\s*_#?!.…】[\]]+$/, "")
    .replace(/[\s-]+/g, " ");
}

const byWords: [Section, RegExp][] = [
  [
    "preferred",
    /^(?:nice|good|great) to have|^(?:preferred|desired|desirable) |^(?:even better|it'?s a plus|extra points|bonus points)|wünschenswert|von vorteil|souhaitées?$|^les \+|deseables?$|^se valora|加分项?$|优先(?:条件|考虑)?$/,
  ],
  [
    "aside",
    /^about (?!the (?:role|job|position|opportunity)|this (?:role|job)|you\b)\p{L}|^(?:über|à propos d|sobre) ?\p{L}|benefits|perks|^(?:what )?we offer|^why (?:join|work|you'?ll love)|bieten (?:wir|dir|ihnen)|^wir bieten|nous (?:vous )?(?:offrons|proposons)|avantages$|ofrecemos|beneficios|福利|公司简介/u,
  ],
  [
    "required",
    /(?:requirements|qualifications|(?:^|\b(?:required|key|essential|technical|professional) )skills)$|^(?:requirements|qualifications) |^what (?:you|we)(?:'ll| will|'re| are)? (?:need|bring|looking)|^(?:minimum|basic|required) |anforderungen$|^(?:dein|ihr|das) profil|bring(?:st|en) (?:du|sie)|mitbring|^profil |exigences|requisitos|任职|要求$/,
  ],
  [
    "duties",
    /responsibilities|^what (?:you'?ll|you will) (?:do|be doing)|(?:^|\b)duties$|aufgaben$|^vos missions|^(?:tus )?funciones|职责/,
  ],
];

function guess(plain: string): Section | undefined {
  if (plain.length > 50 || /[,，、]/.test(plain) || plain.split(" ").length > 7) return undefined;
  return byWords.find(([, pattern]) => pattern.test(plain))?.[0];
}
