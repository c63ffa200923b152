import { defineMessages } from "../../platform/messages.ts";

export const t = defineMessages("funFacts", {
  /**
   * A fact in each line. A language may have fewer facts. Each is true, verifiable and short, and gives no advice
   * about eating. Figures are left out if sources differ.
   */
  facts: `Apples float because about a quarter of their volume is air.
Apples come from the mountains of Central Asia.
An apple tree grown from a pip rarely bears its parent's kind of apple, so orchards graft.
To a botanist a banana is a berry, and a strawberry is not.
The specks on a strawberry are its fruits; each holds one seed.
A raspberry is a cluster of tiny stone fruits.
A pineapple is many small fruits grown together.
Fresh pineapple keeps jelly from setting: its enzymes break down gelatin.
The banana plant has no woody trunk: it is a giant herb.
Nearly all bananas shipped across the world are of one kind, the Cavendish.
Ripening bananas glow blue under ultraviolet light.
A nectarine is a peach without fuzz; one gene makes the difference.
The grapefruit is a cross of pomelo and orange.
Lemons descend from a cross of sour orange and citron.
In English, the colour orange is named after the fruit.
Kiwifruit were sold as Chinese gooseberries until 1959.
Ripe cranberries bounce, and growers sort them by it.
A fig is a whole cluster of flowers, turned inside out.
The jackfruit is the largest fruit that grows on a tree.
Durian is not allowed on Singapore's trains, because of its smell.
After a miracle berry, lemons taste sweet for a while.
A date palm has been grown from a seed about 2,000 years old.
Avocados ripen only once they are picked.
Tomato, avocado and chilli are words from Nahuatl, the language of the Aztecs.
Most olives are very bitter fresh from the tree; curing makes them good to eat.
Rhubarb is a leaf stalk that is eaten like a fruit.
Yorkshire's forced rhubarb grows in dark sheds and is picked by candlelight.
White asparagus is green asparagus that never saw the light.
An artichoke is the bud of a thistle.
A head of broccoli is a bunch of unopened flower buds.
Broccoli, cauliflower, kale, cabbage and Brussels sprouts are one species.
Turnips, pak choi and Chinese cabbage are one and the same species.
Beetroot, chard and sugar beet are forms of a single species.
The cones of a Romanesco stand in spirals that follow the Fibonacci numbers.
Early garden carrots were purple or yellow; orange ones came later.
Carrots, parsley, fennel, dill and cumin belong to one family of plants.
Tomatoes, peppers, potatoes and aubergines are all nightshades.
Potatoes were first grown in the Andes.
Sweet potatoes are no potatoes: they are relatives of morning glory.
Green sweet peppers are unripe ones; most would turn red, orange or yellow.
Cucumbers are about 95% water.
Chillies feel hot because capsaicin sets off the nerves that sense heat.
Birds do not feel the burn of chillies, and carry the seeds far.
Mint feels cool because menthol sets off the nerves that sense cold.
Onions make eyes water because cutting them sets a sulphur compound free.
A whole clove of garlic hardly smells; cutting it makes the scent.
Mustard seeds turn hot only when they are crushed and wetted.
Much of the wasabi served in the world is horseradish, coloured green.
Black and white pepper come from the fruit of the same vine.
Capers are pickled flower buds.
Cloves are the dried flower buds of a tropical tree.
Cinnamon is the inner bark of a tree.
Allspice is one berry, not a blend of spices.
Nutmeg and mace come from the same fruit: the seed and its lacy coat.
Ginger, turmeric and cardamom belong to one family of plants.
Vanilla pods grow on an orchid.
Saffron threads are picked by hand, three to each crocus flower.
To some people coriander leaves taste of soap, and genes play a part in it.
Peanuts ripen underground and are closer to beans than to almonds.
An almond is the seed of a fruit that is a close relative of the peach.
Each cashew hangs below a fruit of its own, the cashew apple.
Mangoes, cashews and pistachios belong to one family of plants.
Brazil nuts grow packed like orange segments in a pod as hard as a coconut.
Macadamia nuts come from Australia.
What looks like one sunflower is a crowd of small flowers.
Mendel worked out the rules of heredity with peas.
A lens is named after the lentil, whose shape it has.
Tofu is made from soy milk much as cheese is from milk: by curdling it.
Soy sauce and miso both start with koji: grain or beans that a mould has grown on.
Maize was bred from teosinte, a wild grass of Mexico.
Each kernel on an ear of corn has a thread of silk of its own.
An ear of corn nearly always has an even number of rows.
Popcorn pops at about 180 °C, when the steam inside bursts the hull.
Quinoa is a relative of spinach, and buckwheat of rhubarb.
Rice grows on every continent but Antarctica.
Wild rice is a cousin of rice: the grain of a different grass.
Couscous is no grain of its own: it is semolina rolled into tiny balls.
In Italian, farfalle are butterflies, linguine little tongues and vermicelli little worms.
Sourdough is made sour by bacteria that live alongside its yeast.
Bread crust and roast meat brown chiefly by one reaction, named after Louis Camille Maillard.
The word biscuit means twice cooked.
The croissant descends from the kipferl of Vienna.
The sandwich is named after an Earl of Sandwich.
An eggshell has thousands of tiny pores that let air through.
A fresh egg sinks in water; an old one floats, because its air cell has grown.
Mayonnaise holds together because egg yolk coats the droplets of oil.
The holes in Emmental are bubbles of gas made by bacteria.
Orange Cheddar is coloured with annatto, the seed of a tropical tree.
A good part of ice cream is air; without it the scoop would be a hard block.
Honey keeps for years because it holds too little water for microbes to grow.
It takes about 40 litres of sap to make a litre of maple syrup.
The sugar from beets and the sugar from cane are the same molecule.
Marshmallows were once made with the root of a plant, the marsh mallow.
Chocolate melts in the mouth because cocoa butter melts just below body temperature.
Cacao pods grow straight from the trunk of the tree.
Cocoa beans are fermented before they become chocolate.
Coffee beans are the seeds of a fruit that looks like a cherry.
Green, oolong and black tea all come from the same plant.
Wild salmon are pink from the small crustaceans that they eat.
Scallops swim by clapping their shells.
Truffles ripen underground; dogs find them by smell.
Mushrooms are closer relatives of animals than of plants.
Wherever the tongue has taste buds, it can taste sweet, sour, salty and bitter.
The taste called umami was named by a Japanese chemist in 1908.`,
});
