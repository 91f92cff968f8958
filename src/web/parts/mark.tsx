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
