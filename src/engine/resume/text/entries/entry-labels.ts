import { foldText } from "../../../text/fold.ts";

/** "Position: ...", "Company: ...", "Dates: ..." name an entry; other labels describe it. */
export function isEntryLabel(text: string): boolean {
  const label = /^([\p{L} /]{2,30}?)\s{0,8}[:：]/u.exec(text)?.[1];
  return label !== undefined && ENTRY_LABELS.has(foldText(label.trim()));
}

const ENTRY_LABELS: ReadonlySet<string> = new Set(
  `position,title,job title,role,company,employer,organization,organisation,dates,date,period,duration,location,firma,
  arbeitgeber,zeitraum,ort,poste,entreprise,employeur,periode,lieu,puesto,cargo,empresa,fecha,fechas,lugar,school,
  公司,公司名称,单位,工作单位,企业,职位,岗位,职务,担任职务,时间,起止时间,工作时间,地点,学校,院校,专业,学历,
  institution,degree,stelle,tatigkeit,taetigkeit,funktion,from,dates employed,designation,company name,duracion,periodo,datas,data,funcao,funcao ou cargo,empregador,nome do empregador,tenure,cargo ou funcao,post held,name of employer,designacao da qualificacao,organizacao de ensino`
    .split(",")
    .map((label) => label.trim()),
);
