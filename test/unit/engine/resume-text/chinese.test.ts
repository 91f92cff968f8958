import { describe, expect, test } from "vitest";
import { jobs, read } from "./reading.ts";

describe("a Chinese resume that sets each thing on a line of its own", () => {
  const { document, unread } = read(
    [
      "谭奕辰",
      "男 | 29岁 | 现居东莞 | 在职",
      "手机：136-5550-0175",
      "",
      "求职意向",
      "采购工程师 | 东莞 | 10-14K",
      "",
      "工作经历",
      "",
      "东莞市启岳电子科技有限公司",
      "采购工程师",
      "2022.04 - 至今",
      "1. 负责PCB、连接器等电子物料的询价、比价及议价；",
      "",
      "惠州华榕塑胶制品有限公司",
      "采购助理",
      "2019.07 - 2022.03",
      "1. 下单、跟催交期，处理来料异常；",
    ].join("\n"),
  );

  test("gives the jobs and the home town", () => {
    expect(jobs(document)).toEqual([
      "采购工程师 | 东莞市启岳电子科技有限公司 | - | 2022-04 | -",
      "采购助理 | 惠州华榕塑胶制品有限公司 | - | 2019-07 | 2022-03",
    ]);
    expect(document.basics?.location?.city).toBe("东莞");
  });

  test("takes what somebody wants for no interest of theirs", () => {
    expect(document.interests).toBeUndefined();
    expect(JSON.stringify(document)).not.toContain("10-14K");
    expect(unread.length).toBeGreaterThan(0);
  });
});
