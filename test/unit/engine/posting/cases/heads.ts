/** How a posting begins, with what its head says; `-` is what it does not say, `?` what it may or may not say. */
export interface Head {
  text: string;
  title: string;
  company: string;
  place: string;
}

const body = `

What you will do: many things.

Requirements
- 2 years of experience
- good with people
`;

// A row is: lines parted by ⏎ (… stands for what follows every head) => title => employer => place.
const rows = `
Barista - Full Time ⏎ Copper Kettle Coffee ⏎ Boise, ID ⏎ … => Barista => Copper Kettle Coffee => Boise, ID
Copper Kettle Coffee ⏎ Barista ⏎ Boise, ID ⏎ … => Barista => Copper Kettle Coffee => Boise, ID
Barista at Copper Kettle Coffee (Boise, ID) ⏎ … => Barista => Copper Kettle Coffee => Boise, ID
Senior Data Engineer | Nordlicht Analytics | Hamburg | Remote possible ⏎ … => Senior Data Engineer => Nordlicht Analytics => Hamburg
Senior Data Engineer ⏎ Nordlicht · Hamburg (Hybrid) ⏎ … => Senior Data Engineer => Nordlicht => Hamburg
Nordlicht — Product Designer — Lisbon ⏎ … => Product Designer => Nordlicht => Lisbon
Product Designer, Growth ⏎ Nordlicht ⏎ Lisbon, Portugal ⏎ … => ? => ? => Lisbon, Portugal
Project Manager - Healthcare ⏎ Leeds ⏎ … => ? => - => Leeds
Staff Nurse – Theatre Recovery ⏎ St Aldhelm's Hospital, Dorchester ⏎ Band 5 ⏎ … => ? => St Aldhelm's Hospital => Dorchester
Now hiring: Forklift Operator ⏎ Blue Mesa Packing Co. ⏎ Pueblo, CO ⏎ $19/hr ⏎ … => Forklift Operator => Blue Mesa Packing Co. => Pueblo, CO
We're Lumen Care, and we're looking for a Night Care Assistant in Hull. ⏎ … => Night Care Assistant => Lumen Care => Hull
Backend Engineer @ Quillmark (YC S23) ⏎ Remote (US) ⏎ … => Backend Engineer => Quillmark => ?
Finance Manager ⏎ Loxwood Recruitment on behalf of a manufacturing group ⏎ Derby ⏎ … => Finance Manager => - => Derby
Buchhalter (m/w/d) ⏎ Müller & Söhne Maschinenbau GmbH ⏎ 33602 Bielefeld ⏎ Vollzeit, unbefristet ⏎ … => Buchhalter => Müller & Söhne Maschinenbau GmbH => Bielefeld
Die Bäckerei Hornig sucht ab sofort eine/n ⏎ Bäcker (m/w/d) ⏎ in Gießen ⏎ … => Bäcker => Bäckerei Hornig => Gießen
Stellenanzeige: Erzieher (m/w/d) für Kita Sonnenstrahl in Celle ⏎ … => ? => ? => Celle
Wir suchen für unsere Filiale in Fulda einen Verkäufer (m/w/d) in Teilzeit. ⏎ … => Verkäufer => - => Fulda
Serveur / Serveuse (H/F) ⏎ Le Comptoir des Halles ⏎ Angers (49) ⏎ CDI 39h ⏎ … => ? => Le Comptoir des Halles => Angers
La Boulangerie Perrault recrute un(e) vendeur/vendeuse à Tours. ⏎ … => ? => La Boulangerie Perrault => Tours
Offre d'emploi : Comptable fournisseurs (H/F) - Nantes - CDI ⏎ … => Comptable fournisseurs => - => Nantes
Camarero/a ⏎ Restaurante El Faro Viejo ⏎ Cádiz ⏎ Jornada completa ⏎ … => Camarero/a => Restaurante El Faro Viejo => Cádiz
En Talleres Arnedo buscamos mecánico de automóviles para nuestro taller en Logroño. ⏎ … => ? => Talleres Arnedo => Logroño
Vaga: Analista de RH ⏎ Empresa: Grupo Araucária ⏎ Local: Maringá - PR ⏎ … => Analista de RH => Grupo Araucária => Maringá - PR
Enfermeiro(a) | Hospital Santa Clara | Viseu ⏎ … => ? => Hospital Santa Clara => Viseu
Java开发工程师 ⏎ 20-35K·14薪 ⏎ 云帆数据科技有限公司 ⏎ 深圳 | 3-5年 | 本科 ⏎ 职位描述 ⏎ 负责后端开发 ⏎ 任职要求 ⏎ 1、熟悉Java => Java开发工程师 => 云帆数据科技有限公司 => 深圳
诚聘：前台接待 ⏎ 晨光口腔门诊部 ⏎ 地址：成都市武侯区 ⏎ 要求：形象好，普通话标准 => 前台接待 => 晨光口腔门诊部 => 成都
海蓝物流有限公司招聘货车司机，地点：宁波，月薪8000-10000元，要求B2驾照 => 货车司机 => 海蓝物流有限公司 => 宁波
Dental Receptionist needed for busy practice in Swindon. Part time, 24 hours. Experience preferred. Email cv to jobs@parkstdental.example.com => Dental Receptionist => - => Swindon
HIRING: CDL-A drivers, home weekends, Amarillo TX. $0.62/mile. Red Canyon Transport. Call 806-555-0101 => ? => Red Canyon Transport => Amarillo TX
Hi Sam, ⏎  ⏎ I'm hiring a Staff Frontend Engineer for our team at Brightquay in Bristol. Are you open to a chat? ⏎  ⏎ You'd need 6+ years with TypeScript and React. ⏎  ⏎ Best, ⏎ Talent Partner, Brightquay => Staff Frontend Engineer => Brightquay => Bristol
Hello, ⏎  ⏎ My client, Ferrow Valves, is looking for a Maintenance Planner in Grimsby. Salary £42k. ⏎  ⏎ They want someone with SAP PM experience. ⏎  ⏎ Kind regards ⏎ Oaklane Recruitment => Maintenance Planner => Ferrow Valves => Grimsby
Bonjour, ⏎  ⏎ Notre client, une PME de 80 personnes à Annecy, cherche un Technicien SAV (H/F). ⏎  ⏎ Profil : BTS électrotechnique, permis B. => Technicien SAV => - => Annecy
Hallo, ⏎  ⏎ für einen unserer Kunden in Kassel suche ich einen SAP-Berater FI/CO (m/w/d). Hättest du Interesse? ⏎  ⏎ Du bringst 5 Jahre Erfahrung mit. => SAP-Berater FI/CO => - => Kassel
Job Title: Warehouse Associate ⏎ Company: Fernhill Goods ⏎ Location: Reno, NV ⏎ Pay: $18-$20 an hour ⏎ … => Warehouse Associate => Fernhill Goods => Reno, NV
Warehouse Associate ⏎ Fernhill Goods ⏎ 4.1 out of 5 stars ⏎ Reno, NV 89502 ⏎ $18 - $20 an hour - Full-time ⏎ Apply now ⏎ … => Warehouse Associate => Fernhill Goods => Reno, NV
Assistant Professor of Sociology ⏎ Department of Sociology ⏎ University of Eastmarch ⏎ Applications due January 10, 2027 ⏎ … => Assistant Professor of Sociology => University of Eastmarch => ?
City of Harlan Springs ⏎ Water Treatment Operator II ⏎ $24.10 - $31.80 Hourly ⏎ … => Water Treatment Operator II => City of Harlan Springs => ?
Kindergarten Teacher (m/f/d) ⏎ Little Otters International Preschool, Munich ⏎ … => Kindergarten Teacher => Little Otters International Preschool => Munich
👩‍🍳 Pastry Chef wanted! 👩‍🍳 ⏎ Sugarloaf Patisserie, Galway ⏎ €16/hour ⏎ … => Pastry Chef => Sugarloaf Patisserie => Galway
About Tidewell ⏎ Tidewell makes tide forecasts for ports. ⏎  ⏎ The role: Meteorologist ⏎ Based in Plymouth, hybrid. ⏎ … => Meteorologist => Tidewell => Plymouth
Tidewell is looking for a Meteorologist to join its team in Plymouth. ⏎ … => Meteorologist => Tidewell => Plymouth
Meteorologist ⏎  ⏎ Tidewell makes tide forecasts for ports. We are 30 people. ⏎  ⏎ Apply: jobs@tidewell.example.com ⏎ … => Meteorologist => Tidewell => ?
Executive Assistant to the CEO ⏎ London · £50,000 ⏎  ⏎ Our client is a private equity firm. ⏎ … => Executive Assistant to the CEO => - => London
Graduate Mechanical Engineer - Summer 2027 intake ⏎ Harwick Turbines plc ⏎ Lincoln ⏎ … => Graduate Mechanical Engineer => Harwick Turbines plc => Lincoln
Mechanical Fitter (Nights) ⏎ Harwick Turbines, Lincoln ⏎ … => Mechanical Fitter => Harwick Turbines => Lincoln
Verpleegkundige IC ⏎ Ziekenhuis De Linde ⏎ Amersfoort ⏎ … => Verpleegkundige IC => Ziekenhuis De Linde => Amersfoort
Cuoco di partita ⏎ Trattoria da Lena, Verona ⏎ Contratto stagionale ⏎ … => ? => Trattoria da Lena => Verona
Teaching Assistant ⏎ Oakfield Primary School ⏎ Start: January 2027 ⏎ … => Teaching Assistant => Oakfield Primary School => ?
Field Service Technician ⏎ Territory: Ohio and Indiana ⏎ Cobalt Lift Systems ⏎ … => Field Service Technician => Cobalt Lift Systems => ?
Posted 3 days ago ⏎ Customer Support Specialist (Spanish) ⏎ Halden ⏎ Remote - Europe ⏎ … => ? => ? => ?
Join Halden as a Customer Support Specialist! ⏎ … => Customer Support Specialist => Halden => -
Customer Support Specialist ⏎  ⏎ At Halden, we help parents find childcare. Halden was founded in 2019. ⏎ … => Customer Support Specialist => Halden => -
Role: Electrician | Pay: £21/hr | Site: Slough | Start: Monday ⏎ … => Electrician => - => Slough
x2 Scaffolders wanted, Croydon, £190/day, CISRS card, own transport. Ring the yard 020 7946 0000 => Scaffolders => - => Croydon
Reinigungskraft gesucht! 15 Std./Woche, Siegen, 14,50 €/Std. Tel. 0271 555 010 => Reinigungskraft => - => Siegen
Se busca ayudante de cocina con experiencia en Alcoy. 30h/semana. WhatsApp 600 555 010 => ayudante de cocina => - => Alcoy
Cherche plongeur/plongeuse, restaurant à Biarritz, logé, 39h. Tél 05 55 55 01 00 => ? => - => Biarritz
Infirmier(ère) de bloc ⏎ Polyclinique du Val Doré ⏎ Vannes ⏎ … => ? => Polyclinique du Val Doré => Vannes
Polyclinique du Val Doré – Vannes (56) ⏎ Infirmier de bloc opératoire H/F ⏎ CDI temps plein ⏎ … => Infirmier de bloc opératoire => Polyclinique du Val Doré => Vannes
🚀 Product Owner (H/F) chez Kalimba – Lyon / télétravail 3j ⏎ … => Product Owner => Kalimba => Lyon
Kalimba recherche son/sa Product Owner ! 🚀 ⏎ 📍 Lyon 7e ⏎ … => Product Owner => Kalimba => Lyon
Préparateur de commandes H/F - Intérim - Saint-Quentin-Fallavier ⏎ Agence Tempora ⏎  ⏎ … => Préparateur de commandes => ? => Saint-Quentin-Fallavier
Rédactrice web freelance pour le magazine Terres Vives (remote) ⏎ … => Rédactrice web freelance => ? => ?
Kaufmännische Mitarbeiterin (m/w/d) Auftragsabwicklung ⏎ Holzwerke Brandl KG | Passau | ab sofort ⏎ … => ? => Holzwerke Brandl KG => Passau
Ausbildung zum Tischler (m/w/d) 2027 bei Möbelwerkstatt Arens in Soest ⏎ … => ? => Möbelwerkstatt Arens => Soest
Möbelwerkstatt Arens, Soest ⏎ Auszubildender Tischler (m/w/d) gesucht ⏎ … => ? => Möbelwerkstatt Arens => Soest
Für das Referat Sprachendienst sucht die Behörde für Umwelt in Kiel ⏎ eine Übersetzerin / einen Übersetzer (w/m/d) ⏎ … => ? => ? => Kiel
Lagermitarbeiter 100% (m/w) ⏎ Transa Logistik AG, Winterthur ⏎ Eintritt: per sofort ⏎ … => Lagermitarbeiter => Transa Logistik AG => Winterthur
Cameriere/a di sala ⏎ Osteria del Borgo - Lucca ⏎ Stagione estiva ⏎ … => ? => Osteria del Borgo => Lucca
Cercasi barista con esperienza per Caffè Aurora a Trieste ⏎ … => barista => Caffè Aurora => ?
Logopedist | De Wissel Revalidatie | Zwolle | 24 uur ⏎ … => Logopedist => De Wissel Revalidatie => Zwolle
Wij zoeken een logopedist! ⏎ Revalidatiecentrum De Wissel in Zwolle ⏎ … => logopedist => Revalidatiecentrum De Wissel => Zwolle
Motorista carreteiro (Cat. E) ⏎ Transportes Serra Azul - Joinville/SC ⏎ CLT ⏎ … => Motorista carreteiro => Transportes Serra Azul => Joinville
Dev Pleno Node.js na Caju Labs 🚀 (remoto) ⏎ … => ? => Caju Labs => ?
A Caju Labs está contratando Desenvolvedor(a) Back-end Pleno! ⏎ … => ? => ? => ?
【急聘】焊工 3名 ⏎ 鑫达机械厂 · 无锡惠山 ⏎ 月薪7000-9000 ⏎ … => 焊工 => 鑫达机械厂 => ?
焊工/电焊工 ⏎ 8-10K 无锡 ⏎ 鑫达机械有限公司 ⏎ … => 焊工 => 鑫达机械有限公司 => 无锡
您好，我是猎头小陈。上海一家AI公司在招高级算法工程师，年薪60-90万，感兴趣吗？要求5年以上经验，熟悉PyTorch。 => 高级算法工程师 => - => ?
招聘岗位：小学语文教师 ⏎ 单位：云溪县第二小学 ⏎ 地点：云溪县 ⏎ … => 小学语文教师 => 云溪县第二小学 => 云溪县
Profesor de Matemáticas (ESO y Bachillerato) - Colegio Santa Irene, Burgos ⏎ … => Profesor de Matemáticas => Colegio Santa Irene => Burgos
Hotel Playa Blanca (Menorca) busca COCINERO/A para temporada 2027 ⏎ … => COCINERO/A => Hotel Playa Blanca => Menorca
Cocinero/a - Hotel Playa Blanca ⏎ Ciutadella, Menorca ⏎ Hace 2 días ⏎ … => Cocinero/a => Hotel Playa Blanca => Ciutadella
Welder / Fabricator – 2nd shift ⏎ Titan Forge Inc • Gary, IN • $26–$31/hr ⏎ … => ? => Titan Forge Inc => Gary, IN
Childcare Assistant, 20h/week, Little Acorns (Cork) ⏎ … => Childcare Assistant => ? => Cork
Senior ML Engineer @ Perihelion. Remote, EU. €110-140k. Python, PyTorch, 5+ yrs. DM open. => Senior ML Engineer => Perihelion => ?
Perihelion is hiring a Senior ML Engineer (remote, EU) 👉 apply at perihelion.example.com => Senior ML Engineer => Perihelion => ?
Plumber wanted. Family firm in Alnwick. Own van provided. Phone 01665 555010 => Plumber => - => Alnwick
Wexley & Daughters Plumbing, Alnwick, is looking for a qualified plumber. => plumber => Wexley & Daughters Plumbing => Alnwick
Pharmacist Manager - Oakham ⏎ Boltons Pharmacy ⏎ Salary up to £58,000 ⏎ … => Pharmacist Manager => Boltons Pharmacy => Oakham
Customer Success Manager 💚 ⏎ Leafline (Series A) · London or remote UK ⏎ … => Customer Success Manager => Leafline => London
Laboratory Research Assistant II ⏎ University of Carrick ⏎ School of Medicine - Department of Immunology ⏎ … => Laboratory Research Assistant II => University of Carrick => ?
Project Manager (PMO) ⏎ Company: Aldgate Rail Group plc ⏎ Location: York / hybrid ⏎ … => Project Manager => Aldgate Rail Group plc => York
Jumbo Foods — Warehouse Operative (Nights) — Doncaster, via Pinnacle Staffing ⏎ … => Warehouse Operative => ? => Doncaster
Pinnacle Staffing ⏎ Warehouse Operative ⏎ Doncaster ⏎ … => Warehouse Operative => - => Doncaster
Data Scientist, Marketplace Pricing ⏎ at Fernmarket · Remote (Canada) ⏎ … => Data Scientist => ? => ?
Barista wanted!! The Daily Grind, Galway. Weekend shifts, €14/h, message us on insta => Barista => The Daily Grind => Galway
RN - Emergency Department - Nights ⏎ St. Brendan Medical Center ⏎ Toledo, OH ⏎ … => ? => St. Brendan Medical Center => Toledo, OH
Respiratory Therapist - Nights ⏎ Facility: Saint Elowen Regional Medical Center, Duluth ⏎ … => Respiratory Therapist => Saint Elowen Regional Medical Center => ?
Staff Pharmacist ⏎ Goodmere Corner Pharmacy #2217, Tulsa, Oklahoma ⏎ Full-Time ⏎ Goodmere is an EEO employer. => Staff Pharmacist => Goodmere Corner Pharmacy => Tulsa
👋 Nous, c'est Cabane Lumineuse ! ⏎ On cherche une cheffe de projet web en CDI à Valence => ? => - => ?
Fachübersetzer (m/w/d) Deutsch – Englisch ⏎ Düsseldorf | Vollzeit ⏎ … => Fachübersetzer => - => Düsseldorf
Technologe für Radiologie (m/w/d) ⏎ Ihre Aufgaben ⏎ · Durchführung von Röntgen-, CT- und MRT-Untersuchungen => Technologe für Radiologie => ? => -
Frontend developer ⏎ - EU time zone, remote is fine, we meet twice a year in Porto ⏎ - 3+ years of React => Frontend developer => - => -
`;

export const heads: Head[] = rows
  .trim()
  .split("\n")
  .map((row) => {
    const [head = "", title = "", company = "", place = ""] = row.split(" => ");
    return { text: head.replace(/ ⏎ …$/, body).replaceAll(" ⏎ ", "\n"), title, company, place };
  });
