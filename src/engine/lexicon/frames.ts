import type { HeldLanguage } from "./held/types.ts";

/** The closed classes of a language's words that show whose a clause is, as alternatives of a regular expression. */
export interface FrameWords {
  /** What opens a clause with a subject of its own: relative pronouns, "while". */
  opens: string;
  /** The writer, as a word or by the ending of a verb. */
  writer: string;
  /** How a verb of the first person ends, where it needs no pronoun. */
  verbEnds?: string;
  /** Behind the title of a job: "analyst with". */
  having: string;
  /** Right behind what opens a clause: a verb in the first person. */
  writerNext?: string;
  /** "I am a", behind which a relative clause is about the writer. */
  being?: string;
  /** Articles and pronouns with which another subject begins. */
  articles: string;
  /** How a clause without a subject begins, where no endings show it. */
  starts?: string;
  /** Forms of a verb for what is not so yet, or would be. */
  moods: string;
  /** What opens a condition. */
  conditions: string;
  /** Where something is done, and not by whom: "with us". */
  asides?: string;
  /** Nobody, as the subject. */
  nobody: string;
}

export const frameWords: Readonly<Record<HeldLanguage, FrameWords>> = {
  en: {
    opens: "who|whose|whom|which|that|while|whilst|whereas|where",
    writer: "i|i['’]\\p{L}+|my|mine|myself",
    being: "i am|i['’]m|i was|i have been|i['’]ve been|as|am|person|one",
    having: "with",
    articles: "the|these|those|this|that|every|each|some|most|many|several|other|others",
    moods: "would|could|might|shall",
    conditions:
      "if|unless|provided|should (?:you|the)|had (?:i|we|the)|(?:with|given) (?:more|enough) (?:time|money|budget|people|help)",
    asides: "(?:with|at|around) us",
    nobody: "nobody|no one|none of",
  },
  de: {
    opens:
      "(?<=, )(?:die|der|das|den|dem|deren|dessen|denen|welche[rsnm]?|wo|dass|als|wie|was|wer|womit|damit|nachdem)|während",
    writer: "ich|mein\\p{L}*|selbst",
    being: "bin|war|als|diejenige|derjenige|person",
    having: "mit",
    articles: "der|die|das|den|dem|diese[rsnm]?|jede[rsnm]?|manche|viele|einige|alle anderen",
    moods: "\\p{L}*(?:äuchte|önnte|würde|wäre|hätte|müsste|dürfte|möchte|käme|ließe|bekäme)(?:n|st|t)?",
    conditions:
      "falls|sofern|wenn (?:sie|ich|der|die|das|es)|sollten? (?:sie|der|die|das|es)|(?:bei|mit) mehr (?:zeit|geld|budget|mitteln|leuten|personal)",
    asides: "bei uns|in unser\\p{L}+|von unser\\p{L}+",
    nobody: "niemand|niemandem|keiner|keinem|kein mensch",
  },
  fr: {
    opens:
      "qui|(?<!(?:ne|n['’])\\s?\\p{L}{1,15}\\s)(?:que|qu['’]\\p{L}*)|où|lesquel\\p{L}+|auxquel\\p{L}+|lequel|laquelle|pendant que|tandis que",
    writer: "je|j['’]\\p{L}*|moi|mon|ma|mes",
    being: "suis|étais|moi|en tant que|personne|celle|celui|c['’]est ◊",
    having: "avec|depuis|à",
    articles: "le|la|les|l['’]\\p{L}*|ces?|cette|certains|plusieurs|d['’]autres|chaque",
    moods:
      "\\p{L}{2,}(?:[aeir]rais|[aeir]rait|[aeir]raient|drais|drait|[aeir]rions)|\\p{L}{3,}(?:erai|irai|drai)",
    conditions: "si|s['’]ils?|au cas où|à condition|avec (?:plus|davantage) de (?:temps|moyens|budget|bras)",
    asides: "chez nous|dans notre",
    nobody: "personne ne|personne n['’]\\p{L}*|nul ne",
  },
  es: {
    opens: "que|quien(?:es)?|cuy[oa]s?|donde|mientras|cuando|(?:el|la|los|las) cual(?:es)?",
    writer: "yo|mi|mis",
    writerNext:
      "(?:(?:yo|me|lo|la|los|las|siempre|también|ya|hoy)\\s)*(?:he|\\p{L}{2,}(?<!n|ell)o|\\p{L}{2,}[éí])",
    being: "soy|era|fui|como|persona|quien",
    verbEnds:
      "(?!diario|cotidiano|mismo)\\p{L}*(?<![ai]d|ient|ini|oll)o|\\p{L}+[éí]|\\p{L}+mos|sé|soy|he|\\p{L}*(?:duje|puse|hice|tuve|traje)",
    having: "con",
    articles:
      "el|la|los|las|est[oae]s?|es[oae]s?|cada|otr[oa]s|algun[oa]s|much[oa]s|vari[oa]s|de(?:l| l[oa]s?)?",
    moods:
      "(?!quería)\\p{L}{2,}(?:[aei]ría|[aei]ríamos|[aei]rían|dría|drían)|\\p{L}{2,}(?:aré|eré|remos|ará|erá|arán|erán|dré|drá)",
    conditions:
      "si|en caso de|siempre que (?:la|el|me|se)|de haber|con (?:algo )?más (?:tiempo|presupuesto|medios|gente|dinero)",
    asides: "con nosotros|entre nosotros|en nuestr[oa]",
    nobody: "nadie",
  },
  pt: {
    opens: "que|quem|cuj[oa]s?|onde|enquanto|quando|[oa]s? quais|[oa] qual",
    writer: "eu|meus?|minhas?",
    writerNext: "(?:(?:eu|me|[oa]s?|sempre|também|já|hoje)\\s)*(?:\\p{L}{2,}(?:ei|i)|\\p{L}{3,}(?<!n)o)",
    being: "sou|era|fui|como|pessoa|quem",
    verbEnds: "(?!diário|cotidiano|ano|como)\\p{L}*(?<![ai]d|ent|íni)o|\\p{L}*ei|\\p{L}+i|\\p{L}+mos|sou|fiz",
    having: "com",
    articles: "o|a|os|as|est[ea]s?|ess[ea]s?|cada|outr[oa]s|algun[s]|alguma[s]|muit[oa]s|vári[oa]s|d[oa]s?",
    moods:
      "\\p{L}{2,}(?:[aei]ria|[aei]ríamos|[aei]riam)|\\p{L}{2,}(?:arei|erei|aremos|eremos|ará|erá|arão|erão)",
    conditions:
      "se (?:a|o|me|houver|houvesse|tivesse|pagar\\p{L}*|for|eu)|caso|desde que (?:a|o|me)|com mais (?:tempo|verba|recursos|gente|dinheiro)",
    asides: "conosco|connosco|entre nós|aqui n[ao] empresa|n[ao] noss[oa]",
    nobody: "ninguém",
  },
  it: {
    opens: "che|cui|chi|dove|mentre|quando|(?:il|la|i|le) qual[ei]",
    writer: "io|mio|mia|mie|miei",
    writerNext: "(?:(?:io|mi|l[oiae]|ne|sempre|anche|già|oggi)\\s)*(?:ho|\\p{L}{2,}(?<!n)o)",
    being: "sono|ero|come|persona|chi",
    verbEnds: "(?!giorno|quotidiano|anno|mio)\\p{L}*(?<!nt|at|it|ut|rt|zi)o|so|ho",
    having: "con",
    articles:
      "il|lo|la|i|gli|le|l['’]\\p{L}*|quest[oaie]|quell[oaie]|ogni|altri|alcun[ie]|molt[ie]|d(?:i|el|ei|egli|elle|ella)",
    moods:
      "\\p{L}{2,}(?:[ei]?rei|[ei]?rebbe|[ei]?rebbero|[ei]remmo)|\\p{L}{2,}(?:erò|irò|erà|irà|eremo|iremo|eranno|iranno)",
    conditions:
      "se|qualora|purché|a patto|con (?:un po['’] )?più (?:tempo|mezzi|soldi|fondi|gente)|avendo (?:più|avuto)",
    asides: "da noi|nel nostro|nella nostra",
    nobody: "nessuno",
  },
  nl: {
    opens: "die|wie|waar(?!van)\\p{L}*|terwijl|welke|toen|(?<=, )dat",
    writer: "ik|mijn|mezelf|zelf",
    being: "ben|was|als|persoon|degene",
    having: "met",
    articles: "de|het|deze|dit|die|elke|sommige|veel|andere|vooral (?:de|het)",
    moods: "zou|zouden",
    conditions:
      "als (?:u|jullie|het|de|er|ik|dat)|indien|mits|wanneer (?:u|het|de)|met (?:wat )?meer (?:tijd|geld|budget|mensen|hulp)|mocht",
    asides: "bij ons|in ons|in onze",
    nobody: "niemand",
  },
  sv: {
    opens: "som|medan|där|när|vilk[ae]\\p{L}*|vars",
    writer: "jag|min|mitt|mina|själv",
    being: "är|var|den|person",
    having: "med",
    articles: "den|det|de|dessa|denna|varje|några|många|andra",
    moods: "skulle",
    conditions: "om (?:ni|du|företaget|det|jag|någon|man)|ifall|förutsatt|med mer (?:tid|pengar|folk|hjälp)",
    asides: "hos oss|på vårt|i vår",
    nobody: "ingen (?:har|hade)|aldrig någon",
  },
  pl: {
    opens: "któr\\p{L}+|gdy|kiedy|podczas gdy|gdzie|jak(?:ich|ie|im)|że|czyj\\p{L}*",
    writer:
      "ja|mój|moja|moje|moich|moim|mam|sam|sama|jestem|\\p{L}+(?:łem|łam|liśmy|łyśmy)|\\p{L}{2,}(?:uję|eję|zę|dzę)",
    writerNext: "(?:(?:się|też|sam[ao]?|nadal|dziś)\\s)*\\p{L}{2,}(?:am|em|ę)",
    being: "jestem|byłem|byłam|jako|osobą",
    verbEnds: "\\p{L}+(?:ę|łem|łam|liśmy|łyśmy|ąc)|\\p{L}{2,}[ae]m",
    having: "z|ze|od",
    articles: "t[eao]n?|ci|każd\\p{L}+|niektór\\p{L}+|wiel[ue]|inni|inne",
    moods: "\\p{L}+[łl][aoiy]?by|\\p{L}+[łl][ao]?bym|będ\\p{L}+|zrobię|nauczę|zdam|uzyskam",
    conditions:
      "jeśli (?:firma|państwo|pan\\p{L}*|to|będ\\p{L}+)|jeżeli|gdyby\\p{L}*|o ile|mając więcej (?:czasu|pieniędzy|ludzi)",
    asides: "u nas|w naszej|w naszym",
    nobody: "nikt",
  },
  cs: {
    opens: "kter\\p{L}+|jenž|jež|když|zatímco|kde|že|čí\\p{L}*",
    writer: "já|můj|moje|mé\\p{L}*|svůj|jsem|jsme|sám|sama",
    writerNext: "(?:(?:si|se|také|sám|dnes)\\s)*\\p{L}{2,}(?:ám|ím|uji|uju)",
    being: "jsem|jako|osoba|ten|ta",
    verbEnds: "\\p{L}+(?:ám|ím|uji|uju|íši|íšu)|vedu|jsem|jsme|píšu|šiju|chci|tvořím",
    having: "s|se|od",
    articles: "t[aeoi]n?|ty|každ\\p{L}+|někter\\p{L}+|mno\\p{L}+|ostatní|jiní",
    moods: "by|bych|bychom|budu|budeme|bude",
    conditions:
      "pokud (?:mi|to|firma|by|budete)|jestli\\p{L}*|kdyby\\p{L}*|v případě|s více (?:času|penězi|lidmi)|mít víc",
    asides: "u nás|v naší|v našem",
    nobody: "nikdo",
  },
  ja: {
    opens: "(?<![私僕分])が(?!得意|専門|担当|主|ら)",
    writer: "私|僕|自分|自ら|当方|小生",
    having: "(?!)",
    articles:
      "(?:者|員|客|社|課|部|局|処|チーム|班|室|所|師|士|さん|様|先|元|側|校|院|店|長|顧問|営業|総務|経理|人事|徒|生)(?:で|に)?は(?=[^、。]*◊)",
    moods: "でしょう|だろう|はず(?!がない)",
    conditions: "もし|れば[、]|あれば|なら、|くだされば|くださるなら|いただければ",
    asides: "弊社|当社|うちで",
    nobody: "誰も|人はい(?:ない|ません)|者はい(?:ない|ません)",
  },
  zh: {
    opens: "(?!)",
    writer: "我(?![们們的])|本人|自己|笔者",
    having: "(?!)",
    articles: "^[•・\\s]*(?:该|这些|那些|其他|各)",
    starts:
      "^[•・\\-\\s]*(?:◊|✓|自|从|在|用|每|日|曾|已|能|会|可|熟|精|擅|善|掌|负责|使用|运用|具|有|拥|持|取|考|获|通|独|主|参|完|开|维|搭|设|编|写|操|驾|引|推|建|带|教|培|专|做|干|玩|跑|拿手|强项|看家|老本行|\\d|[一二三四五六七八九十几多两]|入职|以前|目前|现|平时|工作|过去|长期|将|对|把|为|给|无|没|除|不|连|样样|靠|凭|早|晚|当|大学|期间|近|同时|也|还|并|且|利用|应用|采用|导入|英|中|高|初|国)",
    moods: "就会|便会|本可以|本来可以|本该",
    conditions: "如果|要是|假如|倘若|若(?!干)|只要(?:公司|贵)",
    asides: "我们(?:公司|单位|部门|团队|这里|这边)|我司",
    nobody: "没有?人(?!比)|无人",
  },
};
