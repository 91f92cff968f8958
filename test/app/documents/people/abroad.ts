import type { Applicant } from "./people.ts";

export const shopManager: Applicant = {
  name: "shop-manager",
  resume: `Lucía Marchena
Encargada de tienda
lucia.marchena@example.org | +34 955 550 142 | Sevilla

Experiencia profesional

Encargada de tienda, Modas Alborada, 03/2020 – actualidad
- Gestión de un equipo de nueve personas y de los turnos
- Reduje las devoluciones un 18 % con un control de calidad en recepción
- Control de inventario y pedidos semanales a proveedores

Dependienta, Librería El Faro, 06/2016 – 02/2020
- Atención al cliente en caja y en sala
- Organicé doce presentaciones de libros al año

Formación
Técnico superior, Gestión de ventas, IES Los Olmos, 2014 – 2016

Competencias
Control de inventario, Atención al cliente, Gestión de equipos, Microsoft Excel

Idiomas
Español (lengua materna), Inglés (B2)
`,
  posting: `Responsable de tienda
Empresa: Calzados Guadiana
Ubicación: Sevilla

Requisitos
- Gestión de equipos
- Control de inventario
- Atención al cliente
- Inglés B2
Se valora
- Microsoft Excel
`,
};

export const stockClerk: Applicant = {
  name: "stock-clerk",
  resume: `Rafael Antunes
Conferente
rafael.antunes@example.org | +55 11 5550 0142 | São Paulo

Experiência profissional

Conferente, Armazéns Vale Verde, 05/2021 – atual
- Controle de estoque de 4.000 itens no SAP
- Treinei cinco auxiliares no recebimento de mercadorias
- Conferência de cargas e de notas fiscais

Auxiliar de armazém, Distribuidora Paineiras, 02/2018 – 04/2021
- Separação de pedidos para 60 lojas

Formação
Técnico, Logística, Escola Técnica Ipê, 2016 – 2017

Competências
Controle de estoque, SAP, Operação de empilhadeira, Microsoft Excel
`,
  posting: `Assistente de logística
Empresa: Transportes Jacarandá
Local: São Paulo

Requisitos
- Controle de estoque
- SAP
- Microsoft Excel
- Operação de empilhadeira
`,
};

export const storeManager: Applicant = {
  name: "store-manager",
  resume: `陈晓雯
门店店长
xiaowen.chen@example.org | +86 571 5555 0142 | 杭州

工作经历

门店店长，杭州晨光超市，2020.03 – 至今
- 管理15名员工的排班和培训
- 把生鲜损耗率从8%降到5%
- 负责每月库存盘点和供应商对账

收银主管，宁波海潮商场，2016.07 – 2020.02
- 带领6名收银员，每天处理1200笔交易

教育背景
大专，市场营销，浙江示例职业学院，2013 – 2016

技能
库存管理、团队管理、客户服务、Microsoft Excel
`,
  posting: `区域店长
公司：蓝湖便利
地点：杭州

任职要求
- 团队管理
- 库存管理
- 客户服务
- Microsoft Excel
`,
};

export const mechanic: Applicant = {
  name: "mechanic",
  resume: `Henrike Aldag
Kfz-Mechatronikerin
henrike.aldag@example.org | +49 421 5550142 | Bremen

Berufserfahrung

Kfz-Mechatronikerin, Autohaus Weserblick, 08/2018 – heute
- Leitete die Umstellung der Werkstatt auf Elektrofahrzeuge
- Diagnose von Motor- und Bremsanlagen mit Bosch-Testern
- Verantwortlich für die Prüfung von täglich 20 Fahrzeugen

Kfz-Mechatronikerin, Garage Hohentor, 09/2015 – 07/2018
- Wartung und Reparatur von Transportern

Ausbildung
Ausbildung, Kfz-Mechatronik, Handwerkskammer Musterstadt, 09/2012 – 07/2015

Zertifikate
Hochvolttechnik Stufe 2, Beispiel-Akademie, 03/2020

Kenntnisse
Fahrzeugdiagnose, Bremsanlagen, Hochvolttechnik, Microsoft Excel

Sprachen
Deutsch (Muttersprache), Englisch (B1)
`,
  posting: `Kfz-Mechatroniker Elektromobilität (m/w/d)
Unternehmen: Stadtwagen Nord
Ort: Bremen

Anforderungen
- Kenntnisse in Fahrzeugdiagnose
- Kenntnisse in Hochvolttechnik
- Deutsch B2
- Führerschein Klasse B
`,
};
