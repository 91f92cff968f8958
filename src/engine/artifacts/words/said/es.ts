import { lowerFirst } from "../compose.ts";
import { asLine, withArticles, withLastAnd } from "./line.ts";
import { isSeveral, type Said, withoutEnd } from "./types.ts";

const charge = /^(?:Responsable|Encargad[oa]|Miembro|Tutora?|Delegad[oa]) (?:de |del |para )/u;
const preterite =
  /^(?!Café|Comité|Chalé|Puré|Bebé|Así|Aquí|Allí)(?:\p{Lu}\p{Ll}+(?:é|í)|Reduje|Hice|Puse|Conduje|Produje|Traduje|Introduje|Mantuve|Obtuve|Tuve|Propuse|Di|Supe|Traje) /u;
const object = String.raw`(?:(?:un|una|el|la|los|las|a|al|\d+) |\p{Ll}{2,}s(?=[ ,]))`;
/** "Registraba facturas" */
const imperfect = new RegExp(String.raw`^\p{Lu}\p{Ll}+(?:aba|ía) ${object}`, "u");
/** The first person of today: "Dirijo un equipo", "Reviso planos". */
const present = new RegExp(String.raw`^\p{Lu}\p{Ll}+o ${object}`, "u");
const infinitive =
  /^(?!Taller|Auxiliar|Hogar|Lugar|Bar|Militar|Mujer|Familiar|Escolar|Particular|Popular|Titular)\p{Lu}\p{Ll}+(?:ar|er|ir) (?:el |la |los |las |un|una |a |al |en |de |con |\d|\p{Ll}+s )/u;
const feminine =
  /^(?:\p{Lu}\p{Ll}*(?:ción|sión|xión|dad|encia|ancia|anza|tura|gría|oría)|Gestión|Venta|Ayuda|Limpieza|Compra|Carga|Caja|Redacción|Enseñanza)(?=\s|$)/u;
const masculine =
  /^(?:\p{Lu}\p{Ll}*(?:miento|aje)|Apoyo|Cuidado|Control|Manejo|Diseño|Desarrollo|Análisis|Servicio|Trabajo|Uso|Registro|Cobro|Soporte|Transporte|Trato|Cálculo|Reparto)(?=\s|$)/u;
const several = /^\p{Lu}\p{Ll}*(?:ciones|siones|dades|encias|turas)(?=\s|$)|^(?:Ventas|Compras)(?=\s|$)/u;

/** An action noun with its article inside a sentence; undefined for other words. */
export function withSpanishArticle(text: string): string | undefined {
  if (several.test(text)) return `las ${lowerFirst(text)}`;
  if (feminine.test(text)) return `la ${lowerFirst(text)}`;
  return masculine.test(text) ? `el ${lowerFirst(text)}` : undefined;
}

/** A Spanish resume line inside a sentence. */
export function saySpanish(bullet: string): Said | undefined {
  const text = withoutEnd(bullet);
  if (isSeveral(text)) return undefined;
  if (charge.test(text)) return { form: "being", text: lowerFirst(text) };
  const noun = withSpanishArticle(text);
  if (noun) return { form: "doing", text: withArticles(noun, "y", withSpanishArticle) };
  if (isDone(text)) return { form: "did", text: lowerFirst(withLastAnd(text, "y", isDone)) };
  return infinitive.test(text)
    ? { form: "task", text: lowerFirst(withLastAnd(text, "y", (part) => infinitive.test(asLine(part)))) }
    : undefined;
}

function isDone(part: string): boolean {
  const text = asLine(part);
  return preterite.test(text) || imperfect.test(text) || present.test(text);
}
