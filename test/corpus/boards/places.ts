import { type Board, posting, withData, workshop } from "./board.ts";

const placed = (fields: Parameters<typeof posting>[0]) => withData(posting(fields));
const place = (address: unknown) => ({ "@type": "Place", address });

/** The forms that the place of work has. */
export const places: Board[] = [
  {
    name: "place-list",
    html: placed({
      jobLocation: [
        place({ addressLocality: "Leeds", addressRegion: "West Yorkshire", addressCountry: "GB" }),
        place({ addressLocality: "Bath", addressCountry: { "@type": "Country", name: "United Kingdom" } }),
      ],
    }),
    gold: [workshop({ locations: ["Leeds, West Yorkshire, GB", "Bath, United Kingdom"] })],
  },
  { name: "place-text", html: placed({ jobLocation: "Leeds" }), gold: [workshop({ locations: ["Leeds"] })] },
  {
    name: "place-address-text",
    html: placed({ jobLocation: place("Leeds, West Yorkshire") }),
    gold: [workshop({ locations: ["Leeds, West Yorkshire"] })],
  },
  {
    name: "place-street-text",
    html: placed({ jobLocation: place("12 Mill Lane, Leeds LS1 4AB") }),
    gold: [workshop({ locations: ["12 Mill Lane, Leeds LS1 4AB"] })],
  },
  {
    name: "place-name",
    html: placed({ jobLocation: { "@type": "Place", name: "Leeds" } }),
    gold: [workshop({ locations: ["Leeds"] })],
  },
  {
    name: "place-empty",
    html: placed({
      jobLocation: place({ "@type": "PostalAddress", addressLocality: "", addressCountry: null }),
    }),
    gold: [workshop()],
  },
  {
    name: "place-words-for-none",
    html: placed({
      jobLocation: place({ addressLocality: "N/A", addressRegion: "null", addressCountry: "undefined" }),
    }),
    gold: [workshop()],
  },
  {
    name: "remote-without-place",
    html: placed({
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: [
        { "@type": "Country", name: "Germany" },
        { "@type": "Country", name: "Austria" },
      ],
    }),
    gold: [workshop({ locations: ["Germany", "Austria"], remote: "remote" })],
  },
  {
    name: "remote-with-place",
    html: placed({
      jobLocationType: ["TELECOMMUTE"],
      jobLocation: place({ addressLocality: "Ghent", addressCountry: "BE" }),
    }),
    gold: [workshop({ locations: ["Ghent, BE"], remote: "remote" })],
  },
  {
    name: "remote-as-a-place",
    html: placed({ jobLocation: place({ addressLocality: "Remote", addressCountry: "GB" }) }),
    gold: [workshop({ locations: ["GB"], remote: "remote" })],
  },
];
