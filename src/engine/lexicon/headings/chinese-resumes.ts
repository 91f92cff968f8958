import file from "../../../../db/lexicon/headings/chinese-resumes.json" with { type: "json" };
import { dataFile } from "../data-file.ts";
import { type SectionKind, sectionKinds } from "./resume-headings.ts";

const read = dataFile("headings/chinese-resumes", file);

/** The section that a Chinese heading starts. */
export const HAN_HEADINGS: ReadonlyMap<string, SectionKind> = new Map(
  read
    .tagged("headings", sectionKinds, "|")
    .flatMap(([kind, words]) => words.map((word): [string, SectionKind] => [word, kind])),
);
/** The title of a Chinese resume. */
export const HAN_TITLES: ReadonlySet<string> = read.wordSet("titles");

// Chinese has no spaces between words. A name's ending shows its kind.

/** Endings of titles. */
export const HAN_ROLE =
  /(?:员|师|长|長|社員|担当|補助|事務|係|经理|主管|总监|助理|专员|顾问|会计|出纳|护士|医生|工程师|司机|店长|教师|老师|秘书|文员|客服|主任|工|实习生|设计|编辑|记者|律师|导购|厨师|销售|运营|策划|架构师|分析师|代表|总经理|董事|干事|讲师|教授|研究员|审计|前台|店员|收银|保安|保洁|班长|队长|合伙人|创始人)$/u;
/** Endings of employers' names. */
export const HAN_EMPLOYER =
  /^(?:株式会社|有限会社|合同会社)|(?:株式会社|有限会社|会社|病院|事務所|製作所|役所|役場|薬局|信用金庫|公司|集团|医院|中心|工厂|厂|超市|事务所|银行|学校|酒店|餐厅|商场|研究所|研究院|局|委员会|街道|诊所|药房|药店|门店|工作室|基金会|协会|合作社|物流|科技|幼儿园|中学|小学|大学|学院)$/u;
/** Endings of schools' names. */
export const HAN_SCHOOL = /(?:大学|学院|学校|中学|高校|高等学校|高中|一中|技校|党校|职校)$/u;
/** Only a degree. */
export const HAN_DEGREE =
  /^(?:本科|大专|专科|高中|中专|研究生|博士后|职高|初中|MBA|\p{Script=Han}{0,12}(?:硕士|博士|学士))(?:[（(].{1,10}[)）]|研究生|学历|学位)?$/u;
