import type { SkillFinder } from "../../../../src/engine/posting/types.ts";

const names =
  "Python,SQL,Docker,Kubernetes,React,TypeScript,Excel,SAP,BLS,ACLS,HACCP,Java,AWS,DATEV,QuickBooks,forklift,Photoshop,Figma,welding,AutoCAD,Schweißen,Go,Word,IELTS,hazmat".split(
    ",",
  );

/** A small finder of whole words for the tests. */
export const finder: SkillFinder = {
  find: (text) =>
    names
      .flatMap((name) =>
        [...text.matchAll(new RegExp(`(?<![A-Za-zÀ-ÿ0-9])${name}(?![A-Za-zÀ-ÿ0-9])`, "g"))].map((match) => ({
          id: name.toLowerCase(),
          name,
          start: match.index,
          end: match.index + name.length,
        })),
      )
      .sort((left, right) => left.start - right.start),
};
