import { expect, test } from "vitest";
import { askedOfOpenings } from "../../support/asked-of-openings.ts";
import { personNamed, startAt } from "../../support/samples/persona.ts";

const manager =
  "Ward Manager, Emergency Department\nWharfe Care | Leeds\nPay range: £74,500 - £98,000 per year\nClosing date: 18 December 2027\nRequirements:\n- Wound care\n- Experience with dialysis\n- Cobol\n";
const hospice =
  "Hospice Nurse\nNidd Hospice, York\n£31 - £34 an hour\nRequirements:\n- Registered nurse licence\n";

async function asking(
  query: string,
  { note, openings = [manager, hospice] }: { note?: string; openings?: string[] } = {},
) {
  const { h, person } = await startAt(personNamed("nurse"), "resume");
  return askedOfOpenings(h, person, { query, limit: note, openings });
}

test("which opening pays more is answered by their pay, not by their fit", async () => {
  const { said, factors } = await asking("Which of the two pays more?");
  expect(said).toBe(
    "Of 2 stored openings, the first of keyFactors names the highest pay: up to 98000 GBP a year, against up to 70720, at 2080 hours a year.",
  );
  expect(factors[0]?.text).toContain("Ward Manager");
});

test("pay from an amount has no upper end", async () => {
  const { said } = await asking("Which of the two pays more?", {
    openings: [manager, hospice.replace("£31 - £34 an hour", "From £40,000 a year")],
  });
  expect(said).toContain("up to 98000 GBP a year, against 40000 or more.");
});

test("an opening whose pay is not said is not compared", async () => {
  const { said } = await asking("Which of the two pays more?", {
    openings: [manager, hospice.replace("£31 - £34 an hour\n", "")],
  });
  expect(said).toBe("Of 2 stored openings, 1 names no pay that can be compared.");
});

test("pay that is below a stated limit says so", async () => {
  const { said, factors } = await asking("Is the hospice job enough money for me?", {
    note: "Nothing under £72k.",
  });
  expect(said).toBe(
    "The pay of the stored opening is below a limit that the user stated; keyFactors has both.",
  );
  expect(factors.map(({ text }) => text).join("\n")).toContain(
    "Pay of up to 70720 GBP a year against at least 72000.",
  );
});

test("pay that meets a stated limit at its upper end says so", async () => {
  const { said } = await asking("Does the manager job pay enough?", { note: "Nothing under £72k." });
  expect(said).toBe("The upper end of the pay meets the limit that the user stated; keyFactors has both.");
});

test("an opening that is ahead only because a filter fails for another does not score highest", async () => {
  const { said } = await asking("Compare the two jobs", { note: "Nothing under £72k." });
  expect(said).toMatch(/^Of 2 stored openings, a filter fails for the one that scores higher, and the first/);
});

test.each(["Should I apply to the ED job?", "Does the manager job clash with anything I told you?"])(
  "%s is answered from that opening's fit brief",
  async (query) => {
    const { said, factors } = await asking(query);
    expect(said).toMatch(/^The fit brief of this opening scores/);
    expect(factors[0]?.text).toContain("Ward Manager");
  },
);

test("when applications close is a question for a date, without an opening's name too", async () => {
  const { said } = await asking("When does the application close?");
  expect(said).toBe("One stored item has a due date; it is due on 2027-12-18, see keyFactors.");
});
