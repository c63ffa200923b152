/**
 * Shows a speech model how people describe food, and the spelling of words that it often gets wrong.
 * Models of the Whisper kind read the last 224 tokens of such a prompt, so it stays below that.
 */
export const foodWords =
  "Two eggs, a flour tortilla and half an avocado. 200 grams of skyr with chia seeds, 3 ounces of " +
  "salmon, a cup of quinoa, one tablespoon of olive oil, a scoop of whey protein. Oatmeal, hummus, " +
  "tahini, edamame, tofu, tempeh, tzatziki, feta, ricotta, mozzarella, prosciutto, gnocchi, ghee, " +
  "naan, paneer, dal, biryani, samosa, pho, ramen, sushi, kimchi, bibimbap, gyoza, ceviche, " +
  "quesadilla, burrito, guacamole, falafel, shawarma, baklava, croissant, quiche, kefir, latte, acai.";
