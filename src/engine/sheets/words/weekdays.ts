import { keyOf } from "../key.ts";

/** Weekday names, full and abbreviated, as written before a date. */
export const weekdays: ReadonlySet<string> = new Set(
  [
    "monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun",
    "montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so",
    "lundi mardi mercredi jeudi vendredi samedi dimanche lun mar mer jeu ven sam dim",
    "lunes martes miercoles jueves viernes sabado domingo mie jue vie sab dom",
    "lunedi martedi mercoledi giovedi venerdi gio",
    "segunda terca quarta quinta sexta seg ter qua qui sex",
    "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag ma wo vr za zo",
    "poniedziałek wtorek środa czwartek piątek sobota niedziela pon wt śr czw pt sob niedz",
    "måndag tisdag onsdag torsdag fredag lördag söndag mån tis ons tor tors fre lör sön",
    "mandag tirsdag lørdag søndag man tir lør søn",
    "pondělí úterý středa čtvrtek pátek neděle po út st čt pá ne",
    "pazartesi salı çarşamba perşembe cuma cumartesi pazar pzt çar per cum cmt paz",
  ]
    .join(" ")
    .split(" ")
    .map(keyOf),
);
