/** Drawings of 24 by 24, each the strokes of one path. */
const paths = {
  add: "M12 5v14M5 12h14",
  agents: "M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4",
  assessments: "M4 7l1.5 1.5L8 6M11 7h9M4 13l1.5 1.5L8 12M11 13h9M4.5 19H7M11 19h9",
  back: "M14 6l-6 6 6 6",
  check: "M5 12.5l4.5 4.5L19 7.5",
  cross: "M6 6l12 12M18 6L6 18",
  data: "M4 6c0-3.5 16-3.5 16 0s-16 3.5-16 0zM4 6v12c0 3.5 16 3.5 16 0V6M4 12c0 3.5 16 3.5 16 0",
  decisions: "M7 4v16M7 15c7 0 10-3 10-8M13.5 9.5L17 6l3.5 3.5",
  documents: "M6 3h8l4 4v14H6zM14 3v4h4M9.5 12h5M9.5 16h5",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
  edit: "M5 19l1-4L16 5l3 3L9 18z",
  graph:
    "M6 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM18 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 20a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.5 7.2l7 1.6M7 9l1.3 6M10.8 15.8l5.4-4.4",
  match: "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM12 12v.01",
  memory: "M7 4h10v16l-5-4-5 4z",
  more: "M4 7h16M4 12h16M4 17h16",
  near: "M5 13c2-3 4.5-3 7 0s5 3 7 0",
  openings: "M4 8h16v11H4zM9 8V5h6v3M4 13h16",
  out: "M10 4H5v16h5M9 12h11M16 8l4 4-4 4",
  profile: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c1-3.5 4-5 7.5-5s6.5 1.5 7.5 5",
  question: "M9 9a3 3 0 1 1 4.2 2.8c-.9.4-1.2 1-1.2 2.2M12 17.5v.01",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5",
  today: "M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8",
  webhooks: "M13 3L6 13h5l-1 8 8-11h-6z",
} as const;

export type IconName = keyof typeof paths;

/** A small drawing next to text. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

/** Every icon by name. */
export const iconNames = Object.keys(paths) as readonly IconName[];

/** A circle open on one side (the context), and the person in it. */
const ARC = "M16.5 8.2a6 6 0 1 0 0 7.6";

/** The program's mark. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="6" />
      <path d={ARC} />
      <circle cx="12.2" cy="12" r="2" />
    </svg>
  );
}

const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="#0b6e6e"/><path d="${ARC}" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/><circle cx="12.2" cy="12" r="2" fill="#fff"/></svg>`;

/** The mark as an image address, for browser tabs. */
export const markAddress = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
