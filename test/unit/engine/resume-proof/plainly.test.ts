import { expect, test } from "vitest";
import { proveResume } from "../../../../src/engine/resume/proof/prove-resume.ts";
import { keptApart } from "../../../../src/engine/resume/unconfirmed/kept-apart.ts";
import { sourceOf } from "../../../../src/engine/resume/unconfirmed/source.ts";

const proved = (text: string, name: string) => proveResume(text, { skills: [{ name }] });

test.each([
  ["I have welded in yards for ten years.", "welded"],
  ["Tools: Ableton, Logic Pro / Reaper", "Reaper"],
  ["Zwölf Kollegen in Visma geschult.", "Visma"],
  ["Je serais perdue sans Outlook.", "Outlook"],
  ["A diferencia de mi antecesora, lo llevo todo en Sage.", "Sage"],
  ["Nie ma dnia, żebym nie pracowała w Symfonii.", "Symfonii"],
  ["溶接には自信があります。", "溶接"],
  ["- Processamento de salários de 60 pessoas no Primavera", "Primavera"],
  ["• Suivi des stocks sous Sage 100 et commandes aux fournisseurs", "Sage 100"],
  ["Decades of experience in welding, most of it in one yard.", "welding"],
  ["Gebäudedaten pflege ich seit Jahren in Planon.", "Planon"],
  ["Quand une tâche revenait, je l'automatisais en Bash.", "Bash"],
  ["Fechei a folha de pagamento de 200 funcionários no Totvs.", "Totvs"],
  ["Cercate qualcuno pronto subito: programmo in Kotlin dal 2018.", "Kotlin"],
  ["Quería menos errores y por eso introduje ContaPlus.", "ContaPlus"],
  ["Machines: press brake, laser cutter, guillotine", "laser cutter"],
  ["Italian : basic / Polish : fluent", "Polish"],
  ["I train the new colleagues on SAP MM.", "SAP MM"],
  ["Jeg fører regnskabet i Excel.", "Excel"],
  ["Jeg bruker Excel daglig.", "Excel"],
  ["Mağazanın fotoğraflarını Photoshop'ta düzenliyorum.", "Photoshop"],
  ["SAP'de sipariş girişini ben yaptım.", "SAP"],
  ["店の写真をPhotoshopで加工しています。", "Photoshop"],
  ["上一份工作我在SAP里录订单。", "SAP"],
  ["Faço as planilhas no Excel.", "Excel"],
  ["At Hargreaves I kept the customer list in HubSpot up to date.", "HubSpot"],
  ["I set up Toast for the owner of the bar.", "Toast"],
  ["I took over Jira from a colleague who left.", "Jira"],
  ["Wij draaien op Odoo, dat ik zelf heb ingericht.", "Odoo"],
  ["Took payments through Square every day.", "Square"],
  ["Anna does the post and I do Sage.", "Sage"],
  ["Anna macht die Post, und ich mache DATEV.", "DATEV"],
])("%j plainly says that its writer has %s", (text, name) => {
  expect(proved(text, name).unproved).toEqual([]);
});

test.each([
  ["Clients range from a Shopify start-up to a funeral home.", "Shopify"],
  ["Our bank runs on Cobol.", "Cobol"],
  ["I hired a freelancer to do the Webflow pages.", "Webflow"],
  ["Over blockchain heb ik eens een lezing bijgewoond.", "blockchain"],
  ["Estudei Matlab na faculdade, mas já não sei nada.", "Matlab"],
  ["Hade jag kunnat arabiska hade jag sökt tjänsten.", "arabiska"],
  ["Revisorn sitter i Hogia.", "Hogia"],
  ["Imkerei: Leidenschaft meiner Frau.", "Imkerei"],
  ["De Salesforce se encarga otra persona del departamento.", "Salesforce"],
  ["求人票にはAngularとありました。", "Angular"],
  ["吊车一向是老李开的。", "吊车"],
  ["Purchasing uses Navision every day.", "Navision"],
  ["The landlord's son, trained in Xero, sends me the figures.", "Xero"],
  ["- Sat next to the engineers who moved 120 scripts to Ansible", "Ansible"],
  ["Gebäudedaten pflegt das Facility Management seit Jahren in Planon.", "Planon"],
  ["Si la empresa lo paga, me saco el carné C.", "carné C"],
  ["La sede lavora ogni giorno su Navision dal 2015.", "Navision"],
  ["采购处每天用Navision下单。", "Navision"],
  ["Skills: stocktaking, juggling knives (my manager remains unconvinced)", "juggling knives"],
  ["Weiterbildung: Power BI, angemeldet für Februar", "Power BI"],
  ["Strong at: pruning, grafting. On the far shelf: drone flying.", "drone flying"],
  ["- Measured parts that the drawing office designed in SolidWorks", "SolidWorks"],
  ["My grandparents spoke Yiddish at home.", "Yiddish"],
  ["Retraining as an electrician, broken off after two months: PLC was no longer on the plan.", "PLC"],
  ["I advised the owner to buy Toast for the bar.", "Toast"],
  ["Stripe was rolled out the week I left.", "Stripe"],
  ["Odooは私が辞めた後に導入されました。", "Odoo"],
  ["Wer SAP kann, ist klar im Vorteil.", "SAP"],
  ["Beim Schweißen habe ich dem Meister die Teile gereicht.", "Schweißen"],
  ["Met Python ben ik na twee weken opgehouden.", "Python"],
  ["叉车只有师傅能开。", "叉车"],
  ["SAPは山田さんが入力しています。", "SAP"],
  ["Kayıtları Luca'ya Ayşe giriyor, evrakları topluyorum.", "Luca"],
  ["I do the post and Anna does Sage.", "Sage"],
  ["Moi je fais le courrier et Anna tient Sage.", "Sage"],
  ["Ana lleva Sage y yo el correo.", "Sage"],
  ["Jeg passer posten og Anna passer Sage.", "Sage"],
  ["我管收发，小李做用友。", "用友"],
  ["Ho sempre rimandato AWS.", "AWS"],
  ["Supervised the clerks entering orders in SAP.", "SAP"],
  ["I wrote down the bugs for the tester to enter in Jira.", "Jira"],
  ["I gave feedback to students working in Blender.", "Blender"],
  ["I asked a translator fluent in Polish to sit in on the calls.", "Polish"],
])("%j names %s and leaves it to its writer to confirm", (text, name) => {
  const given = { skills: [{ name }] };
  const result = proved(text, name);
  expect(result.unproved).toMatchObject([{ because: "unsure" }]);
  expect(keptApart(sourceOf(text), given, result)).toMatchObject([{ text: name }]);
});

test.each([
  ["De juin 2016 à fin 2019 : boulangère, Maison Terlin", "boulangère", "Maison Terlin", "2016-06", "2019"],
  ["Casa Orbaiz, cocinera (VI/2016 - XII/2019)", "cocinera", "Casa Orbaiz", "2016-06", "2019-12"],
  ["H28.6～R1.12　楡の木保育園　保育士", "保育士", "楡の木保育園", "2016-06", "2019-12"],
  ["I joined Fen Mill as a baker in June 2016 and left in 2019.", "baker", "Fen Mill", "2016-06", "2019"],
])("%j gives the dates of its job", (text, position, name, startDate, endDate) => {
  const work = (end: string) => ({ work: [{ name, position, startDate, endDate: end }] });
  expect(proveResume(text, work(endDate)).unproved).toEqual([]);
  expect(proveResume(text, work("2021")).unproved).toHaveLength(1);
});
