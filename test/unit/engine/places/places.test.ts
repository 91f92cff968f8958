import { describe, expect, test } from "vitest";
import { countriesIn, currencyOf } from "../../../../src/engine/places/countries.ts";
import { isWithin, readPlace } from "../../../../src/engine/places/place.ts";

describe("a place", () => {
  test.each([
    ["Duluth, MN", { city: "duluth", region: "MN", country: "US" }],
    ["Duluth, Minnesota 55802", { city: "duluth", region: "MN", country: "US" }],
    ["Berlin, Deutschland", { city: "berlin", country: "DE" }],
    ["München", { city: "munchen" }],
    ["New York, NY", { city: "new york", region: "NY", country: "US" }],
    ["Oregon", { region: "OR", country: "US" }],
    ["United Kingdom", { country: "GB" }],
    ["", {}],
  ])("%s is read", (text, place) => {
    expect(readPlace(text)).toEqual(place);
  });

  test.each([
    ["Duluth, MN", "Duluth", true],
    ["Duluth", "Duluth, MN", true],
    ["Portland, ME", "Portland, OR", false],
    ["New York City", "New York, NY", true],
    ["Frankfurt am Main", "Frankfurt, Germany", true],
    ["Berlin, Germany", "Germany", true],
    ["Berlin", "Germany", undefined],
    ["Minnesota", "Duluth, MN", undefined],
    ["Superior, WI", "Duluth, MN", false],
    ["Paris, France", "Germany", false],
    ["Munich", "München", true],
    ["Cologne, Germany", "Köln", true],
    ["Genf", "Genève", true],
    ["Lissabon", "Lisboa", true],
    ["Brooklyn, NY", "New York", true],
    ["北京市朝阳区", "Beijing", true],
    ["上海", "北京", false],
    ["Vienna, Austria", "Munich", false],
  ])("%s lies within %s: %s", (place, wanted, outcome) => {
    expect(isWithin(readPlace(place), readPlace(wanted))).toBe(outcome);
  });

  test("names countries by words, and short ones in capitals only", () => {
    expect(countriesIn("Come and work with us in Germany")).toEqual(["DE"]);
    expect(countriesIn("US or EU citizens")).toEqual(["US", "EU"]);
    expect(["US", "AT", "GB", "XX"].map(currencyOf)).toEqual(["USD", "EUR", "GBP", undefined]);
  });
});
