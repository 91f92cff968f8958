import { type Board, posting, withData, workshop } from "./board.ts";

const amount = (currency: unknown, value: unknown) => ({ "@type": "MonetaryAmount", currency, value });
const range = (fields: Record<string, unknown>) => ({ "@type": "QuantitativeValue", ...fields });
const paid = (
  name: string,
  baseSalary: unknown,
  salary: Record<string, unknown> | null,
  more = {},
): Board => ({
  name: `pay-${name}`,
  html: withData(posting({ baseSalary, ...more })),
  gold: [workshop({ salary })],
});

/** The forms that pay has. */
export const pay: Board[] = [
  paid("year", amount("GBP", range({ minValue: 24000, maxValue: 28000, unitText: "YEAR" })), {
    min: 24000,
    max: 28000,
    currency: "GBP",
    period: "year",
  }),
  paid("hour", amount("GBP", range({ value: "13.50", unitText: "HOUR" })), {
    min: 13.5,
    max: 13.5,
    currency: "GBP",
    period: "hour",
  }),
  paid("month-thousands", amount("EUR", range({ minValue: "2.400", maxValue: "2.900", unitText: "MONTH" })), {
    min: 2400,
    max: 2900,
    currency: "EUR",
    period: "month",
  }),
  paid("zero", amount("GBP", range({ minValue: 0, maxValue: 0, unitText: "YEAR" })), null),
  paid("zero-text", amount("GBP", range({ value: "0.00", unitText: "HOUR" })), null),
  paid("no-upper", amount("GBP", range({ minValue: 24000, maxValue: 0, unitText: "YEAR" })), {
    min: 24000,
    currency: "GBP",
    period: "year",
  }),
  paid(
    "no-currency",
    { "@type": "MonetaryAmount", value: range({ minValue: 13, maxValue: 15, unitText: "HOUR" }) },
    { min: 13, max: 15, period: "hour" },
  ),
  paid("text", "£24,000 - £26,500 per year", { min: 24000, max: 26500, currency: "GBP", period: "year" }),
  paid(
    "number-with-currency-beside",
    31000,
    { min: 31000, max: 31000, currency: "USD", period: "year", periodInferred: true },
    { salaryCurrency: "USD" },
  ),
  paid("not-said", "Competitive", null),
  paid("crossed", amount("GBP", range({ minValue: 28000, maxValue: 24000, unitText: "YEAR" })), {
    min: 24000,
    max: 28000,
    currency: "GBP",
    period: "year",
  }),
];
