import { describe, expect, test } from "vitest";
import { countriesIn, currencyOf } from "../../../../src/engine/places/countries.ts";
import { readPlace } from "../../../../src/engine/places/place.ts";
import { isWithin } from "../../../../src/engine/places/within.ts";

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
    ["Valencia, Venezuela", "Valencia, Spain", false],
    ["Valencia, Carabobo", "Valencia, Spain", false],
    ["Valencia", "Valencia, Venezuela", undefined],
    ["Barcelona, Venezuela", "Barcelona", undefined],
    ["London, Ontario", "London", undefined],
    ["London, ON", "London, UK", false],
    ["Paris, TX", "Paris", undefined],
    ["Cambridge, MA", "Cambridge, UK", false],
    ["Birmingham, AL", "Birmingham, West Midlands", false],
    ["Santiago de los Caballeros, Dominican Republic", "Santiago, Chile", false],
    ["Santiago de Compostela", "Santiago, Chile", false],
    ["Vancouver, WA", "Vancouver, BC", false],
    ["Frankfurt (Oder)", "Frankfurt am Main", false],
    ["Frankfurt (Oder), Germany", "Frankfurt, Germany", undefined],
    ["Granada, Nicaragua", "Granada, Spain", false],
    ["Tbilisi, Georgia", "Georgia", false],
    ["Atlanta, Georgia", "Georgia", true],
    ["Berlin, DE", "Berlin, Germany", true],
    ["Wilmington, DE", "Germany", false],
    ["Amsterdam, NL", "Netherlands", true],
    ["Bengaluru, IN", "India", true],
    ["Gary, IN", "India", false],
    ["Perth, WA", "Seattle, WA", false],
    ["Ontario, CA", "Ontario, Canada", undefined],
    ["Nevada, MO", "Nevada", false],
    ["Peru, IL", "Peru", false],
    ["York, UK", "New York", false],
    ["New London, CT", "London", false],
    ["East London, South Africa", "London", undefined],
    ["Central London", "London", true],
    ["Seattle, WA", "Washington", undefined],
    ["Mexico City", "Mexico", true],
    ["Munich, Bavaria", "Munich, Germany", true],
    ["Hyderabad, Pakistan", "Hyderabad, India", false],
    ["Newcastle, NSW", "Newcastle upon Tyne", false],
  ])("%s lies within %s: %s", (place, wanted, outcome) => {
    expect(isWithin(readPlace(place), readPlace(wanted))).toBe(outcome);
  });

  test("names countries by words, and short ones in capitals only", () => {
    expect(countriesIn("Come and work with us in Germany")).toEqual(["DE"]);
    expect(countriesIn("US or EU citizens")).toEqual(["US", "EU"]);
    expect(["US", "AT", "GB", "XX"].map(currencyOf)).toEqual(["USD", "EUR", "GBP", undefined]);
  });
});
