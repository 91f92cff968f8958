import { hasWords } from "./words.ts";

/** Sentences of documents about the opening: what stands in quotes, after a colon or in brackets is the opening's own. */
const openingLines = [
  /^Dear hiring team(?: at .+)?,$/,
  /^Application for the position of .+$/,
  /^I would like to apply for (?:your opening(?: at .+)?|the position of .+)\.$/s,
  /^You(?:r advertisement names|(?: also| further)? ask for) .+\.$/s,
  /^I am writing to ask about work as .+\.$/,
  /^Could we speak in the coming weeks, by phone or in person\?$/,
  /^Kind regards,$/,
  /^(?:Not shown yet|Only partly shown): /,
  /^We ask for “.+”\. (?:Do you hold it|How has your training)/s,
  /^Would this suit you: “.+”\?$/s,
  /^Our advertisement says “.+”\. (?:What is your situation|What can you tell us about that)\?$/s,
  /^Tell me about your(?: work:| time)? “.+”\. What was the hardest part, and how did you handle it\?$/s,
  /^Tell me about a time when you (?:needed this language at work: “.+”\. How did it go\?|(?:had to|relied on) “.+”\. What did you do, and what came of it\?)$/s,
  /^Tell me about a time when (?:“.+” was what mattered most|your work called for “.+”)\. What did you do, and what came of it\?$/s,
  /^Tell me about a time when (?:you had to explain something difficult to somebody\. How did you go about it|a team that you were in did not work well\. What did you do|everything was due at once\. How did you decide what came first|you had to lead people who saw things differently\. How did it end|a customer was unhappy with you or your work\. What did you do|something went wrong and nobody knew why\. How did you find out|you found a mistake before it did harm\. How did you come to see it|you had to learn something fast\. How did you do it)\?$/,
  /^Erzählen Sie von einer Situation, in der (?:Sie jemandem etwas Schwieriges erklären mussten\. Wie sind Sie vorgegangen|ein Team, in dem Sie waren, nicht gut lief\. Was haben Sie getan|alles auf einmal fällig war\. Wie haben Sie entschieden, was zuerst kam|Sie Menschen führen mussten, die es anders sahen\. Wie ging es aus|ein Kunde unzufrieden war\. Was haben Sie getan|etwas schiefging und niemand wusste, warum\. Wie sind Sie dahintergekommen|Sie einen Fehler fanden, bevor er schadete\. Wie sind Sie darauf gekommen|Sie etwas schnell lernen mussten\. Wie haben Sie das gemacht)\?$/,
  /^Parlez-moi d'une (?:fois où (?:vous avez dû expliquer quelque chose de difficile\. Comment avez-vous fait|votre équipe fonctionnait mal\. Qu'avez-vous fait|tout était urgent\. Comment avez-vous choisi l'ordre|vous avez dirigé des personnes d'un autre avis\. Comment cela s'est-il terminé|un client était mécontent\. Qu'avez-vous fait|quelque chose a mal tourné sans qu'on sache pourquoi\. Comment avez-vous trouvé|vous avez dû apprendre vite\. Comment avez-vous fait)|erreur que vous avez vue avant qu'elle ne nuise\. Comment l'avez-vous remarquée) \?$/,
  /^Hábleme de (?:una vez en que (?:tuvo que explicar algo difícil\. ¿Cómo lo hizo|su equipo no funcionaba bien\. ¿Qué hizo|todo corría prisa\. ¿Cómo decidió qué iba primero|dirigió a personas que lo veían de otra manera\. ¿Cómo terminó|un cliente estaba descontento\. ¿Qué hizo|algo falló y nadie sabía por qué\. ¿Cómo lo averiguó|tuvo que aprender algo deprisa\. ¿Cómo lo hizo)|un error que encontró antes de que hiciera daño\. ¿Cómo se dio cuenta)\?$/,
  /^请讲一次(?:你必须向别人解释难事的经历。你是怎么做的|你所在的团队合作不顺的经历。你做了什么|所有事情同时到期的经历。你怎样决定先后|你带领意见不同的人的经历。结果怎样|顾客不满意的经历。你做了什么|出了问题而没人知道原因的经历。你是怎样找到的|你在造成损失之前发现错误的经历。你是怎样发现的|你必须很快学会一样东西的经历。你是怎么做的)？$/,
  /^You have something close, but no line of your resume shows it\.$/,
  /^(?:Think of an example, or say plainly where you stand|Answer plainly: yes, no, or from when|Say plainly whether you hold it, and if not, by when you could)\.$/,
  /^Where in the daily work does “.+” come up\?$/s,
  /^What does the position pay\?$/,
  /^Where is the place of work, and /,
  /^Sehr geehrte Damen und Herren,$/,
  /^Bewerbung auf die Stelle „.+“$/s,
  /^(?:Gefragt|Außerdem gefragt|Ebenfalls gefragt) (?:ist|sind) bei Ihnen .+\.$/s,
  /^(?:hiermit bewerbe ich mich auf Ihre Stelle|ich schreibe Ihnen, weil )/,
  /^Über eine Einladung zu einem Gespräch freue ich mich, /,
  /^Mit freundlichen Grüßen$/,
  /^(?:Noch nicht gezeigt|Nur zum Teil gezeigt): /,
  /^Wir verlangen „.+“\. (?:Haben Sie das|Wie hat Ihre Ausbildung)/s,
  /^(?:Wo wenden Sie diese Sprache an, und wie gut|Würde das für Sie passen): „.+“\?$/s,
  /^Erzählen Sie von Ihrer „.+“\. Was war das Schwierigste daran, und wie haben Sie es gelöst\?$/s,
  /^Parlez-moi de votre « .+ »\. Qu'est-ce qui a été le plus difficile, et comment avez-vous fait \?$/s,
  /^Hábleme de su «.+»\. ¿Qué fue lo más difícil, y cómo lo resolvió\?$/s,
  /^Erzählen Sie von (?:der Arbeit, bei der Sie diese Erfahrung gesammelt haben: „|einer Situation, in der „)/,
  /^Zu „.+“: Was bringen Sie dafür mit\?$/s,
  /^Hay algo parecido guardado, pero ningún dato suyo lo muestra\.$/,
  /^Quelque chose de proche est enregistré, mais aucune de vos données ne le montre\.$/,
  /^Há algo próximo guardado, mas nenhum dado seu o mostra\.$/,
  /^已存有相近的资料，但没有您的陈述能证明。$/,
  /^Etwas Verwandtes ist gespeichert, aber keine Ihrer Angaben zeigt es\.$/,
  /^(?:Überlegen Sie ein Beispiel, oder sagen Sie offen, wo Sie stehen|Antworten Sie klar: ja, nein oder ab wann|Sagen Sie offen, ob Sie das haben, und wenn nicht, bis wann Sie es erwerben könnten)\.$/,
  /^Wo kommt „.+“ im Alltag vor\?$/s,
  /^Wie ist die Stelle bezahlt\?$/,
  /^Wo ist der Arbeitsort, /,
  /^Madame, Monsieur,$/,
  /^Objet : candidature au poste d.+$/,
  /^(?:Votre annonce (?:demande|cite également)|Vous demandez aussi) .+\.$/s,
  /^Je vous (?:adresse ma candidature|écris au sujet )/,
  /^J'aimerais en parler avec vous /,
  /^Je vous prie d'agréer, (?:Madame|Monsieur|Madame, Monsieur), mes salutations distinguées\.$/,
  /^(?:Pas encore montré|Montré en partie seulement) : /,
  /^Nous demandons « .+ »\. (?:L'avez-vous|Comment votre formation)/s,
  /^(?:Où utilisez-vous cette langue, et à quel niveau|Cela vous conviendrait-il) : « .+ » \?$/s,
  /^Parlez-moi (?:du travail qui vous a donné cette expérience : «|d'une situation qui demandait «)/,
  /^Au sujet de « .+ » : qu'apportez-vous \?$/s,
  /^(?:Cherchez un exemple, ou dites franchement où vous en êtes|Répondez clairement : oui, non, ou à partir de quand|Dites franchement si vous l'avez, et sinon quand vous pourriez l'avoir)\.$/,
  /^Où « .+ » intervient-il /s,
  /^Quelle est la rémunération du poste \?$/,
  /^Où est le lieu de travail, /,
  /^Estimado equipo de /,
  /^Asunto: candidatura al puesto de .+$/,
  /^(?:En su oferta piden|Piden también|Su oferta nombra además) .+\.$/s,
  /^(?:Me gustaría presentarme a|Les escribo para preguntar)/,
  /^¿Podríamos hablar en las próximas semanas/,
  /^Un cordial saludo,$/,
  /^(?:Aún no se muestra|Solo se muestra en parte): /,
  /^Pedimos «.+»\. ¿(?:Lo tiene|Cómo le ha preparado)/s,
  /^¿(?:Dónde usa este idioma, y con qué nivel|Le convendría esto): «.+»\?$/s,
  /^Hábleme (?:del trabajo que le dio esta experiencia: «|de una situación que pedía «)/,
  /^Sobre «.+»: ¿qué aporta usted\?$/s,
  /^(?:Piense en un ejemplo, o diga con franqueza dónde está|Responda con claridad: sí, no, o desde cuándo|Diga con franqueza si lo tiene y, si no, cuándo podría tenerlo)\.$/,
  /^¿Dónde aparece «.+» en el trabajo diario\?$/s,
  /^¿Cuánto se paga en el puesto\?$/,
  /^¿Dónde está el lugar de trabajo, /,
  /^(?:.+)?招聘团队：您好！$/,
  /^我想(?:应聘|了解)/,
  /^应聘职位：.+$/,
  /^贵公司还?要求.+。$/s,
  /^期待近期能与您/,
  /^此致敬礼！$/,
  /^(?:尚未体现|只体现了一部分)：/,
  /^我们要求“.+”。你(?:是否持有|的学习怎样)/s,
  /^(?:你在哪里使用这门语言，水平如何|这对你合适吗)：“.+”？$/s,
  /^(?:请谈谈让你积累这项经验的工作：“|请谈谈一次需要“)/,
  /^关于“.+”，你有哪些经历？$/s,
  /^(?:请想一个实例，或如实说明自己的情况|请直接回答：可以、不可以，或从何时起可以|请如实说明是否持有；如果没有，何时可以取得)。$/,
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
  /In figures:|From my resume:|My (?:certificates|courses|projects|awards|publications) include|I hold the|My skills include|My education includes|I (?:am studying|studied)|I speak|Earlier, from|My work (?:there|also) included?s?|The work included?s?|(?:There|In that role) I (?:am|was) (?=responsible)|(?:There I|In that role I|I also)(?: have)?(?: served? as(?: an?)?)?|I have (?:worked|volunteered)|I (?:worked|volunteered)|Your resume lists|Have one example of it ready/g,
  /In Zahlen:|Aus meinem Lebenslauf:|Zu meinen Nachweisen gehör(?:en|t)(?: (?:die|der|das))?|Zu meinen (?:Kenntnissen|Kursen|Projekten|Auszeichnungen|Veröffentlichungen) gehör(?:en|t)|Meine Ausbildung:|Zu meiner Ausbildung gehört(?: der Abschluss| das| der| die)?|Ich spreche|Gelernt habe ich(?: den Beruf)?|Studiert habe ich|Zurzeit lerne ich(?: den Beruf)?|Zurzeit studiere ich|Zu meinen Aufgaben(?: dort)? gehör(?:ten|te|t|en)(?: (?:die|der|das))?|(?<=\p{L}) sowie (?:(?:die|der|das) )?(?=\p{Lu})|Zuvor, von|arbeite(?:te)? ich|(?:Dort|Zudem) (?:bin|war) ich|Dort|Außerdem|Ihr Lebenslauf nennt|Halten Sie ein Beispiel dafür bereit/gu,
  /En chiffres :|Extrait de mon CV :|Mes certifications comprennent|Parmi mes compétences figure(?:nt)?|Ma formation :|Ma formation comprend(?: l[ea])?|Je suis en formation|J'ai suivi une formation|Mes (?:cours|projets|distinctions|publications) comprennent|Je parle|Auparavant, d[e']|(?:Mon travail|Mes tâches)(?: y)? compren(?:d|nent|ait|aient)|(?:Mon travail|Mes tâches)(?: y)? consist(?:e|ent|ait|aient) à|J'y (?:ai|suis|étais)|J'ai aussi|je travaille|j'ai travaillé|à titre bénévole|, ainsi que|Votre CV cite|Préparez-en un exemple/gi,
  /En cifras:|De mi currículum:|Entre mis certificados est(?:á|án)(?: el| la)?|Entre mis (?:competencias|cursos|proyectos|premios|publicaciones) est(?:á|án)|Mi formación:|Mi formación incluye(?: el| la)?|Hablo|Estudi[oé]|Antes, de|(?:Mi trabajo(?: allí)?|Mis tareas) (?:inclu(?:yen?|ían?)|consist(?:en?|ían?) en)|Allí (?:soy|era)|Allí|También|En ese puesto|trabaj[oé](?: de forma voluntaria)?|, así como|Su currículum nombra|Tenga preparado un ejemplo/g,
  /具体数字：|摘自我的简历：|我持有的证书包括|我的(?:技能|课程|项目|奖项|发表)包括|我的学历包括|我(?:曾|正在)(?=在|学习)|学习(?=\p{Script=Han}|（)|工作(?=。)|我掌握的语言有|工作内容还?包括|任职期间，我|在那里，我|此前，|，并|，我在?|你的简历列有|请准备一个例子/gu,
];
const joins =
  /(?:^|(?<=[\s;]))(?:Since|since|From|Until|to|as an?|as|at(?: the)?|and(?: the)?|the|Seit|seit|Von|Bis|bis|als|bei(?:m| der)?|und|die|Depuis|De|à(?: la)?|au|chez|comme|et|la|le|l'|Desde|a|en|como|y|la|el|Present|heute|aujourd'hui|actualidad|atual)(?=[\s;.,]|$)|(?<=\s)(?:à )?l'|担任|至今|(?<=[\d月])至(?=\d)|^自|起(?=;|$)|在(?=[\p{Script=Han}\p{Lu}])/gu;

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

/** The day on which the letters of these tests are written, as each language has it over a letter. */
const today =
  /(?:^|, |,? le |，)(?:2 March 2026|March 2, 2026|02\.03\.2026|2 mars 2026|2 de marzo de 2026|2 de março de 2026|2026年3月2日)$/;

/** What a line of place and day says of the place; undefined where it names another day. */
export function placeIn(line: string): string | undefined {
  return today.test(line) ? line.replace(today, "") : undefined;
}

/** The parts of a line that stand in none of the claims; a part is what stands between marks and words that say nothing. */
export function unheldIn(line: string, claims: readonly string[]): string[] {
  const isHeld = (part: string) =>
    claims.some((claim) => hasWords(claim, part) || hasWords(claim, withIsoDates(part)));
  const plain = frames.reduce((text, frame) => text.replace(frame, ";"), line);
  const parts = plain
    .split(/;|·|、|；|。|：|，(?=\d{4}年)|: |\. |, (?=\p{Lu}|\p{Script=Han})|, |[()“”„«»（）]| – |\n/u)
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
