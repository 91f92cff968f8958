import type { Cells, RowOutcome, TableReading } from "../import/table.ts";
import { nameKey } from "../titles/name-key.ts";
import type { SkillKind } from "../types.ts";
import { draftOf, type OccupationDraft, type OnetDraft, toolId } from "./draft.ts";
import { styleScales } from "./work-styles.ts";

const CODE_COLUMN = "o*net-soc code";
const rated = [CODE_COLUMN, "element id", "element name", "scale id", "data value"] as const;

/** The known files of an O*NET text release by lower-case name, with their names before and since 30.2. */
export function onetTables(draft: OnetDraft): ReadonlyMap<string, TableReading> {
  const skills = needs(draft, "foundational");
  const titles = alternateTitles(draft);
  const interests = vector(draft, "OI", 7, ({ interests }) => interests);
  const technologies = examples(draft);
  const education = educationCategories(draft);
  return new Map([
    ["occupation data.txt", occupationData(draft)],
    ["alternate titles.txt", titles],
    ["job titles.txt", titles],
    ["sample of reported titles.txt", titles],
    ["interests.txt", interests],
    ["career interest types.txt", interests],
    ["work values.txt", vector(draft, "EX", 7, ({ values }) => values)],
    ["work styles.txt", workStyles(draft)],
    ["skills.txt", skills],
    ["essential skills.txt", skills],
    ["transferable skills.txt", skills],
    ["knowledge.txt", needs(draft, "knowledge")],
    ["technology skills.txt", technologies],
    ["software skills.txt", technologies],
    ["job zones.txt", jobZones(draft)],
    ["education, training, and experience.txt", education],
    ["education.txt", education],
  ]);
}

/** Reads rows that belong to one occupation; the code is checked first. */
function ofOccupation(
  draft: OnetDraft,
  columns: readonly string[],
  row: (occupation: OccupationDraft, cells: Cells) => RowOutcome,
): TableReading {
  return {
    needs: [CODE_COLUMN, ...columns.filter((column) => column !== CODE_COLUMN)],
    row: (cells) => {
      const given = cells(CODE_COLUMN);
      if (!/^\d{2}-\d{4}\.\d{2}$/.test(given)) return malformed("its O*NET-SOC code is none");
      return row(draftOf(draft, given), cells);
    },
  };
}

function occupationData(draft: OnetDraft): TableReading {
  return ofOccupation(draft, ["title"], (occupation, cells) => {
    if (cells("title") === "") return malformed("it has no title");
    if (occupation.title !== undefined) return malformed("its occupation has come before");
    occupation.title = cells("title");
    occupation.description = cells("description");
    return "used";
  });
}

function alternateTitles(draft: OnetDraft): TableReading {
  return ofOccupation(draft, ["alternate title"], ({ alternateTitles: known }, cells) => {
    const titles = [cells("alternate title"), cells("short title")].filter(
      (title) => title !== "" && title !== "n/a",
    );
    if (titles.length === 0) return malformed("it has no title");
    for (const title of titles) if (!known.has(nameKey(title))) known.set(nameKey(title), title);
    return "used";
  });
}

function vector(
  draft: OnetDraft,
  scale: string,
  max: number,
  target: (occupation: OccupationDraft) => Map<string, number>,
): TableReading {
  return ofOccupation(draft, rated, (occupation, cells) => {
    if (cells("scale id") !== scale || suppressed(cells)) return "left out";
    const value = within(cells, 1, max);
    if (value === undefined) return runtime(1, max);
    target(occupation).set(cells("element name").toLowerCase(), value);
    return "used";
  });
}

function workStyles(draft: OnetDraft): TableReading {
  return ofOccupation(draft, rated, ({ styles }, cells) => {
    const id = cells("scale id");
    const scale = styleScales[id];
    if (scale === undefined || suppressed(cells)) return "left out";
    const value = within(cells, scale.min, scale.max);
    if (value === undefined) return runtime(scale.min, scale.max);
    const known = styles.get(id) ?? new Map<string, number>();
    styles.set(id, known.set(cells("element name").toLowerCase(), scale.toFive(value)));
    return "used";
  });
}

/** Skills and Knowledge: importance IM 1..5 and level LV 0..7 of each element. */
function needs(draft: OnetDraft, kind: SkillKind): TableReading {
  return ofOccupation(draft, rated, (occupation, cells) => {
    const scale = cells("scale id");
    if ((scale !== "IM" && scale !== "LV") || suppressed(cells)) return "left out";
    const id = cells("element id");
    const name = cells("element name");
    if (!/^[0-9A-Za-z.]{1,20}$/.test(id) || name === "") return malformed("its element is none");
    const [min, max] = scale === "IM" ? [1, 5] : [0, 7];
    const value = within(cells, min, max);
    if (value === undefined) return runtime(min, max);
    const skill = `onet-${id}`;
    if (!draft.elements.has(skill)) draft.elements.set(skill, { name, kind });
    if (kind === "foundational") {
      const known = occupation.skills.get(skill) ?? {};
      occupation.skills.set(skill, { ...known, [scale === "IM" ? "importance" : "level"]: value });
    } else if (scale === "IM") occupation.knowledge.set(skill, value);
    return "used";
  });
}

function examples(draft: OnetDraft): TableReading {
  return ofOccupation(draft, ["example"], ({ tools }, cells) => {
    if (nameKey(cells("example")) === "") return malformed("it has no example");
    const id = toolId(draft, cells("example"));
    const known = tools.get(id);
    tools.set(id, {
      hot: known?.hot === true || cells("hot technology") === "Y",
      inDemand: known?.inDemand === true || cells("in demand") === "Y",
    });
    return "used";
  });
}

function jobZones(draft: OnetDraft): TableReading {
  return ofOccupation(draft, ["job zone"], (occupation, cells) => {
    if (!/^[1-5]$/.test(cells("job zone"))) return malformed("its job zone is not 1 to 5");
    occupation.jobZone = Number(cells("job zone"));
    return "used";
  });
}

/** Required level of education, scale RL: the share of answers in each of the twelve categories. */
function educationCategories(draft: OnetDraft): TableReading {
  const columns = [CODE_COLUMN, "scale id", "category", "data value"];
  return ofOccupation(draft, columns, (occupation, cells) => {
    if (cells("scale id") !== "RL" || suppressed(cells)) return "left out";
    if (!/^(?:[1-9]|1[0-2])$/.test(cells("category"))) return malformed("its category is not 1 to 12");
    const value = within(cells, 0, 100);
    if (value === undefined) return runtime(0, 100);
    occupation.education.set(Number(cells("category")), value);
    return "used";
  });
}

/** True if the publisher advises against using the row. */
function suppressed(cells: Cells): boolean {
  return cells("recommend suppress") === "Y";
}

function within(cells: Cells, min: number, max: number): number | undefined {
  const text = cells("data value");
  const value = /^[+-]?\d{1,6}(?:\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}

function malformed(reason: string): RowOutcome {
  return { malformed: reason };
}

function runtime(min: number, max: number): RowOutcome {
  return malformed(`its value is no number from ${min} to ${max}`);
}
