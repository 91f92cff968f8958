import { caiwu } from "./aside/caiwu.ts";
import { comptable } from "./aside/comptable.ts";
import { electricista } from "./aside/electricista.ts";
import { enfermeira } from "./aside/enfermeira.ts";
import { erzieherin } from "./aside/erzieherin.ts";
import { hygienist } from "./aside/hygienist.ts";
import { warehouse } from "./aside/warehouse.ts";
import { accountant } from "./open/accountant.ts";
import { bookkeeper } from "./open/bookkeeper.ts";
import { buchhalterin } from "./open/buchhalterin.ts";
import { camarera } from "./open/camarera.ts";
import { chanpin } from "./open/chanpin.ts";
import { conductor } from "./open/conductor.ts";
import { cook } from "./open/cook.ts";
import { coordinator } from "./open/coordinator.ts";
import { developpeur } from "./open/developpeur.ts";
import { elektroniker } from "./open/elektroniker.ts";
import { engineer } from "./open/engineer.ts";
import { falegname } from "./open/falegname.ts";
import { gongchengshi } from "./open/gongchengshi.ts";
import { hushi } from "./open/hushi.ts";
import { infirmiere } from "./open/infirmiere.ts";
import { koch } from "./open/koch.ts";
import { laborantin } from "./open/laborantin.ts";
import { mechanic } from "./open/mechanic.ts";
import { motorista } from "./open/motorista.ts";
import { nurse } from "./open/nurse.ts";
import { professora } from "./open/professora.ts";
import { sales } from "./open/sales.ts";
import { teacher } from "./open/teacher.ts";
import { tienda } from "./open/tienda.ts";
import { welder } from "./open/welder.ts";
import type { Writer } from "./types.ts";

/** The people whose sentences the rules were fitted to. */
export const openWriters: readonly Writer[] = [
  accountant,
  buchhalterin,
  camarera,
  conductor,
  laborantin,
  bookkeeper,
  chanpin,
  cook,
  coordinator,
  developpeur,
  elektroniker,
  engineer,
  falegname,
  gongchengshi,
  hushi,
  infirmiere,
  koch,
  mechanic,
  motorista,
  nurse,
  professora,
  sales,
  teacher,
  tienda,
  welder,
];

/** People whose sentences were written before the rules and are counted only. */
export const asideWriters: readonly Writer[] = [
  caiwu,
  comptable,
  electricista,
  enfermeira,
  erzieherin,
  hygienist,
  warehouse,
];
