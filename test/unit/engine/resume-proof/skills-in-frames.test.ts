import { describe, expect, test } from "vitest";
import { proveResume } from "../../../../src/engine/resume/proof/prove-resume.ts";
import { keptApart } from "../../../../src/engine/resume/unconfirmed/kept-apart.ts";
import { sourceOf } from "../../../../src/engine/resume/unconfirmed/source.ts";

/** Tools whose names are words in no sentence. */
const TOOLS = ["Terraform", "InDesign", "SAP", "Python"];

/** Sentences that say that their writer has a skill (`t`), and others that do not (`f`): denied, planned, wished for, asked for, another's. */
const languages: Record<string, { t: string[]; f: string[] }> = {
  en: {
    t: [
      "I use {} every day.",
      "I work with {}.",
      "I have worked with {} for three years.",
      "My tools are {} and a good coffee.",
      "Skilled in {}.",
      "Good knowledge of {}.",
      "Built our reports in {}.",
      "I taught my team {}.",
      "Daily work with {} since 2019.",
      "I know {} well.",
      "At Bramble I set everything up in {}.",
      "Skills: {}, team work",
      "- Trained four colleagues in {}",
      "I am confident in {}.",
      "My main tool is {}.",
      "I've been using {} since 2018.",
    ],
    f: [
      "I have never used {}.",
      "I don't know {}.",
      "I would like to learn {}.",
      "I plan to learn {} next year.",
      "No experience with {}.",
      "My colleague uses {}.",
      "I can't use {}.",
      "{} is new to me.",
      "I am starting a course in {} in May.",
      "My boss wants me to learn {}.",
      "The job asks for {}.",
      "I stay away from {}.",
      "{}: none",
      "I gave up on {}.",
      "{} is not my thing.",
      "Unlike my sister, I never touched {}.",
      "I wish I knew {}.",
      "If you teach me {}, I'll stay.",
      "I used to refuse {}.",
      "We have a specialist for {}.",
    ],
  },
  de: {
    t: [
      "Ich arbeite täglich mit {}.",
      "Ich nutze {} seit 2019.",
      "Gute Kenntnisse in {}.",
      "Ich kann {}.",
      "Sicher im Umgang mit {}.",
      "Ich habe drei Jahre mit {} gearbeitet.",
      "Berichte erstelle ich in {}.",
      "Ich habe das Team in {} geschult.",
      "Kenntnisse: {}, Teamarbeit",
      "Mein wichtigstes Werkzeug ist {}.",
      "Mit {} kenne ich mich gut aus.",
      "Erfahrung mit {}",
    ],
    f: [
      "Ich habe noch nie mit {} gearbeitet.",
      "Ich kann kein {}.",
      "Ich möchte {} lernen.",
      "Keine Erfahrung mit {}.",
      "Mein Kollege nutzt {}.",
      "{} ist mir neu.",
      "Im Mai fange ich einen Kurs in {} an.",
      "Die Stelle verlangt {}.",
      "{}: keine",
      "Von {} lasse ich die Finger.",
      "Mit {} kenne ich mich nicht aus.",
      "{} kann ich leider nicht.",
      "Ich würde gern {} können.",
      "Für {} haben wir einen Spezialisten.",
      "{} liegt mir nicht.",
      "Meine Chefin will, dass ich {} lerne.",
    ],
  },
  es: {
    t: [
      "Uso {} todos los días.",
      "Trabajo con {} desde 2019.",
      "Buen manejo de {}.",
      "Domino {}.",
      "Tengo experiencia con {}.",
      "Hago los informes en {}.",
      "Formé al equipo en {}.",
      "Conocimientos de {}.",
      "Manejo {} con soltura.",
      "Llevo tres años trabajando con {}.",
      "Competencias: {}, trabajo en equipo",
      "Mi herramienta principal es {}.",
    ],
    f: [
      "Nunca he usado {}.",
      "No sé {}.",
      "Me gustaría aprender {}.",
      "Sin experiencia en {}.",
      "Mi compañero usa {}.",
      "{} es nuevo para mí.",
      "En mayo empiezo un curso de {}.",
      "El puesto pide {}.",
      "{}: ninguno",
      "No manejo {}.",
      "Ojalá supiera {}.",
      "Para {} tenemos un especialista.",
      "Mi jefa quiere que aprenda {}.",
      "No se me da bien {}.",
      "{} lo lleva la gestoría.",
    ],
  },
  fr: {
    t: [
      "J'utilise {} tous les jours.",
      "Je travaille avec {} depuis 2019.",
      "Bonne maîtrise de {}.",
      "Je maîtrise {}.",
      "J'ai trois ans d'expérience avec {}.",
      "Je fais les rapports sur {}.",
      "J'ai formé l'équipe à {}.",
      "Connaissances en {}.",
      "À l'aise avec {}.",
      "Mon outil principal est {}.",
      "Compétences : {}, travail en équipe",
      "Je me sers de {} au quotidien.",
    ],
    f: [
      "Je n'ai jamais utilisé {}.",
      "Je ne connais pas {}.",
      "J'aimerais apprendre {}.",
      "Aucune expérience avec {}.",
      "Mon collègue utilise {}.",
      "{} est nouveau pour moi.",
      "Je commence une formation {} en mai.",
      "Le poste demande {}.",
      "{} : aucun",
      "Je ne maîtrise pas {}.",
      "Si seulement je connaissais {}.",
      "Pour {} nous avons un spécialiste.",
      "Ma cheffe veut que j'apprenne {}.",
      "{}, très peu pour moi.",
      "C'est le cabinet qui s'occupe de {}.",
    ],
  },
  pt: {
    t: [
      "Uso {} todos os dias.",
      "Trabalho com {} desde 2019.",
      "Bom domínio de {}.",
      "Domino {}.",
      "Tenho experiência com {}.",
      "Faço os relatórios em {}.",
      "Dei formação em {} à equipa.",
      "Conhecimentos de {}.",
      "Trabalho há três anos com {}.",
      "A minha ferramenta principal é o {}.",
      "Competências: {}, trabalho em equipa",
    ],
    f: [
      "Nunca usei {}.",
      "Não sei {}.",
      "Gostava de aprender {}.",
      "Sem experiência em {}.",
      "O meu colega usa {}.",
      "{} é novo para mim.",
      "Em maio começo um curso de {}.",
      "A vaga pede {}.",
      "{}: nenhum",
      "Não domino {}.",
      "Quem me dera saber {}.",
      "Para {} temos um especialista.",
      "A minha chefe quer que eu aprenda {}.",
    ],
  },
  it: {
    t: [
      "Uso {} tutti i giorni.",
      "Lavoro con {} dal 2019.",
      "Buona conoscenza di {}.",
      "Conosco bene {}.",
      "Ho tre anni di esperienza con {}.",
      "Faccio i report in {}.",
      "Ho formato il team su {}.",
      "Padronanza di {}.",
      "Competenze: {}, lavoro di squadra",
      "Il mio strumento principale è {}.",
    ],
    f: [
      "Non ho mai usato {}.",
      "Non conosco {}.",
      "Vorrei imparare {}.",
      "Nessuna esperienza con {}.",
      "Il mio collega usa {}.",
      "{} è nuovo per me.",
      "A maggio inizio un corso di {}.",
      "Il lavoro richiede {}.",
      "{}: nessuna",
      "Per {} abbiamo uno specialista.",
      "La mia capa vuole che impari {}.",
      "Magari sapessi usare {}.",
    ],
  },
  nl: {
    t: [
      "Ik gebruik {} elke dag.",
      "Ik werk sinds 2019 met {}.",
      "Goede kennis van {}.",
      "Ik beheers {}.",
      "Ik heb drie jaar ervaring met {}.",
      "Ik maak de rapporten in {}.",
      "Ik heb het team getraind in {}.",
      "Vaardigheden: {}, samenwerken",
      "Mijn belangrijkste gereedschap is {}.",
    ],
    f: [
      "Ik heb nog nooit met {} gewerkt.",
      "Ik ken {} niet.",
      "Ik wil graag {} leren.",
      "Geen ervaring met {}.",
      "Mijn collega gebruikt {}.",
      "{} is nieuw voor mij.",
      "In mei begin ik aan een cursus {}.",
      "De functie vraagt {}.",
      "{}: geen",
      "Voor {} hebben we een specialist.",
      "Mijn baas wil dat ik {} leer.",
      "Van {} blijf ik af.",
    ],
  },
  pl: {
    t: [
      "Codziennie używam {}.",
      "Pracuję z {} od 2019 roku.",
      "Dobra znajomość {}.",
      "Znam {}.",
      "Mam trzy lata doświadczenia z {}.",
      "Raporty robię w {}.",
      "Umiejętności: {}, praca w zespole",
      "Szkoliłam zespół z {}.",
    ],
    f: [
      "Nigdy nie używałam {}.",
      "Nie znam {}.",
      "Chciałabym nauczyć się {}.",
      "Brak doświadczenia z {}.",
      "Mój kolega używa {}.",
      "{} jest dla mnie nowy.",
      "W maju zaczynam kurs {}.",
      "Stanowisko wymaga {}.",
      "{}: brak",
      "Od {} mamy specjalistę.",
      "Szefowa chce, żebym nauczyła się {}.",
    ],
  },
  sv: {
    t: [
      "Jag använder {} varje dag.",
      "Jag har arbetat med {} sedan 2019.",
      "God kunskap i {}.",
      "Jag behärskar {}.",
      "Jag har tre års erfarenhet av {}.",
      "Jag gör rapporterna i {}.",
      "Jag har utbildat teamet i {}.",
      "Kompetenser: {}, samarbete",
    ],
    f: [
      "Jag har aldrig använt {}.",
      "Jag kan inte {}.",
      "Jag vill lära mig {}.",
      "Ingen erfarenhet av {}.",
      "Min kollega använder {}.",
      "{} är nytt för mig.",
      "I maj börjar jag en kurs i {}.",
      "Tjänsten kräver {}.",
      "{}: ingen",
      "Min chef vill att jag lär mig {}.",
    ],
  },
  tr: {
    t: [
      "Her gün {} kullanıyorum.",
      "2019'dan beri {} ile çalışıyorum.",
      "İyi derecede {} bilgisi.",
      "{} biliyorum.",
      "Raporları {} ile hazırlıyorum.",
      "Yetenekler: {}, takım çalışması",
    ],
    f: [
      "Hiç {} kullanmadım.",
      "{} bilmiyorum.",
      "{} öğrenmek istiyorum.",
      "{} deneyimim yok.",
      "Meslektaşım {} kullanıyor.",
      "Mayısta {} kursuna başlıyorum.",
      "Pozisyon {} istiyor.",
    ],
  },
  ja: {
    t: [
      "毎日{}を使っています。",
      "2019年から{}で仕事をしています。",
      "{}が得意です。",
      "{}でレポートを作成しました。",
      "スキル：{}、チームワーク",
    ],
    f: [
      "{}は使ったことがありません。",
      "{}はできません。",
      "{}を勉強したいです。",
      "{}の経験はありません。",
      "同僚は{}を使っています。",
      "5月から{}の講座を受けます。",
      "募集要項には{}とあります。",
    ],
  },
  zh: {
    t: [
      "我每天使用{}。",
      "我从2019年起使用{}。",
      "熟练掌握{}。",
      "精通{}。",
      "用{}制作报表。",
      "技能：{}、团队合作",
    ],
    f: [
      "我从没用过{}。",
      "我不会{}。",
      "我想学{}。",
      "没有{}经验。",
      "我的同事用{}。",
      "我五月开始学{}。",
      "岗位要求{}。",
    ],
  },
};

