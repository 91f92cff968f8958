import { lowerFirst } from "../compose.ts";
import { asLine, withArticles, withLastAnd } from "./line.ts";
import { isSeveral, type Said, withoutEnd } from "./types.ts";

const charge = /^(?:Responsável|Encarregad[oa]|Membro|Tutora?) (?:de |do |da |pelo |pela |por )/u;
const preterite =
  /^(?:\p{Lu}\p{Ll}+ei|Reduzi|Conduzi|Produzi|Traduzi|Atendi|Desenvolvi|Vendi|Resolvi|Abri|Dirigi|Geri|Construí|Introduzi|Mantive|Obtive|Fiz|Propus|Escrevi|Contribuí|Corrigi|Recebi|Promovi) /u;
/** The first person of today: "Gerencio a execução", of verbs that are no nouns. */
const present =
  /^(?:Gerencio|Coordeno|Elaboro|Lidero|Supervisiono|Acompanho|Realizo|Desenvolvo|Atendo|Administro|Organizo|Planejo|Executo|Preparo|Opero|Analiso|Oriento|Conduzo|Dou|Faço|Leciono|Utilizo|Uso|Monitoro|Emito|Instalo|Dirijo|Cuido|Presto|Redijo|Reviso|Respondo|Participo|Represento|Vendo|Recebo|Garanto|Mantenho|Avalio|Confiro|Fiscalizo|Controlo|Programo|Sirvo|Cozinho|Treino) (?=\p{L}|\d)/u;
const infinitive =
  /^(?!Lugar|Bar|Lar|Auxiliar|Militar|Mulher|Familiar|Escolar|Particular|Titular)\p{Lu}\p{Ll}+(?:ar|er|ir) (?:o |a |os |as |um|uma |ao |em |de |com |\d|\p{Ll}+s )/u;
const feminine =
  /^(?:\p{Lu}\p{Ll}*(?:ção|são|dade|ência|ância|ança|tura|agem|oria)|Gestão|Venda|Ajuda|Limpeza|Compra|Carga)(?=\s|$)/u;
const masculine =
  /^(?:\p{Lu}\p{Ll}*(?:mento)|Apoio|Cuidado|Controle|Controlo|Manejo|Desenho|Serviço|Trabalho|Uso|Registro|Registo|Suporte|Transporte|Cálculo|Ensino)(?=\s|$)/u;
const several = /^\p{Lu}\p{Ll}*(?:ções|sões|dades|ências|turas|agens)(?=\s|$)|^(?:Vendas|Compras)(?=\s|$)/u;

/** An action noun with its article inside a sentence; undefined for other words. */
export function withPortugueseArticle(text: string): string | undefined {
  if (several.test(text)) return `as ${lowerFirst(text)}`;
  if (feminine.test(text)) return `a ${lowerFirst(text)}`;
  return masculine.test(text) ? `o ${lowerFirst(text)}` : undefined;
}

/** A Portuguese resume line inside a sentence. */
export function sayPortuguese(bullet: string, isCurrent: boolean): Said | undefined {
  const text = withoutEnd(bullet);
  if (isSeveral(text)) return undefined;
  if (charge.test(text)) return { form: "being", text: lowerFirst(text) };
  const noun = withPortugueseArticle(text);
  if (noun) return { form: "doing", text: withArticles(noun, "e", withPortugueseArticle) };
  const isDone = (part: string) => preterite.test(part) || (isCurrent && present.test(part));
  if (isDone(text))
    return { form: "did", text: lowerFirst(withLastAnd(text, "e", (part) => isDone(asLine(part)))) };
  return infinitive.test(text) ? { form: "task", text: lowerFirst(text) } : undefined;
}
