import { lowerFirst } from "../compose.ts";
import { isSeveral, type Said, withoutEnd } from "./types.ts";

const charge = /^(?:Responsável|Encarregad[oa]|Membro|Tutora?) (?:de |do |da |pelo |pela |por )/u;
const preterite =
  /^(?:\p{Lu}\p{Ll}+ei|Reduzi|Conduzi|Produzi|Traduzi|Atendi|Desenvolvi|Vendi|Resolvi|Abri|Dirigi|Geri|Construí|Introduzi|Mantive|Obtive|Fiz|Propus|Escrevi|Contribuí|Corrigi|Recebi|Promovi) /u;
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
export function sayPortuguese(bullet: string): Said | undefined {
  const text = withoutEnd(bullet);
  if (isSeveral(text)) return undefined;
  if (charge.test(text)) return { form: "being", text: lowerFirst(text) };
  const noun = withPortugueseArticle(text);
  if (noun) return { form: "doing", text: noun };
  if (preterite.test(text)) return { form: "did", text: lowerFirst(text) };
  return infinitive.test(text) ? { form: "task", text: lowerFirst(text) } : undefined;
}
