/** The publisher of an imported catalogue, as pages show it. */
export interface CatalogSource {
  id: string;
  title: string;
  version: string;
  attribution: string;
}

const UNSTATED_RELEASE = "unstated release";

/** The source record of an O*NET release; the licence (CC BY 4.0) requires this attribution and notice of changes. */
export function onetSource(version: string | undefined): CatalogSource {
  const release = version === undefined ? "" : ` ${version}`;
  return {
    id: "onet",
    title: `O*NET${release}`,
    version: version ?? UNSTATED_RELEASE,
    attribution: `This service includes information from the O*NET${release} Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. This service has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.`,
  };
}

/** The source record of ESCO; its terms require this sentence. */
export function escoSource(version: string | undefined): CatalogSource {
  return {
    id: "esco",
    title: version === undefined ? "ESCO" : `ESCO ${version}`,
    version: version ?? UNSTATED_RELEASE,
    attribution:
      "This service uses the ESCO classification of the European Commission, modified. © European Union.",
  };
}

/** The O*NET release that a path (`db_29_3_text/…`, `onet-29.3`) or a read-me text names, or undefined. */
export function onetVersion(text: string): string | undefined {
  const found =
    /\bdb[_-](\d{1,2})[_-](\d)(?!\d)/i.exec(text) ??
    /o\*?net®?[ _-]{0,2}v?(\d{1,2})[._](\d)(?!\d)/i.exec(text);
  return found ? `${found[1]}.${found[2]}` : undefined;
}

/** The ESCO version that a path (`ESCO dataset - v1.2.0 - …`, `esco-1.1.0`) names, or undefined. */
export function escoVersion(text: string): string | undefined {
  return /esco[^/\\]{0,40}?v?(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)/i.exec(text)?.[1];
}
