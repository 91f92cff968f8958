import { familyName } from "../../letter/addressee.ts";
import { listed, lowerFirst, lowerTitle, monthNamed, quoted, sentence } from "../compose.ts";
import { sayPortuguese, withPortugueseArticle } from "../said/pt.ts";
import type { Said } from "../said/types.ts";
import { asideIn, isPlaced, plainPhrase, studyAside, workSentences } from "./common.ts";
import type { LetterWords, Post, Studied } from "./types.ts";

const quote = quoted("“", "”");
const all = (items: readonly string[]) =>
  listed(items, items.some((item) => / e /.test(item)) ? ", bem como " : " e ");

const date = monthNamed(
  "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
  " de ",
);

export const portugueseLetter: LetterWords = {
  greeting: (company, person) => {
    if (person?.gender)
      return `${person.gender === "f" ? "Prezada Sra." : "Prezado Sr."} ${familyName(person)},`;
    return company
      ? `Prezada equipe ${atEmployer(company).replace(/^(?:em|n)/u, (at) => (at === "n" ? "d" : "de"))},`
      : "Prezada equipe de seleção,";
  },
  attention: ({ gender, name }) =>
    `${gender ? (gender === "f" ? "Sra." : "Sr.") : "Aos cuidados de"} ${name}`,
  subject: (title) => `Assunto: candidatura à vaga de ${lowerTitle(title)}`,
  day: (day, month, year) => `${day} de ${date(month, year)}`,
  placed: (place, day) => `${place}, ${day}`,
  about: (title) =>
    title
      ? `Gostaria de me candidatar à vaga de ${lowerTitle(title)}.`
      : "Gostaria de me candidatar à sua vaga.",
  aboutWork: (title) => `Escrevo para perguntar sobre um trabalho de ${lowerTitle(title)}.`,
  asks: (demands, nth) =>
    `${["O anúncio pede", "Vocês pedem também"][nth] ?? "O anúncio cita ainda"} ${all(demands)}.`,
  tongue: lowerFirst,
  plain: plainPhrase(barePhrase),
  date,
  post: postSentence,
  says: sayPortuguese,
  did,
  figures: (items) => sentence(`Em números: ${items.map(lowerFirst).join("; ")}`),
  noted: (items) => `Do meu currículo: ${listed(items.map(quote), " e ")}.`,
  withAside: asideIn("(", ")"),
  certificates: (items) => {
    const registered = items.filter((item) => council.test(item));
    const others = items.filter((item) => !council.test(item));
    return [
      ...(registered.length > 0 ? [`Tenho registro profissional (${registered.join(", ")}).`] : []),
      ...(others.length > 0
        ? [sentence(`Entre os meus certificados ${others.length === 1 ? "está" : "estão"} ${all(others)}`)]
        : []),
    ].join(" ");
  },
  studied,
  grade: "nota",
  speaks: (languages) => sentence(`Falo ${all(languages)}`),
  skills: (names) =>
    sentence(`Entre as minhas competências ${names.length === 1 ? "está" : "estão"} ${all(names)}`),
  others: (items, kind) =>
    sentence(
      `Entre ${{ course: "os meus cursos", project: "os meus projetos", award: "os meus prêmios", publication: "as minhas publicações" }[kind]} ${items.length === 1 ? "está" : "estão"} ${all(items)}`,
    ),
  space: " ",
  quote,
  request: "Poderíamos conversar nas próximas semanas, por telefone ou pessoalmente?",
  closing: () => "Atenciosamente,",
};

/** Brazil's professional councils. */
const council = /^(?:CREA|COREN|CRE\p{Lu}{2,4}|CR[A-Z]|OAB|CAU)(?=[\s/-])[^()]*$/u;

/** "controle de estoque" for a demand, without an article. */
function barePhrase(name: string): string | undefined {
  return withPortugueseArticle(name)?.replace(/^(?:os?|as?) /, "");
}

function postSentence({ title, at, from, until, isCurrent, isVolunteer, isEarlier }: Post): string {
  const place = [
    isVolunteer && "de forma voluntária",
    title && `como ${lowerTitle(title)}`,
    at && atEmployer(at),
  ]
    .filter(Boolean)
    .join(" ");
  if (isCurrent) return sentence(`Desde ${from} trabalho ${place}`);
  if (from && from === until) return sentence(`Em ${from} trabalhei ${place}`);
  if (from && until)
    return sentence(
      `${isEarlier ? "Antes, de" : "De"} ${from} a ${until}${isEarlier ? "," : ""} trabalhei ${place}`,
    );
  return sentence(until ? `Até ${until} trabalhei ${place}` : `Trabalhei ${place}`);
}

const feminine =
  /^(?:Distribuidora|Indústria|Companhia|Fábrica|Cooperativa|Câmara|Metalúrgica|Escola|Empresa|Loja|Clínica|Padaria|Farmácia|Transportadora|Universidade|Prefeitura|Livraria|Editora|Construtora|Fundação|Associação|Secretaria|Academia|Rede|Pensão|Pousada|Casa|Quinta|Oficina|Câmara|Junta|Agência|Sociedade|Construções) |\b(?:Engenharia|Consultoria|Construções|Tecnologia|Informática|Logística|Contabilidade|Advocacia|Indústria|S\.A\.|S\/A|Ltda\.?)$/u;
const masculine =
  /^(?:Hospital|Banco|Colégio|Hotel|Restaurante|Instituto|Supermercado|Grupo|Centro|Escritório|Laboratório|Armazém) /u;

/** "na Escola Ipê", "no Hospital Central", and "em" before any other name. */
function atEmployer(name: string): string {
  if (masculine.test(name)) return `no ${name}`;
  return feminine.test(name) ? `na ${name}` : `em ${name}`;
}

function did(said: readonly Said[], isCurrent: boolean, nth: number): string {
  const work = nth > 0 ? "As minhas tarefas" : isPlaced(said) ? "O meu trabalho" : "O meu trabalho lá";
  const holds = nth === 0 ? (isCurrent ? "inclui" : "incluía") : isCurrent ? "incluem" : "incluíam";
  const consists =
    nth === 0 ? (isCurrent ? "consiste" : "consistia") : isCurrent ? "consistem" : "consistiam";
  const words = {
    first: nth === 0 ? "Lá" : "Nesse posto",
    further: "Também",
    being: `${isPlaced(said.filter(({ form }) => form !== "being")) ? "Também" : "Lá"} ${isCurrent ? "sou" : "era"}`,
    holds: `${work} ${holds}`,
    consists: `${work} ${consists} em`,
  };
  return workSentences(said, words, all);
}

function studied(study: Studied): string {
  const { area, degree } = study;
  const aside = studyAside(study, "desde", " a ");
  const verb = study.isCurrent ? "Estudo" : "Estudei";
  return sentence(
    asideIn("(", ")")(
      area
        ? `${verb} ${lowerTitle(area)}`
        : degree
          ? `A minha formação inclui ${degree}`
          : `A minha formação: ${study.at}`,
      aside,
    ),
  );
}
