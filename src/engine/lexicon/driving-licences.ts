/** Words, without accents, for a permission to drive; what follows is its class. */
export const DRIVING_LICENCE =
  /(?:fuhrerschein|permis(?: de conduire)?|permiso de conducir|carnet de conducir|carne(?: de conducir)?|registro de conducir|licencia de conducir|carta de conducao|cnh|patente|rijbewijs|驾照|驾驶证)(?![\p{L}-])\s{0,3}[:：]?\s{0,20}(?=(?:klasse|clase|categor(?:ia|y)|cat\.)?\s?[a-e]\d?e?(?![\p{L}\d]))/u;
