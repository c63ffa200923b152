/** Shown while a meal is worked out. Each is true, short, and says nothing about how to eat. */
export const funFacts: readonly string[] = [
  "Apples float because about a quarter of their volume is air.",
  "To a botanist a banana is a berry, and a strawberry is not.",
  "The specks on a strawberry are its fruits; each holds one seed.",
  "Honey keeps for years because it holds too little water for microbes to grow.",
  "An eggshell has thousands of pores, small enough to hold water and let air through.",
  "Peanuts ripen underground and are closer to beans than to almonds.",
  "Almonds are close relatives of peaches: both are stone fruits.",
  "Each cashew hangs below a fruit of its own, the cashew apple.",
  "Fresh pineapple keeps jelly from setting: its enzymes break down gelatin.",
  "A gram of saffron takes about 150 crocus flowers.",
  "Chillies feel hot because capsaicin sets off the nerves that sense heat.",
  "Birds do not feel the burn of chillies, and carry the seeds far.",
  "Vanilla pods grow on an orchid.",
  "White asparagus is green asparagus that never saw the light.",
  "Green, oolong and black tea all come from the same plant.",
  "Broccoli, cauliflower, kale, cabbage and Brussels sprouts are one species.",
  "Ripe cranberries bounce, and growers sort them by it.",
  "A fig is a whole cluster of flowers, turned inside out.",
  "Popcorn pops at about 180 °C, when the steam inside bursts the hull.",
  "Chocolate melts in the mouth because cocoa butter melts just below body temperature.",
  "Avocados ripen only once they are picked.",
  "Cucumbers are about 95% water.",
  "Nutmeg and mace come from the same fruit: the seed and its lacy coat.",
  "Kiwifruit were sold as Chinese gooseberries until 1959.",
  "Mushrooms make vitamin D when light falls on them, as skin does.",
];

export function pickFunFact(): string {
  return funFacts[Math.floor(Math.random() * funFacts.length)] as string;
}
