import { wordSet } from "../word-lists.ts";

/** Emojis that name a food, each with the food's words and other words that name the same in a message. */
const table = `
  🍕 pizza+slice | margherita pepperoni slice
  🍔 hamburger | burger cheeseburger bigmac whopper
  🍟 fries | chips
  🌭 hotdog | dog snag sausage frankfurter
  🌮 taco
  🌯 burrito | wrap
  🥙 gyro | kebab shawarma doner pita wrap falafel
  🥪 sandwich | sarnie butty toastie blt sub
  🍳 egg | omelette fry scramble breakfast
  🥚 egg
  🥞 pancake
  🧇 waffle
  🥓 bacon | rasher
  🥐 croissant
  🥖 baguette
  🥯 bagel
  🥨 pretzel
  🍞 bread | toast loaf sandwich
  🧀 cheese | cheddar mozzarella brie feta
  🥗 salad | caesar
  🍝 spaghetti | pasta lasagna carbonara penne bolognese bol
  🍜 ramen | noodle pho soup laksa udon
  🍛 curry | masala korma dal biryani
  🍣 sushi | nigiri maki sashimi
  🍙 onigiri
  🥟 gyoza | dumpling momo pierogi
  🍤 shrimp | prawn tempura
  🥩 steak | beef ribeye sirloin meat
  🍗 drumstick | chicken wing turkey
  🍚 rice
  🍲 stew | soup chili casserole
  🥣 cereal | oats porridge oatmeal soup granola yogurt
  🍎 apple
  🍏 apple
  🍌 banana
  🍊 orange | tangerine clementine mandarin satsuma
  🍐 pear
  🍑 peach | nectarine
  🍓 strawberries | strawberry
  🫐 blueberries | blueberry
  🍇 grapes | grape
  🍍 pineapple
  🥭 mango
  🥝 kiwi
  🍉 watermelon | melon
  🍒 cherries | cherry
  🥑 avocado | avo guacamole guac
  🥕 carrot
  🌽 corn
  🥔 potato
  🍩 doughnut | donut
  🍪 cookie | biscuit
  🧁 cupcake | muffin
  🍰 cake | cheesecake
  🍫 chocolate | snickers twix mars kitkat
  🍦 icecream | ice gelato sundae
  🍨 icecream | ice gelato sundae
  🍿 popcorn
  🥜 peanuts | peanut nut
  ☕ coffee | latte cappuccino espresso americano flat tea cortado mocha kahvesi
  🍵 tea | matcha chai
  🧋 boba | bubble tea
  🍺 beer | lager pint ale ipa stout guinness stella
  🍻 beer | lager pint ale ipa stout guinness stella
  🍷 wine | red rioja malbec merlot
  🥂 champagne | prosecco cava wine bubbly
  🥛 milk`;

const rows = table
  .trim()
  .split("\n")
  .map((row) => {
    const [emoji = "", name = "", , ...others] = row.trim().split(" ");
    const food = name.split("+");
    return { emoji, food, others: [food[0] ?? "", ...others] };
  });

/** The food's words of each emoji. */
export const words: ReadonlyMap<string, readonly string[]> = new Map(
  rows.map(({ emoji, food }) => [emoji, food]),
);

/** Words that name the same food: if one is in the message, the emoji decorates it. */
export const sameFood: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  rows.map(({ emoji, others }) => [emoji, new Set(others)]),
);

/** Words after which an emoji is the food: "had a 🍕". After another word it decorates: "gym done 🍌". */
export const wordsBefore = wordSet(
  "a an one two three four the my some and n plus with w then had have ate eating drank just only of half small large big",
);

/** Words before which an emoji is the food: "🍕 for lunch". Before another word it is a bullet: "🍳 oats". */
export const wordsAfter = wordSet(
  "a and n plus with w then for at before after in on from this while again only today no black white x",
);

/** Meals after which an emoji at the end of a message is the food: "snack 🍪". */
export const mealsBefore = wordSet("breakfast brunch lunch dinner supper snack dessert");
