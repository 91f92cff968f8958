const words =
  "a an one ein eine einem einen eins un une uno una um uma:1,two zwei deux dos dois duas due twee deux:2,three drei trois tres tre drie:3,four vier quatre cuatro quatro quattro vier:4," +
  "five funf cinq cinco cinque vijf:5,six sechs seis sei zes:6,seven sieben sept siete sete sette zeven:7,eight acht huit ocho oito otto:8,nine neun neuf nueve nove negen:9,ten zehn dix diez dez dieci tien:10,twelve zwolf douze doce dodici twaalf:12," +
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

/** Words before how long something was done. "In two years" is how fast. */
export const forWords =
  "for|over|during|über|während|seit|pendant|durante|por|per|gedurende|i|pod|przez|po dobu|depuis|desde hace|há|da";
/** Since a year. */
export const sinceWords = "since|from|ab|seit|depuis|desde|dal|sinds|vanaf|sedan|från|od";
/** In a year. */
export const inWords = "in|during|im jahr|en|em|nel|i|w|v";
