import type { Writer } from "../types.ts";

/** Of languages whose letter phrases are not known, only what stands in the claims word by word passes. */
export const falegname: Writer = {
  name: "un falegname",
  resume: {
    basics: { name: "Ennio Carbognani" },
    work: [
      {
        position: "Falegname",
        name: "Officina Legnoforte",
        startDate: "2017-03",
        highlights: ["Costruzione di 60 cucine su misura.", "Aiuto nella formazione degli apprendisti."],
      },
    ],
    certificates: [{ name: "Patentino del muletto", date: "2020" }],
  },
  opening: {
    title: "Capo falegname",
    company: "Arredi Montefosco",
    text: "Arredi Montefosco cerca un capo falegname a Udine, con esperienza CNC e un gruppo di 5 persone.",
  },
  honest: `
w0 | Falegname, Officina Legnoforte
w0.0 | Costruzione di 60 cucine su misura.
w0.1 | Aiuto nella formazione degli apprendisti.
c0 | Patentino del muletto, 2020
`,
  fabricated: `
number | Costruzione di 160 cucine su misura.
hedge | Formazione degli apprendisti.
title | Capo falegname, Officina Legnoforte
skill | Esperienza CNC.
led | Ho guidato un gruppo di 5 persone.
verb | Ho diretto la costruzione di 60 cucine su misura.
negation | Mai lavorato senza patentino del muletto.
scope | Costruzione di tutte le cucine.
`,
};
