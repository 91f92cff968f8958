import { expect, test } from "vitest";
import { SimilarPath } from "../../../../src/domain/similar-paths/schema.ts";
import { findSimilarPaths } from "../../../../src/engine/paths/find-similar.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";
import { loadPaths } from "./path-file.ts";

const { paths, notice } = loadPaths();
const catalog = readBuiltInCatalog();

test("there are at least 48 example paths, labelled as fictional, with ids of their own", () => {
  expect(paths.length).toBeGreaterThanOrEqual(48);
  expect(new Set(paths.map(({ id }) => id)).size).toBe(paths.length);
  expect(notice).toMatch(/fictional/i);
});

test("the example paths reach every major group of occupations", () => {
  const majors = new Set(catalog.occupations.map(({ code }) => code.slice(0, 2)));
  const reached = new Set(paths.flatMap(({ stations }) => stations.map(({ code }) => code.slice(0, 2))));
  expect([...reached].sort()).toEqual([...majors].sort());
});

test("every station is a title that the catalogue has under the station's code", () => {
  const titles = new Map(
    catalog.occupations.map(({ code, title, alternateTitles }) => [code, [title, ...alternateTitles]]),
  );
  for (const { title, code } of paths.flatMap(({ stations }) => stations))
    expect(titles.get(code), `${title} under ${code}`).toContain(title);
});

test("every move goes between two stations of its path, and every station is reached or left by one", () => {
  for (const { id, stations, transitions } of paths) {
    const used = new Set(transitions.flatMap(({ from, to }) => [from, to]));
    expect([...used].sort(), id).toEqual([...new Set(stations.map(({ title }) => title))].sort());
    expect(transitions[0]?.from, id).toBe(stations[0]?.title);
    for (const { from, to } of transitions) expect(from, id).not.toBe(to);
  }
});

test("every skill gained is a skill of the catalogue", () => {
  const names = new Set(catalog.skills.map(({ name }) => name));
  const gained = paths.flatMap(({ transitions }) => transitions.flatMap((move) => move.skillsAcquired ?? []));
  expect(gained.filter((skill) => !names.has(skill))).toEqual([]);
});

test("some moves did not work out, and they say what was hard", () => {
  const failed = paths.flatMap(({ transitions }) => transitions.filter(({ success }) => !success));
  expect(failed.length).toBeGreaterThanOrEqual(8);
  for (const { from, to, challenges, keyLessons } of failed)
    expect((challenges?.length ?? 0) + (keyLessons?.length ?? 0), `${from} to ${to}`).toBeGreaterThan(0);
});

test("every interest profile has a spread, so that it can be compared", () => {
  for (const { id, riasecProfile } of paths) {
    const scores = Object.values(riasecProfile);
    expect(Math.max(...scores) - Math.min(...scores), id).toBeGreaterThanOrEqual(20);
  }
});

test("a person with an example's own profile and title finds that example first, in the contract's shape", () => {
  for (const path of paths) {
    const { R, I, A, S, E, C } = path.riasecProfile;
    const person = {
      riasec: [R, I, A, S, E, C],
      workStyle: path.workStyleProfile,
      titles: [path.stations[0]?.title ?? ""],
      seniority: path.seniority,
    };
    const sameTitle = (left: string, right: string) => (left === right ? 1 : 0);
    const { matches } = findSimilarPaths(person, paths, {}, sameTitle);
    expect(matches[0]?.pathId).toBe(path.id);
    expect(matches[0]?.similarityScore).toBe(1);
    for (const match of matches) expect(SimilarPath.parse(match)).toEqual(match);
  }
});
