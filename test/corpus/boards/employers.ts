import { type Board, ld, page, posting, withData, workshop } from "./board.ts";

const employer = (hiringOrganization: unknown) => withData(posting({ hiringOrganization }));

/** The forms that an employer and a title have. */
export const employersAndTitles: Board[] = [
  { name: "employer-text", html: employer("Spoke &amp; Pine"), gold: [workshop()] },
  {
    name: "employer-list",
    html: employer([{ "@type": "Organization", name: " Spoke & Pine " }]),
    gold: [workshop()],
  },
  {
    name: "employer-without-name",
    html: page({
      head:
        ld({ "@context": "https://schema.org", "@type": "Organization", name: "JobHarbour" }) +
        ld(
          posting({
            hiringOrganization: {
              "@type": "Organization",
              url: "https://spoke.example.org",
              logo: "https://spoke.example.org/logo.png",
            },
          }),
        ),
      main: "<h1>Bicycle Mechanic</h1>",
    }),
    gold: [workshop({ company: null })],
  },
  {
    name: "employer-confidential",
    html: employer({ "@type": "Organization", name: "confidential" }),
    gold: [workshop({ company: null })],
  },
  {
    name: "employer-legal-name",
    html: employer({ "@type": "Organization", legalName: "Spoke & Pine Ltd" }),
    gold: [workshop({ company: "Spoke & Pine Ltd" })],
  },
  {
    name: "title-with-place-and-employer",
    html: withData(
      posting({
        title: "Bicycle Mechanic at Spoke & Pine - Leeds",
        jobLocation: { address: { addressLocality: "Leeds", addressCountry: "GB" } },
      }),
      "<h1>Bicycle Mechanic at Spoke &amp; Pine - Leeds</h1>",
    ),
    gold: [workshop({ locations: ["Leeds, GB"] })],
  },
  {
    name: "title-with-employer-first",
    html: withData(
      posting({ title: "Spoke & Pine | Bicycle Mechanic" }),
      "<h1>Spoke &amp; Pine | Bicycle Mechanic</h1>",
    ),
    gold: [workshop()],
  },
  {
    name: "title-in-capitals",
    html: withData(posting({ title: "BICYCLE MECHANIC – SATURDAYS" })),
    gold: [workshop({ title: "BICYCLE MECHANIC – SATURDAYS" })],
  },
  {
    name: "title-with-entities",
    html: withData(posting({ title: "Caf&eacute; Manager &amp;amp; Barista" })),
    gold: [workshop({ title: "Café Manager & Barista" })],
  },
  {
    name: "title-with-tags",
    html: withData(posting({ title: "<strong>Bicycle</strong> Mechanic\n" })),
    gold: [workshop()],
  },
  {
    name: "page-title-with-messages",
    html: page({
      title: "(1) New message | Bicycle Mechanic",
      head: ld(posting()),
      main: "<p>Apply now</p>",
    }),
    gold: [workshop()],
  },
  {
    name: "page-title-alone",
    html: "<!doctype html><title>(3) Bicycle Mechanic</title><canvas></canvas>",
    gold: [workshop({ company: null })],
  },
];
