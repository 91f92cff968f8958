import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import { employmentTypes, payPeriods } from "../../../engine/posting/types.ts";
import { Day } from "../../../shared/view/day.tsx";
import { field, numberField, textField, textsField } from "../../../shared/view/json.ts";
import type { Reading } from "../../../shared/view/opening/reading.ts";
import { Text } from "../../../shared/view/parts.tsx";
import { Choice, TextField } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { Fold } from "../../parts/fold.tsx";
import { Icon } from "../../parts/icon.tsx";
import { type Correctable, correctable, correctableOf, isCorrected } from "./correct-field.ts";

const names: Readonly<Record<Correctable, string>> = {
  title: "Title",
  company: "Employer",
  locations: "Place",
  salary: "Pay",
  closingDate: "Apply by",
  employmentType: "Kind of job",
};

interface FieldsProps {
  job: Job;
  reading: Reading | undefined;
  /** Where the forms are submitted. */
  to: string;
}

/** What was read of a posting, by whom where it was not the program, and in place what corrects a field. */
export function ReadFields({ job, reading, to }: FieldsProps) {
  const rows = rowsOf(job, reading);
  const unknown = reading === undefined || reading.text === "" ? "not known" : "not found in the text";
  return (
    <>
      <h3>What was read</h3>
      <ul class="read-fields">
        {rows.map(({ key, name, values, by }) => (
          <li id={key && `field-${key}`}>
            <span class="name">{name}</span>
            <div>
              {values.length === 0 && <span class="soft">{unknown}</span>}
              {values.map((value) => (
                <p dir="auto">{key === "closingDate" ? <Day at={value} /> : <Text>{value}</Text>}</p>
              ))}
              {by !== "" && <p class="soft">{by}</p>}
            </div>
            {key && <Correction of={key} job={job} to={to} />}
          </li>
        ))}
      </ul>
      {reading && reading.understoodAs !== "" && (
        <p>
          Understood as work of this occupation: <strong>{reading.understoodAs}</strong>
        </p>
      )}
    </>
  );
}

interface Row {
  /** Set if it can be corrected. */
  key: Correctable | undefined;
  name: string;
  values: string[];
  /** Who read it, if it was not the program. */
  by: string;
}

/** Those that can be corrected first, also if nothing was read of them; then the others. */
function rowsOf(job: Job, reading: Reading | undefined): Row[] {
  const fields = reading?.fields ?? [];
  const hasReaders = fields.some(({ by }) => by !== "" && by !== PROGRAM);
  const byOf = (by = "") => (hasReaders ? saidBy(by) : "");
  const own = correctable.map((key): Row => {
    const found = fields.filter(({ path }) => correctableOf(path) === key);
    const by = isCorrected(job, key) ? "corrected by you" : byOf(found[0]?.by);
    const values = found.length > 0 ? found.map(({ value }) => value) : ofItem(job, key);
    return { key, name: names[key], values, by };
  });
  const others = fields
    .filter(({ path }) => correctableOf(path) === undefined)
    .map(({ name, value, by }): Row => ({ key: undefined, name, values: [value], by: byOf(by) }));
  return [...own, ...others];
}

const PROGRAM = "the program";

function saidBy(by: string): string {
  return by === "" || /^(typed|given)/.test(by) ? by : `read by ${by}`;
}

/** What the opening itself is called, where its text says nothing. */
function ofItem({ title, company }: Job, key: Correctable): string[] {
  if (key === "title") return [title];
  return key === "company" && company ? [company] : [];
}

/** The form that corrects a field, folded away. */
function Correction({ of, job, to }: { of: Correctable; job: Job; to: string }) {
  return (
    <Fold
      name={
        <>
          <Icon name="edit" />
          Correct
          <span class="unseen">: {names[of]}</span>
        </>
      }
      acts={["correct-field"]}
      of={of}
    >
      <Form act="correct-field" to={to} of={of}>
        <Inputs of={of} opening={field(job.metadata, "opportunity")} job={job} />
        <Button>Save</Button>
      </Form>
    </Fold>
  );
}

function Inputs({ of, opening, job }: { of: Correctable; opening: unknown; job: Job }) {
  const label = names[of];
  const text = textField(opening, of);
  if (of === "salary") return <PayInputs pay={field(opening, "salary")} />;
  if (of === "closingDate") return <TextField name="value" {...{ label, of }} type="date" value={text} />;
  if (of === "employmentType") return <Choice name="value" {...{ label, of }} value={text} choices={kinds} />;
  if (of === "locations")
    return (
      <TextField
        name="value"
        {...{ label, of }}
        value={textsField(opening, "locations").join("; ")}
        hint="Several are separated by a semicolon."
      />
    );
  const own = of === "title" ? job.title : (job.company ?? "");
  return <TextField name="value" {...{ label, of }} value={text || own} isRequired={of === "title"} />;
}

const kinds = [
  ["", "not said"] as const,
  ...employmentTypes.map((kind) => [kind, kind.replaceAll("_", " ").toLowerCase()] as const),
];
const periods = [["", "not said"] as const, ...payPeriods.map((period) => [period, `a ${period}`] as const)];

function PayInputs({ pay }: { pay: unknown }) {
  return (
    <div class="row">
      <TextField name="min" label="Lowest pay" of="pay" value={numberField(pay, "min")} />
      <TextField name="max" label="Highest pay" of="pay" value={numberField(pay, "max")} />
      <TextField
        name="currency"
        label="Currency"
        of="pay"
        value={textField(pay, "currency")}
        placeholder="EUR"
      />
      <Choice
        name="period"
        label="For"
        of="pay"
        value={textField(pay, "period")}
        choices={periods.map(([value, text]) => [value, value === "hour" ? "an hour" : text] as const)}
      />
    </div>
  );
}
