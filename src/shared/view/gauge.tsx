interface GaugeProps {
  name: string;
  /** 0 to 100; undefined if unknown. */
  score: number | undefined;
  note?: string | undefined;
  /** The page of what is scored. */
  href?: string;
}

/** A score as a bar with its number. */
export function Gauge({ name, score, note, href }: GaugeProps) {
  return (
    <div class="gauge">
      <span class="name">{href ? <a href={href}>{name}</a> : name}</span>
      <span class="value">
        {score === undefined ? "not known yet" : Math.round(score)}
        {note && <span class="soft"> {note}</span>}
      </span>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect class="track" width="100" height="6" />
        {score !== undefined && <rect class="fill" width={Math.round(score)} height="6" />}
      </svg>
    </div>
  );
}
