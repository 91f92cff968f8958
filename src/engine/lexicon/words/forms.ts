/** Irregular forms of English verbs at work, and stems of nouns that differ from their verb: "form:verb". */
const forms =
  "ran:run led:lead taught:teach wrote:write written:write built:build sold:sell drove:drive driven:drive kept:keep made:make bought:buy brought:bring grew:grow held:hold spoke:speak dealt:deal fed:feed sought:seek flew:fly oversaw:oversee overseen:oversee undertook:undertake gave:give given:give spent:spend sewn:sew laid:lay";
const stems =
  "mainten:maintain deliveri:deliver diagnosi:diagnos assembli:assembl analysi:analyz analys:analyz";

const pairs = (list: string) => new Map(list.split(" ").map((pair) => pair.split(":") as [string, string]));

/** An irregular form's verb: "taught" is teach. */
export const irregularForms: ReadonlyMap<string, string> = pairs(forms);
/** The stem of the verb that a noun belongs to: maintenance, maintain. */
export const verbStems: ReadonlyMap<string, string> = pairs(stems);

const traditional =
  "機設計師員務責職條歷學語長專業證執駕駛車電話時間會開關發應徵錄資質經驗類係術體歲齡優備須實習約臨遠離辦區縣鎮號樓層點獎勞險補貼費週輪節團隊溝協調細積極動熱愛認獨壓強軟網頁編輯寫讀聽說講國際貿財稅審護醫" +
  "療藥劑廠產製維檢測繪圖氣銲廚飯廳館銷採購倉庫運輸貨櫃檯臺灣廣東門縱線數據統籌規劃項導領幫給與並為於從對請參見觀處變換連結構組織級總監營顧問諮詢雙種簡單雜難題滿額獲當選擇達過還這個們來現場內無戶註冊準確" +
  "預訂價聯絡郵傳標誌畫藝樂園環衛災訓練課輔兒嬰養貸銀鋼鐵鋁膠紡縫紉飾寶寵獸農漁幣萬億幾歸屬僅則將屆畢碩勢負擔擁願誠懇態謹親顏輕適戰靈邏創歡殘礙報遞碼繫復複檔範圍裝龍鳳鄉島陽陰蘇漢鄭瀋濟寧廈遼滬視覺訊驅試" +
  "剛較稱擬齊筆書紅綠藍黃絲純緊繼續終績緒緣縮聲聰腦腳臉舉舊莊華葉蓋裡裏褲誤誰論謝譯貴買賣賽趕跡軌載輛轉辭遊違遺鄰醬釋針鈴鎖錢錯鍋鍵鐘閉閒閱隨隱雲靜響頂順頭頻顆飛飲驚魚鮮鳥麥麵齒";
const simplified =
  "机设计师员务责职条历学语长专业证执驾驶车电话时间会开关发应征录资质经验类系术体岁龄优备须实习约临远离办区县镇号楼层点奖劳险补贴费周轮节团队沟协调细积极动热爱认独压强软网页编辑写读听说讲国际贸财税审护医" +
  "疗药剂厂产制维检测绘图气焊厨饭厅馆销采购仓库运输货柜台台湾广东门纵线数据统筹规划项导领帮给与并为于从对请参见观处变换连结构组织级总监营顾问咨询双种简单杂难题满额获当选择达过还这个们来现场内无户注册准确" +
  "预订价联络邮传标志画艺乐园环卫灾训练课辅儿婴养贷银钢铁铝胶纺缝纫饰宝宠兽农渔币万亿几归属仅则将届毕硕势负担拥愿诚恳态谨亲颜轻适战灵逻创欢残碍报递码系复复档范围装龙凤乡岛阳阴苏汉郑沈济宁厦辽沪视觉讯驱试" +
  "刚较称拟齐笔书红绿蓝黄丝纯紧继续终绩绪缘缩声聪脑脚脸举旧庄华叶盖里里裤误谁论谢译贵买卖赛赶迹轨载辆转辞游违遗邻酱释针铃锁钱错锅键钟闭闲阅随隐云静响顶顺头频颗飞饮惊鱼鲜鸟麦面齿";

/** Traditional Chinese characters in working life, by the simplified ones used in the lexicon. */
export const simplifiedOf: ReadonlyMap<string, string> = new Map(
  [...traditional].map((character, at): [string, string] => [character, [...simplified][at] ?? character]),
);
