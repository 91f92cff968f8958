/** A context that is open to one side, and the person in it. */
const ARC = "M16.5 8.2a6 6 0 1 0 0 7.6";

/** The mark of the program. */
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

/** The mark as the address of a picture, for the tab of a browser. */
export const markAddress = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
