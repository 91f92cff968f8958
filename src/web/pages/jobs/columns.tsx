import { Section } from "../../../shared/view/parts.tsx";
import type { Board, Column } from "./board.ts";
import { Card } from "./card.tsx";
import { MoreOfStage } from "./more-of-stage.tsx";

/** The most cards in a column. */
const IN_COLUMN = 15;

interface ColumnsProps {
  now: Date;
  /** Where the board's forms are submitted. */
  to: string;
  /** The page of a single stage. */
  aloneAt: (key: string) => string;
}

/** The openings as a board, one column per stage. */
export function Columns({ board, ...more }: ColumnsProps & { board: Board }) {
  const ended = [...board.ended, board.archived].filter(({ jobs }) => jobs.length > 0);
  return (
    <>
      <h2>Open</h2>
      <div class="board">
        {board.open.map((column) => (
          <Stage column={column} {...more} />
        ))}
      </div>
      {ended.length > 0 && (
        <>
          <h2>Ended</h2>
          <div class="board">
            {ended.map((column) => (
              <Stage column={column} {...more} />
            ))}
          </div>
        </>
      )}
    </>
  );
}

function Stage({ column, now, to, aloneAt }: ColumnsProps & { column: Column }) {
  const { key, name, jobs } = column;
  return (
    <Section id={`stage-${key}`} title={name} count={jobs.length} level={3} class="column">
      {jobs.length > 0 && (
        <ul class="cards">
          {jobs.slice(0, IN_COLUMN).map((job) => (
            <Card job={job} to={to} now={now} />
          ))}
        </ul>
      )}
      <MoreOfStage column={column} shown={IN_COLUMN} aloneAt={aloneAt} />
    </Section>
  );
}
