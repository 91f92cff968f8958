import { type Said, withoutEnd } from "./types.ts";

/** Verbs that start a line, so that "我" can precede it. */
const verbs =
  /^(?:(?:\d{4}年)?(?:荣?获|被评为)|管理|负责|带领|领导|主导|参与|完成|组织|协调|制定|设计|开发|编写|搭建|优化|提高|提升|降低|减少|培训|指导|维护|处理|撰写|建立|实施|推动|策划|分析|支持|协助|接待|销售|教授|讲授|翻译|操作|检查|执行|运营|跟进|解决|使用|利用|通过|独立|每天|每月|每周|把|将)/u;

/** A Chinese resume line inside a sentence. */
export function sayChinese(bullet: string): Said | undefined {
  const text = withoutEnd(bullet);
  if (!/\p{Script=Han}/u.test(text) || /[。；！？：\n]/u.test(text)) return undefined;
  return {
    form: verbs.test(text) ? "did" : "doing",
    text: text.replace(/^我/u, "").replace(/^(?=\d{4}年)/, "于"),
  };
}
