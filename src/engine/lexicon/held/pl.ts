import type { HeldWords } from "./types.ts";

export const pl: HeldWords = {
  knowing:
    "doświadczeni[ae]|doświadczeń|wiedzy|wiedza|znajomości|znajomość|praktyki|wykształcenia|umiejętności|pojęcia|styczności|używał\\p{L}*|używam|korzystał\\p{L}*|korzystam|pracował\\p{L}*|pracuję|pracować|uczył\\p{L}*|znam|zna|umiem|potrafię|mówię|mam|miał\\p{L}*|posiadam|obsługiwał\\p{L}*|obsługuję|poznał\\p{L}*",
  denies: "nie|nigdy|bez|brak|żadn\\p{L}+|niewielki\\p{L}*|ani",
  deniesName: "bez|oprócz|poza|prócz|zamiast|ani|nie|z wyjątkiem|brak",
  between: "lub|i|oraz|ani|z|ze|w|we|na|do",
  lacks: "brakuje mi|brak|nie znam|nieznajomość|obce mi",
  lacksBehind: "jest mi obc\\p{L}+|nie jest mi znan\\p{L}+|brak|brakuje",
  none: "brak|nie|nigdy|żadn\\p{L}+|bez",
  once: "nie tylko|już nie|nie \\p{L}+ już",
  planned:
    "nauczę się|będę|planuję(?= [^;]{0,24}(?:kurs|szkoleni|nauk|naucz|pozna))|planowan\\p{L}+|zamierzam|zacznę|rozpocznę|uczę się|się uczę|w trakcie nauki|w przyszłym roku|wkrótce|cel:|poznam",
  plannedBehind: "w trakcie|planowan\\p{L}+|w planach",
  wished:
    "chcę|chciał(?:a|e)bym|chętnie|z chęcią|pragnę|marzę o|mam nadzieję|interesuje mnie|zainteresowan\\p{L}+|ciekaw\\p{L}* jestem|gotow\\p{L} do nauki",
  wishedBehind: "chcę|chciał(?:a|e)bym|mnie (?:interesuje|ciekawi)",
  people:
    "(?:(?:mój|moja|moi|nasz\\p{L}*|jego|jej) )?(?:brat|siostra|ojciec|matka|tata|mama|rodzice|mąż|żona|partner|partnerka|syn|córka|wujek|ciocia|kuzyn|kuzynka|przyjaciel|przyjaciółka|kolega|koleżanka|koledzy|szef|szefowa|przełożon\\p{L}|kierownik|poprzednik|agencja|dostawca|podwykonawca|zewnętrzna firma)",
  doneByOthers:
    "(?:wykonała|wykonał|robiła|robił|zrobiła|zrobił|prowadziła|prowadził) (?:agencja|firma|dostawca|podwykonawca|kolega|koleżanka|szef|szefowa)|(?:wykonan\\p{L}+|zrobion\\p{L}+|prowadzon\\p{L}+) przez (?:agencję|firmę|szefa|kolegę|koleżankę)",
  self: "ja|mnie|mi|my|nam|nas",
};
