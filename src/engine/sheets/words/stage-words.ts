import type { SheetStage } from "../types.ts";

/** Words for the stages, in all languages together, separated by commas. Ambiguous words are not included. */
export const stageWords: Readonly<Record<SheetStage, string>> = {
  saved:
    "saved, wishlist, wish list, bookmarked, bookmark, interested, to apply, not applied, not yet applied, not applied yet, todo, to do, applying, want to apply, ready to apply, planned, planning to apply, shortlisted to apply, backlog, researching, draft, preparing, in preparation, will apply, considering, " +
    "gespeichert, gemerkt, vorgemerkt, offen zu bewerben, zu bewerben, noch nicht beworben, nicht beworben, interessant, merkliste, geplant, in vorbereitung, wunschliste, entwurf, " +
    "enregistre, enregistree, sauvegarde, sauvegardee, a postuler, interesse, a faire, pas encore postule, brouillon, favori, non postule, " +
    "guardado, guardada, por aplicar, por postular, por solicitar, pendiente de aplicar, pendiente de enviar, interesado, me interesa, lista de deseos, borrador, no aplicado, " +
    "salvato, salvata, da candidare, da inviare, da candidarsi, interessato, preferito, bozza, non ancora inviata, " +
    "salvo, salva, salvada, guardada para aplicar, a candidatar, para aplicar, vou me candidatar, interessado, rascunho, " +
    "opgeslagen, bewaard, te solliciteren, nog solliciteren, nog niet gesolliciteerd, concept, interessant om te solliciteren, " +
    "zapisane, zapisana, zapisano, do aplikowania, do wyslania, zainteresowany, planowane, szkic, " +
    "sparad, sparat, att soka, ska soka, intressant, ej sokt, utkast, gemt, skal soge, vil soge, ikke sogt, onskeliste, kladde, lagret, skal sokes, interessert, ikke sokt, " +
    "ulozeno, k odeslani, zajima me, planovano, koncept, kaydedildi, kaydedilen, basvurulacak, taslak, planlandi, " +
    "保存済み, 保存, 応募予定, 検討中, 気になる, 未応募, 応募前, 準備中, ブックマーク, 收藏, 已收藏, 待投递, 未投递, 待申请, 感兴趣, 准备投递, 待投遞, 未投遞, 意向",
  applied:
    "applied, application sent, application submitted, submitted, sent, application received, under review, in review, reviewing, under consideration, awaiting response, awaiting reply, waiting for response, waiting for reply, waiting to hear back, application in review, applied online, re applied, reapplied, acknowledged, application acknowledged, applied waiting, " +
    "beworben, bewerbung gesendet, bewerbung verschickt, bewerbung versendet, bewerbung abgeschickt, verschickt, versendet, abgeschickt, gesendet, eingereicht, eingangsbestatigung, eingangsbestatigung erhalten, in prufung, warte auf antwort, warten auf antwort, warte auf ruckmeldung, " +
    "postule, postulee, candidature envoyee, envoye, envoyee, candidate, candidature deposee, candidature recue, en attente de reponse, accuse de reception, " +
    "aplicado, aplicada, solicitado, solicitada, postulado, postulada, enviado, enviada, inscrito, inscrita, candidatura enviada, solicitud enviada, cv enviado, en revision, esperando respuesta, en espera de respuesta, " +
    "candidato, candidata, candidatura inviata, inviato, inviata, candidatura ricevuta, in valutazione, in attesa di risposta, candidatura presentata, " +
    "candidatado, candidatei me, candidatura feita, aplicado online, aguardando resposta, em analise, curriculo enviado, cv inviato, " +
    "gesolliciteerd, sollicitatie verstuurd, sollicitatie verzonden, verstuurd, verzonden, ingediend, ontvangstbevestiging, wacht op reactie, in behandeling, " +
    "zaaplikowano, aplikowano, aplikacja wyslana, wyslano, wyslane, wyslana, zlozono, cv wyslane, oczekiwanie na odpowiedz, czekam na odpowiedz, zaaplikowane, w trakcie rozpatrywania, " +
    "sokt, ansokt, skickad, skickat, ansokan skickad, inskickad, vantar pa svar, ansogt, sendt, ansogning sendt, sogt, afsendt, venter pa svar, soknad sendt, innsendt, " +
    "odeslano, prihlaseno, odeslana zadost, zazadano, cv odeslano, cekam na odpoved, ceka na odpoved, basvuruldu, basvurdum, gonderildi, basvuru yapildi, basvuru gonderildi, yanit bekleniyor, cevap bekleniyor, degerlendiriliyor, " +
    "応募済み, 応募済, 応募, 応募中, 書類提出済み, 書類選考中, 書類選考, エントリー済み, 選考待ち, 結果待ち, 返信待ち, 已投递, 已申请, 投递, 已投, 已投简历, 简历筛选, 筛选中, 已投遞, 已應徵, 已申請, 等待回复, 简历已投, 审核中",
  screen:
    "screen, screening, phone screen, phone screening, phone call, phone interview, recruiter screen, recruiter call, hr screen, hr call, hr interview, initial screen, screening call, intro call, initial call, introductory call, assessment, online assessment, oa, coding test, coding challenge, take home, take home test, take home assignment, test task, skills test, technical test, " +
    "telefoninterview, telefongesprach, erstgesprach, vorauswahl, telefonat, kennenlerngesprach, einstellungstest, testaufgabe, probeaufgabe, " +
    "preselection, entretien telephonique, appel telephonique, premier appel, appel rh, test technique, entretien rh, " +
    "preseleccion, llamada telefonica, entrevista telefonica, llamada, filtro, prueba tecnica, llamada rrhh, entrevista rrhh, " +
    "preselezione, colloquio telefonico, telefonata, primo contatto telefonico, test tecnico, " +
    "triagem, pre selecao, entrevista telefonica rh, entrevista por telefone, teste tecnico, teste, contato inicial, " +
    "telefonisch gesprek, telefonisch interview, belgesprek, voorselectie, kennismakingsgesprek, kennismaking, " +
    "rozmowa telefoniczna, preselekcja, screening telefoniczny, zadanie rekrutacyjne, test rekrutacyjny, " +
    "telefonintervju, urval, telefonsamtal, telefonsamtale, telefoninterview gennemfort, screeningsamtale, forstegangssamtale telefon, " +
    "telefonicky pohovor, predvyber, telefonat s hr, testovaci ukol, on eleme, telefon gorusmesi, telefonla gorusme, on gorusme, ik gorusmesi, " +
    "電話面談, カジュアル面談, 適性検査, webテスト, 筆記試験, 笔试, 电话面试, 初筛, 电话沟通, 测评, 筆試, 電話面試, hr沟通",
  interview:
    "interview, interviewing, interviews, interviewed, interview scheduled, interview stage, onsite, on site, onsite interview, on site interview, technical interview, tech interview, first interview, second interview, third interview, final interview, final round, 1st interview, 2nd interview, 3rd interview, 1st round, 2nd round, 3rd round, first round, second round, third round, video interview, panel interview, in interview, in interviews, interview process, hiring manager interview, interview completed, interview done, final stage, face to face interview, virtual interview, team interview, " +
    "vorstellungsgesprach, gesprach, im gesprach, einladung, einladung zum gesprach, eingeladen, interview vereinbart, zweitgesprach, fachgesprach, probetag, probearbeiten, vorstellungsgesprach vereinbart, " +
    "entretien, entretiens, en entretien, entretien prevu, entretien planifie, entretien passe, premier entretien, deuxieme entretien, entretien final, entretien technique, " +
    "entrevista, entrevistas, en entrevista, entrevistado, entrevista programada, entrevista agendada, entrevista tecnica, segunda entrevista, primera entrevista, entrevista final, en entrevistas, " +
    "colloquio, colloqui, colloquio fissato, in colloquio, colloquio tecnico, secondo colloquio, primo colloquio, colloquio fatto, " +
    "em entrevista, entrevista marcada, entrevistado em, entrevista feita, primeira entrevista, " +
    "gesprek, sollicitatiegesprek, op gesprek, gesprek gepland, tweede gesprek, eerste gesprek, uitgenodigd, in gesprek, " +
    "rozmowa, rozmowa kwalifikacyjna, rozmowa umowiona, w trakcie rozmow, druga rozmowa, zaproszenie na rozmowe, " +
    "intervju, pa intervju, intervju bokad, intervju planlagt, samtale, til samtale, jobsamtale, jobbintervju, inviteret til samtale, innkalt til intervju, andra intervju, forsta intervju, " +
    "pohovor, pozvan na pohovor, na pohovoru, druhe kolo, pohovor naplanovan, mulakat, gorusme, mulakat asamasi, is gorusmesi, mulakat planlandi, teknik mulakat, " +
    "面接, 面接中, 一次面接, 二次面接, 三次面接, 最終面接, 面接予定, 面接調整中, 面接待ち, 選考中, 面试, 面试中, 一面, 二面, 三面, 终面, 初试, 复试, 待面试, 面試, 面試中, 一面中, 技术面, hr面, 已面试",
  offer:
    "offer, offered, offers, offer received, job offer, received offer, negotiating, negotiation, offer stage, in negotiation, offer extended, verbal offer, got offer, " +
    "angebot, angebot erhalten, jobangebot, vertragsangebot, in verhandlung, zusage, zusage erhalten, verhandlung, vertrag angeboten, " +
    "offre, offre recue, offre d emploi, proposition, negociation, proposition recue, en negociation, promesse d embauche, " +
    "oferta, oferta recibida, oferta de trabajo, negociacion, en negociacion, ofertado, " +
    "offerta, offerta ricevuta, proposta, negoziazione, in trattativa, proposta ricevuta, " +
    "proposta recebida, oferta recebida, negociacao, em negociacao, proposta de emprego, " +
    "aanbod, aanbieding, aanbod ontvangen, onderhandeling, in onderhandeling, contractaanbod, " +
    "oferta pracy, otrzymano oferte, negocjacje, oferta otrzymana, " +
    "erbjudande, jobberbjudande, erbjudande mottaget, forhandling, tilbud, jobtilbud, jobbtilbud, tilbud modtaget, tilbud mottatt, " +
    "nabidka, nabidka prace, nabidka prijata k posouzeni, vyjednavani, teklif, teklif alindi, is teklifi, teklif geldi, pazarlik, " +
    "内定, オファー, 内定済み, 条件交渉中, オファー受領, 录用, 收到offer, 已录用通知, 已发offer, 錄取, 谈薪, 已获offer",
  accepted:
    "accepted, offer accepted, accepted offer, hired, signed, contract signed, got the job, i accepted, job accepted, signed contract, " +
    "angenommen, angebot angenommen, eingestellt, vertrag unterschrieben, unterschrieben, stelle angenommen, " +
    "accepte, acceptee, offre acceptee, embauche, embauchee, contrat signe, recrute, recrutee, " +
    "aceptado, aceptada, oferta aceptada, contratado, contratada, contrato firmado, " +
    "accettato, accettata, offerta accettata, assunto, assunta, contratto firmato, " +
    "aceito, aceite, aceita, proposta aceita, proposta aceite, oferta aceita, contrato assinado, " +
    "geaccepteerd, aanbod geaccepteerd, aangenomen, contract getekend, " +
    "zaakceptowano, oferta przyjeta, przyjeta, zatrudniony, zatrudniona, umowa podpisana, przyjeto oferte, " +
    "accepterat, accepterad, anstalld, kontrakt underskrivet, accepteret, tilbud accepteret, ansat, akseptert, tilbud akseptert, " +
    "prijato, nabidka prijata, smlouva podepsana, kabul edildi, teklif kabul edildi, ise alindim, ise alindi, " +
    "内定承諾, 承諾, 入社決定, 採用, 採用決定, 已接受, 已入职, 接受offer, 已签约, 入职, 已接受offer, 已入職",
  rejected:
    "rejected, rejection, rejected by company, not selected, unsuccessful, declined by company, declined by employer, turned down by company, denied, no longer under consideration, not moving forward, rejection received, got rejected, rejected after interview, not a fit, application unsuccessful, application rejected, not shortlisted, they declined, company rejected, auto rejected, " +
    "abgelehnt, absage, absage erhalten, abgesagt bekommen, abgelehnt worden, leider nein, absage vom unternehmen, nicht ausgewahlt, " +
    "refuse, refusee, refus, candidature refusee, rejete, rejetee, non retenu, non retenue, reponse negative, candidature rejetee, " +
    "rechazado, rechazada, descartado, descartada, no seleccionado, no seleccionada, rechazo, denegado, desestimado, " +
    "rifiutato, rifiutata, scartato, scartata, respinto, respinta, candidatura respinta, non selezionato, non selezionata, esito negativo, " +
    "rejeitado, rejeitada, recusado, recusada, reprovado, reprovada, nao selecionado, nao selecionada, reprovado na entrevista, " +
    "afgewezen, afwijzing, niet geselecteerd, afwijzing ontvangen, " +
    "odrzucono, odrzucona, odrzucony, odrzucone, odmowa, odmowa firmy, nie przyjeto, odpowiedz negatywna, " +
    "avvisad, avslag, nekad, fick nej, ej utvald, afslag, afvist, ikke valgt, fik afslag, avvist, fatt avslag, " +
    "zamitnuto, odmitnuto, odmitnut, zamitnuta, neuspech, reddedildi, olumsuz, ret, olumsuz sonuclandi, elendi, " +
    "不採用, 不合格, お見送り, お祈り, 落選, 書類落ち, 見送り, 選考落ち, 已拒绝, 被拒, 未通过, 不合适, 淘汰, 挂, 已淘汰, 未錄取, 不合適, 拒信, 简历挂, 面试挂",
  withdrawn:
    "withdrawn, withdrew, i withdrew, withdrawn by me, application withdrawn, withdrew application, declined offer, offer declined, i declined, declined by me, turned down offer, offer rejected by me, rejected offer, not interested, no longer interested, not pursuing, cancelled by me, canceled by me, opted out, dropped out, self withdrawn, " +
    "zuruckgezogen, bewerbung zuruckgezogen, selbst abgesagt, angebot abgelehnt, von mir abgesagt, kein interesse, kein interesse mehr, " +
    "retire, retiree, candidature retiree, desiste, desistement, offre refusee, offre declinee, abandonne, abandonnee, pas interesse, plus interesse, " +
    "retirado, retirada, candidatura retirada, solicitud retirada, oferta rechazada, ya no me interesa, no interesado, desistido, " +
    "ritirato, ritirata, candidatura ritirata, offerta rifiutata, rinunciato, non interessato, non piu interessato, " +
    "desisti, desistencia, proposta recusada, oferta recusada, candidatura cancelada por mim, retirei, nao tenho interesse, " +
    "ingetrokken, teruggetrokken, sollicitatie ingetrokken, aanbod afgewezen, geen interesse, niet meer interessant, " +
    "wycofano, wycofana, wycofalem, wycofalam, rezygnacja, zrezygnowalem, zrezygnowalam, oferta odrzucona przeze mnie, " +
    "atertagen, drog tillbaka, tackat nej, trukket, trukket tilbage, takket nej, sagt nej tak, trukket soknad, trukket soknaden, " +
    "stazeno, stazeno mnou, odstoupil, odstoupila, nabidka odmitnuta, geri cekildi, vazgectim, geri cektim, teklifi reddettim, " +
    "辞退, 選考辞退, 内定辞退, 応募取消, 取り下げ, 已撤回, 放弃, 撤回, 主动放弃, 已放弃, 拒offer, 已拒offer, 婉拒",
  ghosted:
    "ghosted, no response, no reply, no answer, never heard back, no response received, no reply received, no feedback, not heard back, havent heard back, haven t heard back, no callback, unresponsive, no response yet from company, ghosted by company, " +
    "keine antwort, keine ruckmeldung, keine reaktion, ohne antwort, ohne ruckmeldung, nie gehort, keine antwort erhalten, " +
    "sans reponse, pas de reponse, aucune reponse, aucun retour, sans retour, pas de retour, jamais repondu, " +
    "sin respuesta, no respondieron, sin contestacion, no han respondido, nunca respondieron, " +
    "nessuna risposta, senza risposta, nessun riscontro, mai risposto, " +
    "sem resposta, sem retorno, nao responderam, nunca responderam, sem feedback, " +
    "geen reactie, geen antwoord, niets gehoord, nooit gehoord, " +
    "brak odpowiedzi, bez odpowiedzi, cisza, brak kontaktu, " +
    "inget svar, ej svar, utan svar, intet svar, ikke svar, intet hort, ikke hort noget, ikke noe svar, ingen svar, ikke hort noe, " +
    "bez odpovedi, zadna odpoved, neozvali se, yanit yok, cevap yok, cevap gelmedi, donus yok, geri donus olmadi, donus yapilmadi, " +
    "音沙汰なし, 返信なし, 連絡なし, 返事なし, 未回答, 无回复, 没有回复, 无回应, 未回复, 石沉大海, 無回覆, 已读不回, 没消息",
};
