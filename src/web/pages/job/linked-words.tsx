/** The id of a requirement's words in the posting, and of its row in the list. */
export const saidId = (place: number): string => `said-${place}`;
export const askedId = (place: number): string => `asked-${place}`;

interface LinkedWordsProps {
  text: string;
  /** Where it begins in the posting. */
  start: number;
  /** Where each linked requirement begins in the posting. */
  places: readonly (number | undefined)[];
}

/** Words that were read; with a link to the first requirement that begins in them. */
export function LinkedWords({ text, start, places }: LinkedWordsProps) {
  const own = places.flatMap((place, at) =>
    place !== undefined && place >= start && place < start + text.length ? [at] : [],
  );
  const [first, ...others] = own;
  if (first === undefined) return <mark>{text}</mark>;
  return (
    <mark id={saidId(first)}>
      {others.map((at) => (
        <span id={saidId(at)}></span>
      ))}
      <a href={`#${askedId(first)}`}>{text}</a>
    </mark>
  );
}
