import type { SectionKind } from "./resume-headings.ts";

const headings: readonly (readonly [SectionKind, string])[] = [
  ["contact", "基本信息|个人信息|基本资料|个人资料|联系方式"],
  ["interests", "兴趣爱好|个人爱好|爱好"],
  ["other", "求职意向|应聘意向|期望工作|求职目标|期望职位"],
  ["work", "工作经历|工作经验|工作履历|任职情况|职业经历|实习经历|实习经验|任职经历"],
  ["education", "教育背景|教育经历|学历|教育程度|学习经历"],
  ["certificates", "职业证书|证书|资格证书|技能证书|职业资格|资质证书|所获证书|资格证|考证|执业资格"],
  ["skills", "技能|专业技能|技能特长|职业技能|掌握技能|个人技能|技术栈|计算机水平"],
  ["languages", "语言|语言能力|外语水平|语言水平|英语水平"],
  ["projects", "项目经历|项目经验|项目"],
  ["volunteer", "志愿服务|志愿经历|公益活动|志愿者经历|志愿者|志愿活动|志愿|社会实践"],
  ["awards", "获奖情况|荣誉奖项|获奖经历|所获荣誉|荣誉|奖项"],
  ["summary", "自我评价|个人评价|个人简介|自我介绍|个人总结|个人优势"],
  ["publications", "论文|发表论文|出版物"],
];
/** The section that a Chinese heading starts. */
export const HAN_HEADINGS: ReadonlyMap<string, SectionKind> = new Map(
  headings.flatMap(([kind, words]) => words.split("|").map((word): [string, SectionKind] => [word, kind])),
);
/** The title of a Chinese resume. */
export const HAN_TITLES: ReadonlySet<string> = new Set(["简历", "个人简历", "求职简历", "我的简历"]);

// Chinese has no spaces between words. A name's ending shows its kind.

/** Endings of titles. */
export const HAN_ROLE =
  /(?:员|师|长|经理|主管|总监|助理|专员|顾问|会计|出纳|护士|医生|工程师|司机|店长|教师|老师|秘书|文员|客服|主任|工|实习生|设计|编辑|记者|律师|导购|厨师|销售|运营|策划|架构师|分析师|代表|总经理|董事|干事|讲师|教授|研究员|审计|前台|店员|收银|保安|保洁|班长|队长|合伙人|创始人)$/u;
/** Endings of employers' names. */
export const HAN_EMPLOYER =
  /(?:公司|集团|医院|中心|工厂|厂|超市|事务所|银行|学校|酒店|餐厅|商场|研究所|研究院|局|委员会|街道|诊所|药房|药店|门店|工作室|基金会|协会|合作社|物流|科技|幼儿园|中学|小学|大学|学院)$/u;
/** Endings of schools' names. */
export const HAN_SCHOOL = /(?:大学|学院|学校|中学|高中|一中|技校|党校|职校)$/u;
/** Only a degree. */
export const HAN_DEGREE =
  /^(?:本科|大专|专科|高中|中专|研究生|博士后|职高|初中|MBA|\p{Script=Han}{0,12}(?:硕士|博士|学士))(?:[（(].{1,10}[)）]|研究生|学历|学位)?$/u;
