/** Says on every page that the stored data is the demo's, and how to leave it. */
export function DemoLine() {
  return (
    <div class="notice demo" role="note" aria-label="Demo data">
      <p>
        <strong>Demo data:</strong> a fictional person, not you. To leave it,{" "}
        <a href="/import">import your own resume</a> or <a href="/data/erase">erase everything</a>.
      </p>
    </div>
  );
}
