import type { ResumeToSet } from "./set-resume.ts";

/** A fictional nurse. */
export const nurse: ResumeToSet = {
  basics: {
    name: "Ottilie Brackenridge",
    email: "ottilie.brackenridge@example.com",
    phone: "+1 503 555 0142",
    location: { city: "Portland", region: "OR" },
    summary: "Registered nurse with nine years on medical and emergency wards.",
  },
  work: [
    {
      position: "Charge Nurse",
      name: "Fennimore General Hospital",
      startDate: "2019-04",
      highlights: [
        "Led an efficient office of eleven nurses on a ward of thirty-two beds and wrote the shift plans for all of them",
        "Cut the waiting time for first medication from fifty to thirty minutes",
      ],
    },
    {
      position: "Registered Nurse",
      name: "Larkspur Community Clinic",
      startDate: "2015-06",
      endDate: "2019-03",
      highlights: ["Cared for up to six patients a shift in the emergency department"],
    },
  ],
  education: [
    {
      studyType: "Bachelor of Science",
      area: "Nursing",
      institution: "University of Wexcombe",
      startDate: "2011",
      endDate: "2015",
    },
  ],
  certificates: [{ name: "Advanced Cardiac Life Support" }],
  skills: [{ name: "Triage" }, { name: "Wound care" }, { name: "Phlebotomy" }],
  languages: [
    { language: "English", fluency: "native" },
    { language: "Spanish", fluency: "B2" },
  ],
};

const employers = [
  "Alderfield",
  "Brenham",
  "Calloway",
  "Dunmore",
  "Eastlake",
  "Farrow",
  "Greystone",
  "Holloway",
];

/** The same with so many jobs that they fill several pages. */
export const longServing: ResumeToSet = {
  ...nurse,
  work: employers.map((name, at) => ({
    position: "Registered Nurse",
    name: `${name} Hospital`,
    startDate: `${2020 - 2 * at}-03`,
    endDate: `${2022 - 2 * at}-02`,
    highlights: [
      `Looked after up to ${at + 12} patients a shift on a mixed ward and handed over in writing to the next one`,
      "Taught new colleagues how to keep records of medication that another shift can read without asking",
    ],
  })),
};
