/** A table cell with a score of 0 to 100, or a dash if unknown. */
export function ScoreCell({ score }: { score: number | null | undefined }) {
  if (typeof score === "number") return <td>{Math.round(score)}</td>;
  return (
    <td>
      <span aria-hidden="true">–</span>
      <span class="unseen">not known</span>
    </td>
  );
}
