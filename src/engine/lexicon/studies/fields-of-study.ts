/** Fields of study in German, Spanish, French, Portuguese (without accents) and Chinese. */
export const fieldsOfStudy: Readonly<Record<string, string>> = {
  accounting: "contabilidade?|comptabilite|rechnungswesen|会计学?",
  architecture: "architektur|arquitectura|arquitetura|建筑学",
  biology: "biologie|biologia|生物学?",
  "business administration":
    "betriebswirtschaft(?:slehre)?|bwl|administracion de empresas|administracao(?: de empresas)?|工商管理",
  chemistry: "chemie|chimie|quimica|化学",
  "civil engineering": "bauingenieurwesen|genie civil|ingenieria civil|engenharia civil|土木工程",
  "computer science":
    "informatik|informatique|informatica|ciencias? da computacao|计算机(?:科学(?:与技术)?)?",
  economics: "volkswirtschaft(?:slehre)?|vwl|economia|economie|经济学",
  education: "padagogik|pedagogia|pedagogie|教育学",
  "electrical engineering":
    "elektrotechnik|genie electrique|ingenieria electrica|engenharia eletrica|电气工程",
  law: "jura|rechtswissenschaft(?:en)?|droit|derecho|direito|法学|法律",
  mathematics: "mathematik|mathematiques|matematicas?|数学",
  "mechanical engineering": "maschinenbau|genie mecanique|ingenieria mecanica|engenharia mecanica|机械工程",
  medicine: "medizin|humanmedizin|medecine|medicina|临床医学",
  nursing: "krankenpflege|pflegewissenschaft(?:en)?|soins infirmiers|enfermeria|enfermagem|护理学?",
  pharmacy: "pharmazie|pharmacie|farmacia|药学",
  physics: "physik|physique|fisica|物理学?",
  psychology: "psychologie|psicologia|心理学",
  "social work": "soziale arbeit|sozialpadagogik|travail social|trabajo social|servico social|社会工作",
  statistics: "statistik|statistiques?|estadistica|estatistica|统计学",
};
