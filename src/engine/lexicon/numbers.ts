const words =
  "a an one ein eine einem einen eins un une uno una um uma:1,two zwei deux dos dois duas due twee:2,three drei trois tres:3,four vier quatre cuatro quatro:4," +
  "five funf cinq cinco vijf:5,six sechs seis:6,seven sieben sept siete sete:7,eight acht huit ocho oito:8,nine neun neuf nueve nove:9,ten zehn dix diez dez:10,twelve zwolf douze doce:12," +
  "一:1,二 两:2,三:3,四:4,五:5,六:6,七:7,八:8,九:9,十:10";

const values = new Map(
  words.split(",").flatMap((group) => {
    const [names = "", value = ""] = group.split(":");
    return names.split(" ").map((name): [string, number] => [name, Number(value)]);
  }),
);

/** The value of a number from a word's key, in digits (at most three) or spelled out. */
export function numberOf(key: string): number | undefined {
  return /^\d{1,3}$/.test(key) ? Number(key) : values.get(key);
}
