/** Fictional people whose resumes are in each script that is printed. */
export const peopleOfScripts: Readonly<Record<string, unknown>> = {
  "accented Latin": {
    basics: { name: "Élodie Fauré", email: "elodie@example.com" },
    work: [
      {
        position: "Comptable",
        name: "Société Générale des Étangs",
        startDate: "2019-03",
        highlights: ["Tenue des comptes de douze petites sociétés", "Clôtures préparées sans une erreur"],
      },
      {
        position: "Assistante comptable",
        name: "Cabinet Hébrard",
        startDate: "2016-09",
        endDate: "2019-02",
        highlights: ["Saisie des factures de quatre agences"],
      },
    ],
    education: [
      {
        studyType: "Licence",
        area: "Économie",
        institution: "Université de Provence",
        startDate: "2013",
        endDate: "2016",
      },
      {
        studyType: "Baccalauréat",
        institution: "Lycée Béranger",
        startDate: "2010",
        endDate: "2013",
      },
    ],
    skills: [{ name: "Clôture des comptes" }, { name: "Gestion de la paie" }, { name: "Excel" }],
  },
  Polish: {
    basics: { name: "Agnieszka Żółkiewska", email: "agnieszka@example.com" },
    work: [
      {
        position: "Inżynier budowy",
        name: "Mostobud Łódź",
        startDate: "2019-03",
        highlights: ["Nadzór nad budową trzech wiaduktów"],
      },
      {
        position: "Asystentka projektanta",
        name: "Biuro Kreska",
        startDate: "2015-09",
        endDate: "2019-02",
        highlights: ["Rysunki techniczne mostów"],
      },
    ],
    education: [
      {
        studyType: "Magister inżynier",
        area: "Budownictwo",
        institution: "Politechnika Wiślana",
        startDate: "2010-10",
        endDate: "2015-07",
      },
    ],
    skills: [{ name: "AutoCAD" }, { name: "Kosztorysowanie" }],
  },
  Czech: {
    basics: { name: "Kateřina Dvořáčková", email: "katerina@example.com" },
    work: [
      {
        position: "Zdravotní sestra",
        name: "Nemocnice Říčany",
        startDate: "2018-06",
        highlights: ["Péče o pacienty na lůžkovém oddělení"],
      },
      {
        position: "Ošetřovatelka",
        name: "Domov Lípa",
        startDate: "2014-09",
        endDate: "2018-05",
        highlights: ["Podávání jídla a hygiena"],
      },
    ],
    education: [
      {
        studyType: "Bakalář",
        area: "Ošetřovatelství",
        institution: "Univerzita Lužná",
        startDate: "2011-09",
        endDate: "2014-06",
      },
    ],
    skills: [{ name: "První pomoc" }, { name: "Převazy ran" }],
  },
  Greek: {
    basics: { name: "Ελένη Παπαδάκη", email: "eleni@example.com" },
    work: [
      {
        position: "Νοσηλεύτρια",
        name: "Κλινική Αιγαίου",
        startDate: "2018-05",
        highlights: ["Φροντίδα δώδεκα ασθενών σε κάθε βάρδια", "Εκπαίδευση τριών νέων συναδέλφων"],
      },
      {
        position: "Βοηθός νοσηλεύτρια",
        name: "Οίκος Φροντίδας Ήλιος",
        startDate: "2015-10",
        endDate: "2018-04",
        highlights: ["Μετρήσεις και καταγραφή ζωτικών σημείων"],
      },
    ],
    education: [
      {
        studyType: "Πτυχίο",
        area: "Νοσηλευτική",
        institution: "Πανεπιστήμιο Ακτής",
        startDate: "2011",
        endDate: "2015",
      },
      { studyType: "Απολυτήριο", institution: "Λύκειο Λιμένα", startDate: "2008", endDate: "2011" },
    ],
    skills: [{ name: "Πρώτες βοήθειες" }, { name: "Φροντίδα τραυμάτων" }, { name: "Φλεβοκέντηση" }],
  },
  Cyrillic: {
    basics: { name: "Олена Заріцька", email: "olena@example.com" },
    work: [
      {
        position: "Інженер-електрик",
        name: "Північна Мережа",
        startDate: "2017-02",
        highlights: ["Обслуговування сорока підстанцій", "Навчання молодих майстрів"],
      },
      {
        position: "Электромонтёр",
        name: "Завод Восток",
        startDate: "2012-07",
        endDate: "2017-01",
        highlights: ["Монтаж щитов и кабельных линий"],
      },
    ],
    education: [
      {
        studyType: "Магістр",
        area: "Електротехніка",
        institution: "Технічний університет Дніпра",
        startDate: "2010",
        endDate: "2012",
      },
      {
        studyType: "Диплом бакалавра",
        area: "Энергетика",
        institution: "Политехнический институт",
        startDate: "2006",
        endDate: "2010",
      },
    ],
    skills: [{ name: "Монтаж щитів" }, { name: "Релейний захист" }, { name: "AutoCAD" }],
  },
  Chinese: {
    basics: { name: "林晓雨", email: "xiaoyu@example.com" },
    work: [
      {
        position: "注册护士",
        name: "青河医院",
        startDate: "2018-05",
        highlights: ["负责三十张床位的日常护理", "培训四名新护士"],
      },
      {
        position: "护理员",
        name: "阳光养老院",
        startDate: "2015-07",
        endDate: "2018-04",
        highlights: ["记录生命体征"],
      },
    ],
    education: [
      { studyType: "学士", area: "护理学", institution: "青河医科大学", startDate: "2011", endDate: "2015" },
      { studyType: "大专", area: "护理", institution: "阳光职业学院", startDate: "2008", endDate: "2011" },
      {
        studyType: "本科",
        area: "计算机科学与技术",
        institution: "青河大学",
        startDate: "2004",
        endDate: "2008",
      },
      { studyType: "护理学学士", institution: "河口大学", startDate: "2002", endDate: "2004" },
    ],
    skills: [{ name: "伤口护理" }, { name: "静脉穿刺" }, { name: "急救" }],
  },
};
