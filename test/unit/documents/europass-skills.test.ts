import { expect, test } from "vitest";
import { readEuropass } from "../../../src/engine/documents/europass/candidate.ts";
import { asList } from "../../support/json.ts";

const competency = (name: string, taxonomy = "Soft_Skill") =>
  `<PersonCompetency><TaxonomyID>${taxonomy}</TaxonomyID><hr:CompetencyName>${name}</hr:CompetencyName></PersonCompetency>`;

function skillsOf(profile: string): unknown[] {
  const { document } = readEuropass(
    `<Candidate xmlns:hr="http://www.hr-xml.org/3"><CandidatePerson><PersonName><GivenName>Ada</GivenName></PersonName></CandidatePerson><CandidateProfile>${profile}</CandidateProfile></Candidate>`,
  );
  return asList(document?.skills ?? []).map(({ name }) => name);
}

test.each([
  [
    "in groups",
    `<Skills><SkillsGroup><SkillsGroupName>Bakery</SkillsGroupName>${competency("Kneading")}${competency("Glazing")}</SkillsGroup></Skills>`,
  ],
  ["without a group", `<Skills>${competency("Kneading")}${competency("Glazing")}</Skills>`],
  [
    "as plain skills",
    "<Skills><Skill>Kneading</Skill><Skill><SkillName>Glazing</SkillName><SkillLevel>4</SkillLevel></Skill></Skills>",
  ],
  [
    "digital ones without a group",
    "<DigitalSkills><DigitalSkill>Kneading</DigitalSkill><DigitalSkill>Glazing</DigitalSkill></DigitalSkills>",
  ],
  [
    "digital ones in a group",
    "<DigitalSkills><DigitalSkillsGroup><DigitalSkill>Kneading</DigitalSkill><DigitalSkill>Glazing</DigitalSkill></DigitalSkillsGroup></DigitalSkills>",
  ],
  [
    "in a part of their own",
    "<SoftSkills><SoftSkill><Title>Kneading</Title></SoftSkill></SoftSkills><HardSkills><HardSkill><Title>Glazing</Title></HardSkill></HardSkills>",
  ],
  [
    "as a text",
    "<JobRelatedSkills><Title>Bakery</Title><Description>&lt;ul&gt;&lt;li&gt;Kneading&lt;/li&gt;&lt;li&gt;Glazing&lt;/li&gt;&lt;/ul&gt;</Description></JobRelatedSkills>",
  ],
  [
    "among the qualifications",
    `<PersonQualifications>${competency("Kneading")}${competency("Glazing")}</PersonQualifications>`,
  ],
])("Europass skills %s are read", (_, profile) => {
  expect(skillsOf(profile)).toEqual(["Kneading", "Glazing"]);
});

test("a language, a group's name and a level are no skills", () => {
  const profile = `<Skills><SkillsGroup><SkillsGroupName>Bakery</SkillsGroupName>${competency("Kneading")}</SkillsGroup>${competency("French", "language")}</Skills><LanguageSkills><Skill>Dutch</Skill></LanguageSkills>`;
  expect(skillsOf(profile)).toEqual(["Kneading"]);
});
