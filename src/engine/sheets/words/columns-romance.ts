import type { ColumnWords } from "../types.ts";

export const romance: Readonly<Record<"fr" | "es" | "it" | "pt", ColumnWords>> = {
  fr: {
    title: "intitule du poste, titre du poste, intitule, poste, titre, fonction, emploi, offre, nom du poste",
    company: "entreprise, societe, employeur, nom de l entreprise, organisation, nom de la societe",
    location: "lieu, localisation, ville, lieu de travail, localite",
    url: "lien de l offre, lien, lien vers l offre, url de l offre, adresse web, url, annonce, lien annonce",
    stage:
      "statut, etat, etape, statut de la candidature, etat de la candidature, avancement, resultat, reponse",
    appliedAt:
      "date de candidature, date candidature, postule le, date de postulation, candidature envoyee le, date d envoi, envoye le, candidature envoyee, postule",
    savedAt:
      "date d ajout, ajoute le, enregistre le, sauvegarde le, cree le, date de creation, date d enregistrement",
    interviewAt:
      "date d entretien, date entretien, entretien le, date de l entretien, entretien, prochain entretien",
    closingAt:
      "date limite, date de cloture, date limite de candidature, cloture, echeance, candidater avant le",
    followUpAt: "relance, date de relance, relancer le, relance le, rappel, a relancer le",
    salary: "salaire, remuneration, salaire propose, fourchette de salaire, salaire annuel",
    notes: "notes, remarques, commentaires, commentaire, remarque, observations",
    contactName:
      "contact, personne de contact, nom du contact, interlocuteur, recruteur, recruteuse, personne a contacter",
    contactEmail:
      "email du contact, e mail du contact, courriel du contact, mail du contact, courriel, adresse e mail, email contact, mail contact, e mail, email, mail",
    posting: "description du poste, description, descriptif, texte de l annonce, descriptif du poste",
    externalId: "reference, reference de l offre, numero de l offre, numero d offre, ref, id, identifiant",
    date: "date, jour",
    other:
      "telephone, site web, source, priorite, cv, lettre de motivation, secteur, derniere relance, date de reponse, dernier contact, date de publication, salaire souhaite, numero",
  },
  es: {
    title:
      "puesto, titulo del puesto, nombre del puesto, cargo, posicion, vacante, rol, titulo, oferta, empleo, trabajo",
    company: "empresa, compania, empleador, nombre de la empresa, organizacion, nombre empresa",
    location: "ubicacion, lugar, ciudad, localidad, lugar de trabajo, localizacion",
    url: "enlace, enlace de la oferta, enlace a la oferta, url de la oferta, url, link, liga, anuncio",
    stage:
      "estado, estatus, etapa, fase, estado de la solicitud, estado de la candidatura, situacion, resultado, respuesta",
    appliedAt:
      "fecha de solicitud, fecha de aplicacion, fecha de postulacion, fecha de envio, fecha de candidatura, fecha de inscripcion, aplicado el, enviado el, fecha solicitud, fecha aplicacion, fecha postulacion, solicitado el, postulado el",
    savedAt:
      "fecha de guardado, guardado el, fecha de creacion, creado el, anadido el, agregado el, fecha guardado",
    interviewAt:
      "fecha de entrevista, fecha de la entrevista, entrevista, fecha entrevista, proxima entrevista",
    closingAt: "fecha limite, fecha de cierre, plazo, cierre, fecha de vencimiento, vence el",
    followUpAt: "seguimiento, fecha de seguimiento, proximo seguimiento, recordatorio, fecha seguimiento",
    salary: "salario, sueldo, remuneracion, rango salarial, retribucion, salario ofrecido, banda salarial",
    notes: "notas, observaciones, comentarios, comentario, nota",
    contactName:
      "contacto, persona de contacto, nombre del contacto, nombre de contacto, reclutador, reclutadora",
    contactEmail:
      "correo del contacto, email del contacto, correo de contacto, correo electronico, email de contacto, correo, e mail, email",
    posting: "descripcion del puesto, descripcion, descripcion de la oferta, texto de la oferta",
    externalId: "referencia, numero de referencia, codigo de la oferta, id de la oferta, ref, id",
    date: "fecha, dia",
    other:
      "telefono, sitio web, pagina web, fuente, prioridad, curriculum, cv, carta de presentacion, sector, ultimo contacto, fecha de respuesta, fecha de publicacion, salario deseado, numero",
  },
  it: {
    title:
      "posizione, titolo della posizione, ruolo, mansione, titolo, qualifica, offerta, lavoro, posizione lavorativa",
    company: "azienda, societa, nome azienda, datore di lavoro, impresa, nome dell azienda, organizzazione",
    location: "luogo, sede, citta, localita, sede di lavoro, luogo di lavoro",
    url: "link, link annuncio, link all annuncio, url, indirizzo web, annuncio, collegamento",
    stage: "stato, stato candidatura, stato della candidatura, fase, esito, situazione, risposta",
    appliedAt:
      "data candidatura, data di candidatura, data della candidatura, candidato il, data invio, data di invio, inviata il, inviato il, candidatura inviata",
    savedAt: "salvato il, data salvataggio, aggiunto il, data di creazione, creato il, data aggiunta",
    interviewAt:
      "data colloquio, data del colloquio, colloquio, colloquio il, prossimo colloquio, data di colloquio",
    closingAt: "scadenza, data di scadenza, data scadenza, candidarsi entro",
    followUpAt: "sollecito, data sollecito, promemoria, ricontattare il, data follow up, follow up",
    salary: "stipendio, retribuzione, ral, salario, compenso, fascia retributiva, retribuzione offerta",
    notes: "note, appunti, commenti, osservazioni, commento",
    contactName:
      "contatto, referente, persona di contatto, nome contatto, nome del contatto, selezionatore, recruiter",
    contactEmail:
      "email contatto, e mail contatto, email referente, email del contatto, indirizzo e mail, posta elettronica, e mail, email, mail",
    posting:
      "descrizione, descrizione della posizione, descrizione del lavoro, testo dell annuncio, descrizione lavoro",
    externalId: "riferimento, codice annuncio, numero di riferimento, rif, codice offerta, id",
    date: "data, giorno",
    other:
      "telefono, sito web, fonte, priorita, cv, curriculum, lettera di presentazione, settore, ultimo contatto, data risposta, data di risposta, data di pubblicazione, numero",
  },
  pt: {
    title:
      "cargo, vaga, titulo da vaga, nome da vaga, posicao, funcao, titulo, titulo do cargo, oportunidade",
    company: "empresa, nome da empresa, empregador, companhia, organizacao",
    location: "local, localizacao, cidade, local de trabalho, localidade",
    url: "link da vaga, link, url da vaga, url, endereco, anuncio, link do anuncio, ligacao",
    stage:
      "status, estado, etapa, fase, situacao, status da candidatura, estado da candidatura, resultado, resposta",
    appliedAt:
      "data da candidatura, data de candidatura, data de inscricao, data da inscricao, candidatei me em, candidatura enviada em, data de envio, enviado em, inscrito em, data da aplicacao, data de aplicacao, data candidatura",
    savedAt: "salvo em, guardado em, data de criacao, criado em, adicionado em, data em que salvei",
    interviewAt: "data da entrevista, data de entrevista, entrevista, data entrevista, proxima entrevista",
    closingAt: "prazo, data limite, data de encerramento, encerramento, prazo de inscricao, prazo final",
    followUpAt:
      "acompanhamento, data de acompanhamento, retorno em, lembrete, proximo contato, proximo contacto",
    salary: "salario, remuneracao, faixa salarial, ordenado, vencimento",
    notes: "notas, observacoes, comentarios, anotacoes, observacao",
    contactName:
      "contato, contacto, pessoa de contato, pessoa de contacto, nome do contato, recrutador, recrutadora",
    contactEmail:
      "email do contato, e mail do contato, email do contacto, e mail de contato, endereco de email, e mail, email",
    posting: "descricao da vaga, descricao, descricao do cargo, texto da vaga",
    externalId: "referencia, codigo da vaga, numero da vaga, id da vaga, id",
    date: "data, dia",
    other:
      "telefone, site, fonte, prioridade, curriculo, carta de apresentacao, setor, ultimo contato, data da resposta, data de publicacao, pretensao salarial, numero",
  },
};
