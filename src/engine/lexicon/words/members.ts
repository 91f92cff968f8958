import { once } from "../../../shared/lazy-module.ts";
import { stemOf } from "../../retrieval/words/tokens.ts";

/**
 * Kinds of things, and words for members of each kind. A question about the kind also finds its members, but not the
 * reverse. English only, and each entry is one word.
 */
const kinds = `
doctor doctors physician specialist > dr dermatologist cardiologist neurologist pediatrician dentist surgeon psychiatrist gynecologist oncologist radiologist ophthalmologist optometrist orthopedist urologist ent gp clinic
family relatives relative > mother mom mum father dad parents parent sister brother siblings son daughter kids children wife husband spouse aunt uncle cousin niece nephew grandma grandpa grandmother grandfather
child children kid kids > son sons daughter daughters toddler baby brother sister
partner spouse > husband wife boyfriend girlfriend fiance fiancee
pet pets animal animals > dog dogs puppy puppies pup cat cats kitten kittens hamster rabbit parrot turtle tortoise snake lizard gecko goldfish horse guinea
dog dogs > puppy puppies pup pups retriever labrador shepherd poodle terrier
cat cats > kitten kittens kitty
sport sports > soccer football basketball baseball tennis swimming swim running run volleyball hockey golf cycling biking skiing snowboarding surfing climbing boxing rugby cricket badminton skating gymnastics rowing
martial > karate judo taekwondo kickboxing jiujitsu aikido boxing mma kungfu
exercise exercises workout workouts fitness > running run gym yoga pilates swimming swim cycling biking hiking weights lifting cardio jogging kickboxing zumba
instrument instruments > piano guitar violin cello drums drum flute clarinet saxophone trumpet ukulele bass keyboard harp banjo
music musical > song songs band bands concert album singer piano guitar violin jazz rock pop classical orchestra
artist artists musician musicians > singer band bands painter guitarist pianist
hobby hobbies pastime pastimes activity activities interest interests > painting pottery drawing hiking camping swimming running reading gardening photography cooking baking knitting sewing fishing dancing dance yoga chess gaming cycling biking climbing surfing writing volunteering museum woodworking
outdoor outdoors > hiking hike camping climbing mountaineering kayaking fishing surfing biking skiing trail trails picnic
art arts artwork > painting paintings drawing drawings sculpture pottery portrait sketch watercolor canvas mural
craft crafts > pottery knitting sewing crochet woodworking embroidery jewelry
book books > novel novels author series memoir reading
movie movies film films > cinema trilogy documentary comedy thriller sequel
game games > chess poker monopoly scrabble xbox playstation nintendo rpg console
food foods dish dishes meal meals > pizza pasta salad soup chicken sushi bread cake curry tacos burger rice lasagna sandwich steak stew
dessert desserts sweets > cake cookies pie ice cream chocolate brownies tart cupcakes pudding
drink drinks beverage beverages > coffee tea wine beer juice smoothie cocktail soda water
fruit fruits > apple apples banana bananas orange oranges strawberries blueberries berries mango grapes
vegetable vegetables > tomatoes carrots broccoli spinach lettuce cucumbers peppers potatoes
car cars vehicle vehicles > truck suv sedan van motorcycle prius tesla toyota honda ford bmw
european europe > spain france italy germany england britain ireland portugal greece sweden norway denmark finland netherlands belgium switzerland austria poland paris london rome barcelona madrid berlin
asian asia > japan china india thailand vietnam korea indonesia singapore malaysia tokyo bali
country countries > spain france italy germany england japan china india mexico canada brazil australia thailand greece sweden ireland
state states > california texas florida oregon washington colorado minnesota michigan nevada arizona
trip trips travel travels traveled vacation > flew flight visited visit vacation roadtrip tour beach abroad
celebration celebrations holiday holidays > birthday wedding anniversary christmas thanksgiving easter graduation halloween
event events > conference parade festival concert workshop ceremony fundraiser gala fair exhibition meeting speech
clothes clothing outfit outfits > shirt dress shoes sneakers jacket jeans sweater coat boots pants hat
jewelry jewellery > ring necklace bracelet earrings pendant
furniture > couch sofa table chair desk bed bookshelf dresser mattress lamp
appliance appliances > fridge oven microwave dishwasher toaster blender fryer vacuum
device devices gadget gadgets > phone laptop tablet ipad kindle headphones camera smartwatch
bought buy purchase purchased items > got ordered purchased shopping
health medical > surgery injury injured hospital diagnosed pain allergy allergies asthma illness doctor checkup
injury injuries injured > sprained broke broken fracture ankle hurt
religion religious faith > church prayer bible christian muslim jewish buddhist hindu catholic
volunteering volunteer charity > shelter fundraiser donated donate homeless soup kitchen
plant plants > flowers roses succulent fern basil orchid herbs cactus
weather > rain snow storm sunny hot cold
destress stress relax > therapy calming therapeutic yoga meditation running massage
cause causes > veterans education infrastructure homelessness environment hunger
social platform > instagram facebook twitter tiktok youtube linkedin
subject subjects > math history science physics chemistry biology
degree degrees > bachelor master phd doctorate graduated
`;

/** The members of a kind, by the stem of its name. */
export function membersOf(stem: string): readonly string[] {
  return wordsByStem().get(stem) ?? [];
}

const wordsByStem = once(byStem);

function byStem(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const line of kinds.trim().split("\n")) {
    const [wholes = "", members = ""] = line.split(" > ");
    for (const stem of new Set(wholes.split(" ").map(stemOf)))
      found.set(stem, [
        ...(found.get(stem) ?? []),
        ...members.split(" ").filter((one) => stemOf(one) !== stem),
      ]);
  }
  return found;
}
