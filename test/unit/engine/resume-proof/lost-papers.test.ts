import { describe, expect, test } from "vitest";
import { proveResume } from "../../../../src/engine/resume/proof/prove-resume.ts";

function unproved(text: string, section: string, name: string): number {
  return proveResume(text, { [section]: [{ name }] }).unproved.length;
}

describe("a paper that was given up, handed back or taken away is not held", () => {
  test.each([
    ["I let my Crane Ticket go when I moved to the office.", "Crane Ticket"],
    ["My Forklift B2 was suspended in 2018.", "Forklift B2"],
    ["I gave up my Taxi Badge in 2017.", "Taxi Badge"],
    ["Den ADR-Schein habe ich 2019 zurückgegeben.", "ADR-Schein"],
    ["J'ai laissé expirer le CACES 5 en 2019.", "CACES 5"],
    ["El carné de grúa lo devolví en 2018.", "carné de grúa"],
    ["Deixei caducar o ADR Básico em 2019.", "ADR Básico"],
    ["Il patentino muletto l'ho lasciato scadere nel 2018.", "patentino muletto"],
    ["Mijn VCA-Basis heb ik in 2019 laten verlopen.", "VCA-Basis"],
    ["Truckkort A blev jag av med 2015.", "Truckkort A"],
    ["Kranførerbevis ble fratatt meg i 2019.", "Kranførerbevis"],
    ["Uprawnienia UDT straciłem w 2019.", "Uprawnienia UDT"],
    ["Svářečský průkaz jsem odevzdal v roce 2018.", "Svářečský průkaz"],
    ["SRC Belgesi 2018'de elimden alındı.", "SRC Belgesi"],
    ["叉车证2019年被没收了。", "叉车证"],
    ["フォークリフト免許は2019年に返納した。", "フォークリフト免許"],
  ])("%s", (text, name) => {
    expect(unproved(text, "certificates", name)).toBe(1);
  });
});

describe("a product that is too dear is not used", () => {
  test.each([
    ["I edit in GIMP because Photoshop is too dear.", "Photoshop"],
    ["Ich zeichne in FreeCAD, weil mir AutoCAD zu teuer ist.", "AutoCAD"],
    ["Je retouche sous GIMP parce que Photoshop est trop cher.", "Photoshop"],
    ["Retoco en GIMP porque Photoshop es demasiado caro.", "Photoshop"],
    ["Edito no GIMP porque o Photoshop é muito caro.", "Photoshop"],
    ["Disegno in FreeCAD perché AutoCAD è troppo caro.", "AutoCAD"],
    ["Ik teken in FreeCAD omdat AutoCAD te duur is.", "AutoCAD"],
    ["Jag ritar i FreeCAD eftersom AutoCAD är för dyrt.", "AutoCAD"],
    ["Rysuję w FreeCAD, bo AutoCAD jest za drogi.", "AutoCAD"],
    ["Kreslím ve FreeCAD, protože AutoCAD je příliš drahý.", "AutoCAD"],
    ["AutoCAD çok pahalı, FreeCAD ile çiziyorum.", "AutoCAD"],
    ["AutoCAD太贵，我用FreeCAD画图。", "AutoCAD"],
    ["AutoCADは高すぎるので、FreeCADで図面を描いています。", "AutoCAD"],
  ])("%s", (text, name) => {
    expect(unproved(text, "skills", name)).toBe(1);
  });
});

describe("what a relative does is not the writer's", () => {
  test.each([
    ["My mother-in-law does the books in Xero.", "Xero"],
    ["Meine Schwägerin macht die Lohnabrechnung mit DATEV.", "DATEV"],
    ["Ma belle-sœur tient la paie sur Sage.", "Sage"],
    ["Mi suegra lleva las cuentas en ContaPlus.", "ContaPlus"],
    ["A minha sogra faz a faturação no PHC.", "PHC"],
    ["Mia suocera tiene i conti con Zucchetti.", "Zucchetti"],
    ["Mijn schoonmoeder doet de boeken in Exact.", "Exact"],
    ["Min svärmor sköter bokföringen i Fortnox.", "Fortnox"],
    ["Moja teściowa prowadzi księgi w Optima.", "Optima"],
    ["Moje tchyně vede účetnictví v Pohoda.", "Pohoda"],
    ["Muhasebeyi Netsis ile görümcem tutuyor.", "Netsis"],
    ["我岳母用金蝶记账。", "金蝶"],
    ["帳簿は義母が弥生会計でつけています。", "弥生会計"],
  ])("%s", (text, name) => {
    expect(unproved(text, "skills", name)).toBe(1);
  });
});

describe("words of giving and losing about something else deny nothing", () => {
  test.each([
    [
      "In meiner Werkstatt arbeite ich täglich mit AutoCAD, für die Oma auch mal mit Papier.",
      "skills",
      "AutoCAD",
    ],
    ["El curso de soldadura submarina lo acabé en Cádiz.", "certificates", "soldadura submarina"],
    ["Got my IOSH Managing Safely card in the post.", "certificates", "IOSH Managing Safely"],
    ["My sister-in-law got me into it, and I have kept our books in Xero since 2015.", "skills", "Xero"],
  ])("%s", (text, section, name) => {
    expect(unproved(text, section, name)).toBe(0);
  });
});
