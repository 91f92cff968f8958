/** Words of licences to work, to drive and of registrations with a profession. */
export const licenceWords =
  "license|licence|licensed|licenses|licences|licensure|driver s license|driver s licence|drivers license|driving licence|driving license|cdl*|class a|hazmat endorsement|tanker endorsement|p endorsement|endorsement|" +
  "clean driving record|state license|rn license|lpn|registered with|registration with|hcpc|nmc|gmc|gphc|gdc|arb registered|arb registration|registered architect|bar admission|admitted to the bar|member of the bar|state bar|pe license|professional engineer|sia|nmc pin|npi|dea registration|qts|qualified teacher status|teaching credential|teaching certificate|teacher certification|teaching license|pin|npdes|cpc card|cpc|driver cpc|tacho*|digi card|" +
  "fuhrerschein*|fahrerlaubnis|approbation*|berufsurkunde|staplerschein|zulassung als|rechtsanwaltszulassung|*schein klasse|" +
  "permis|permis b|permis c|permis ce|inscription a l ordre|inscrit a l ordre|ordre national|inscription au tableau|fimo|fco|" +
  "licencia|licencia de conducir|permiso de conducir|permiso de conduccion|permiso c|carnet|carne de conducir|carnet de conducir|carnet b|colegiad*|colegiacion*|cap vigente|habilitacion profesional|cedula profesional|tarjeta de transporte|adr|" +
  "cnh|carteira de habilitacao|carta de conducao|crc ativo|crc|coren*|crm|crea|crea ativo|cau|oab|crf|crefito|cro|crp|cress|cref|registro no conselho|registro profissional|registro ativo|cedula|" +
  "rijbewijs*|patente|patente b|patente c|iscrizione all albo|iscrizione albo|big registratie|" +
  "执业证*|执业证书|护士执业证*|教师资格证|教师资格|驾照|驾驶证|c1驾照|c1驾驶证|a2驾照|b2驾照|执业资格|执业药师|执业医师|律师资格|法律职业资格|从业资格证|注册会计师|上岗证";

/** Words of certificates, tickets and courses, and names of well-known ones. */
export const certificateWords =
  "certificate|certificates|certification|certifications|certified|certificate of|accreditation|accredited|ticket|tickets|nvq*|level 3 certificate|cipd*|acca|cima|aat|cissp|cism|cisa|comptia*|security+|network+|ccna|ccnp|pmp|prince2|prince 2|itil*|six sigma|lean six sigma|aws certified|cka|ckad|csm|safe agilist|shrm*|phr|sphr|cfa|cfp|cma|epa 608|epa section 608|osha 10|osha 30|osha*|nccer|ase|ase t series|aws d1*|" +
  "bls|acls|pals|nrp|tncc|cpr|cpr first aid|first aid|first aid at work|aed|servsafe|food handler*|food hygiene|food safety level|haccp certificate|stcw*|eng1 certificate|white card|working at heights|rsa certificate|rsa|cscs*|ipaf|pasma|smsts|sssts|forklift certificate|forklift ticket|forklift licence|eit|leed ap|leed|passivhaus designer|hha certificate|cna certificate|cna|cna certification|hha|hazwoper|twic*|tesol|tefl|celta|pgce|18th edition|am2|gas safe|f gas|" +
  "zertifikat*|zertifizierung*|zertifiziert*|gesundheitszeugnis|gesundheitspass|fachweiterbildung*|weiterbildung zum|weiterbildung zur|weiterbildung als|sachkunde*|34a*|unterrichtung|schweisserschein|schweisserprufung|kranschein|ersthelfer*|bescheinigung*|fuhrungszeugnis bescheinigung|adr schein|ausbilderschein|aevo|ausbildereignung*|" +
  "certificat*|certifie*|habilitation*|caces*|ssiap*|aipr|psc1|sst|attestation|brevet|bafa|afgsu|" +
  "certificado*|certificada|certificacion*|certificacao*|curso de|cursos de|manipulador de alimentos|carnet de manipulador|titulo de prl|prl|curso basico de prl|punto fijo|certificado de discapacidad|nr10|nr 10|nr35|nr 35|nr12|mopp|cipa|" +
  "certificato*|patentino*|attestato*|haccp attestato|vca|diploma mbo|" +
  "专业八级|专业四级|专八|专四|证书|资格证书|职称|认证|健康证|电工证|焊工证|叉车证|会计证|初级会计*|中级会计*|pmp证书|资格证|特种作业*|操作证";