/** How a reading of a text as a skill ends: a claim, apart until its person confirms it, or lost. */
function endOf(frame: string, tool: string): "claim" | "apart" | "lost" {
  const text = frame.replace("{}", tool);
  const reading = { skills: [{ name: tool }] };
  const proved = proveResume(text, reading);
  if (proved.unproved.length === 0) return "claim";
  return keptApart(sourceOf(text), reading, proved).length > 0 ? "apart" : "lost";
}

const endsOf = (frames: readonly string[]) =>
  frames.flatMap((frame) =>
    TOOLS.map((tool) => ({ said: frame.replace("{}", tool), end: endOf(frame, tool) })),
  );
/** Wordings that stay unsure, with each tool. */
const MOST_UNSURE = TOOLS.length;

describe.each(Object.entries(languages))("skills in sentences, %s", (_, { t, f }) => {
  test("what is said plainly is a claim, but for one wording", () => {
    const unsure = endsOf(t).filter(({ end }) => end !== "claim");
    expect(unsure.slice(MOST_UNSURE)).toEqual([]);
  });

  test("what is denied, planned, wished for, asked for or another's is none", () => {
    const ends = endsOf(f);
    expect(ends.filter(({ end }) => end === "claim")).toEqual([]);
    expect(ends.filter(({ end }) => end === "apart").slice(MOST_UNSURE)).toEqual([]);
  });
});
