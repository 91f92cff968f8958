import { expect, test } from "vitest";
import { letter } from "../../support/letter.ts";

const bookkeeper = `Ada Example
ada@example.org

Experience
Accounts Assistant, Tideglass Ltd, Leeds, 03/2019 - 06/2023
- Reconciled supplier statements each month
Welder, Corran Yard, Leeds, 2015 - 2018
- Welded pump housings

Certificates
TIG welding certificate, Corran Training, 2024
Certified Accounting Technician, 2019
`;

test("a letter offers no certificate of another field", async () => {
  const sent = await letter(bookkeeper, "Accountant", "Bank and supplier reconciliations", "Month-end close");
  expect(sent).toContain("Certified Accounting Technician");
  expect(sent).not.toContain("TIG");
});

test("nor one to fill a short letter", async () => {
  const today = bookkeeper.replace("06/2023", "present");
  const sent = await letter(today, "Accountant", "Month-end close");
  expect(sent).toContain("Certified Accounting Technician");
  expect(sent).not.toContain("TIG");
});

test("a certificate of the field, or of the duties, is offered", async () => {
  expect(await letter(bookkeeper, "Welder", "Welding of pump housings")).toContain("TIG welding certificate");
});
