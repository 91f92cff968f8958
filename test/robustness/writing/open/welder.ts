import type { Writer } from "../types.ts";

export const welder: Writer = {
  name: "a welder",
  resume: {
    basics: { name: "Corwin Hask", location: { city: "Hull" } },
    work: [
      {
        position: "Welder",
        name: "Gantry & Keel Shipyard",
        startDate: "2016-10",
        highlights: [
          "Weld hull sections to drawing, MIG and TIG.",
          "Passed 98% of X-ray inspections in 2022.",
          "Trained by the foreman in aluminium welding.",
          "Report to the workshop manager.",
        ],
      },
      {
        position: "Apprentice Welder",
        name: "Ironmoor Fabrications",
        startDate: "2013-09",
        endDate: "2016-09",
        highlights: ["Finished the apprenticeship three months early."],
      },
    ],
    certificates: [
      { name: "ISO 9606-1 welder qualification", date: "2019-11" },
      { name: "Confined space entry" },
    ],
    interests: [{ name: "Metal sculpture" }],
    references: [{ name: "Bram Ottley", reference: "Corwin is careful and calm." }],
  },
  opening: {
    title: "Welding Foreman",
    company: "Tidewater Offshore",
    text: "Tidewater Offshore wants a Welding Foreman for its yard in Grimsby: 15 welders, day shifts, permits and toolbox talks. Coded welder with supervisory experience. NEBOSH an advantage.",
  },
  honest: `
- | Dear hiring team,
- | I am interested in the Welding Foreman position in Grimsby.
w0 w0.0 | At Gantry & Keel Shipyard I weld hull sections to drawing, using MIG and TIG.
w0 | I have been a welder at Gantry & Keel Shipyard since October 2016.
w0.1 | In 2022, 98% of X-ray inspections were passed.
w0.2 | I was trained in aluminium welding by the foreman.
w0.3 | I report to the workshop manager.
w1 w1.0 | I was an apprentice welder with Ironmoor Fabrications and finished the apprenticeship three months early.
c0 | I hold the ISO 9606-1 welder qualification, dated November 2019.
c1 | I also have a certificate for confined space entry.
i0 | Outside work I am interested in metal sculpture.
r0 | Bram Ottley describes me as careful and calm.
- | Working day shifts would suit me well.
- | I would welcome the opportunity to discuss the job with you.
n | Regards, Corwin Hask
`,
  fabricated: `
relation | I trained the foreman in aluminium welding.
relation | The workshop manager reports to me.
title | I am foreman at Gantry & Keel Shipyard.
title | I was a welder with Ironmoor Fabrications.
number | I passed 100% of X-ray inspections.
scope | I pass 98% of X-ray inspections.
supervise | I supervise 15 welders.
certificate | I hold a NEBOSH certificate.
number | I finished the apprenticeship three years early.
date | I hold the ISO 9606-1 welder qualification since 2016.
certificate | I hold the ISO 9001 qualification.
trained | I trained others in aluminium welding.
manager | I am workshop manager.
interest | I have worked in metal sculpture.
coded | I am a coded welder.
merged | At Ironmoor Fabrications I welded hull sections.
place | I have worked offshore in Norway.
years | I have more than ten years as a welder.
safety | I have never had an accident.
praise | I am known as the most careful welder of the yard.
`,
};
