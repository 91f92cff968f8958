import type { Case } from "./case.ts";

/** Chinese postings; every employer is fictional. */
export const chinese: Case[] = [
  {
    name: "a senior developer in Shanghai",
    text: `职位：高级Java开发工程师
公司：示例科技有限公司
工作地点：上海
薪资：25-40K·14薪
岗位职责：
负责后端开发
任职要求：
1. 本科及以上学历，5年以上Java开发经验
2. 熟悉Docker
加分项：
熟悉Kubernetes优先
全职`,
    expected: {
      title: "高级Java开发工程师",
      company: "示例科技有限公司",
      locations: ["上海"],
      seniority: "senior",
      salary: { min: 25000, max: 40000, currency: "CNY", period: "month" },
      employmentType: "FULL_TIME",
      yearsRequired: 5,
      education: "bachelor",
      skills: { required: ["Java", "Docker"], preferred: ["Kubernetes"] },
      language: "zh",
    },
    evidence: { salary: "25-40K", yearsRequired: "5年以上", education: "本科" },
  },
  {
    name: "a nurse with monthly pay",
    text: "招聘护士\n单位：示例医院\n地点：北京\n月薪 8000-12000元\n学历要求：大专\n工作经验：2年\n截止日期：2027年3月31日",
    expected: {
      company: "示例医院",
      locations: ["北京"],
      salary: { min: 8000, max: 12000, currency: "CNY", period: "month" },
      education: "associate",
      yearsRequired: 2,
      closingDate: "2027-03-31",
    },
  },
  {
    name: "a driver by the day with full-width digits",
    text: "货车司机\n公司名称：示例物流公司\n工作城市：广州、深圳\n日薪：３００元\n驾龄三年以上，学历不限，兼职",
    expected: {
      title: "货车司机",
      locations: ["广州", "深圳"],
      salary: { min: 300, max: 300, currency: "CNY", period: "day" },
      yearsRequired: 3,
      education: "none",
      employmentType: "PART_TIME",
    },
  },
  {
    name: "a director paid in ten thousands a year",
    text: "财务总监\n企业名称：示例集团\n年薪30-50万\n要求：硕士，十年以上经验，精通Excel",
    expected: {
      title: "财务总监",
      seniority: "director",
      salary: { min: 300000, max: 500000, currency: "CNY", period: "year" },
      education: "master",
      yearsRequired: 10,
      skills: { required: ["Excel"], preferred: [] },
    },
  },
  {
    name: "a teacher who works from home",
    text: "英语老师\n远程办公\n时薪：150元\n本科以上学历，有IELTS成绩者优先，1-3年教学经验",
    expected: {
      title: "英语老师",
      remote: "remote",
      salary: { min: 150, max: 150, currency: "CNY", period: "hour" },
      education: "bachelor",
      yearsRequired: 1,
      skills: { required: [], preferred: ["IELTS"] },
    },
  },
  {
    name: "an intern cook called for in a sentence",
    text: "本店诚聘厨师2名，经验不限，薪资面议。公司成立于1998年，拥有员工500人。",
    expected: { title: "厨师" },
    absent: ["salary", "yearsRequired"],
  },
];
