/** A score of 0 to 100 as a bar, with its number beside it. */
export function Gauge({ name, score, note }: { name: string; score: number; note?: string | undefined }) {
  const value = Math.round(score);
  return (
    <div class="gauge">
      <span class="name">{name}</span>
      <span class="value">
        {value}
        {note && <span class="soft"> {note}</span>}
      </span>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect class="track" width="100" height="6" rx="3" />
        <rect class="fill" width={value} height="6" rx="3" />
      </svg>
    </div>
  );
}
