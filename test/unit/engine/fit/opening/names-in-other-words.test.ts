import { describe, expect, test } from "vitest";
import type { TextLanguage } from "../../../../../src/engine/text/text-language.ts";
import { builtIn, nobody } from "../people.ts";
import { outcomeOf } from "./person.ts";

/** A person whose one line is this, with the skills that it names. */
function found(text: string, line: string, language: TextLanguage = "en") {
  const texts = [{ text: line, claimIds: ["clm_line"] }];
  const skills = builtIn()
    .skills.findHeld(line)
    .map(({ id, text: name }) => ({ id, name, level: 3.5, claimIds: ["clm_line"] }));
  return outcomeOf({ kind: "skill", text }, { ...nobody, texts, skills }, { language })?.outcome;
}

describe("a name among other words", () => {
  test.each<[demand: string, line: string, language?: TextLanguage]>([
    ["SQL", "Raised MQL→SQL conversion by 12%"],
    ["SQL", "Turned MQLs into SQLs for the sales team"],
    ["SQL", "SQL (leads qualificados) entregues a vendas", "pt"],
    ["SPED Fiscal", "Assistente fiscal num escritório", "pt"],
    ["SPED Fiscal", "Escrituração fiscal e conciliações", "pt"],
    ["Conta Azul", "Contas a pagar e a receber", "pt"],
    ["SAP FI", "SAP MM bookings"],
    ["Slack", "Took up slack in ropes"],
    ["Square", "Installed square tubes"],
    ["Notion", "Had a notion of design"],
    ["Experience with Slack", "Ropes without slack, experience with winches"],
    ["Experiencia con Holded", "Venta de holded en tienda de Vigo", "es"],
  ])("%s is not met by %s", (demand, line, language) => {
    expect(found(demand, line, language)).not.toBe("met");
  });

  test.each<[demand: string, line: string, language?: TextLanguage]>([
    ["SQL", "SQL and Excel reports for the sales team"],
    ["SPED Fiscal", "Entrega do SPED Fiscal todo mês", "pt"],
    ["Conta Azul", "Lançamentos no Conta Azul", "pt"],
    ["SAP FI", "Postings in SAP FI"],
    ["Slack", "Ran the support channel in Slack"],
    ["Slack", "slack, notion, trello"],
    ["Upholstery", "Did the upholstery of chairs"],
  ])("%s is met by %s", (demand, line, language) => {
    expect(found(demand, line, language)).toBe("met");
  });
});
