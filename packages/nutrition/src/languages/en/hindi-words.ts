/** Words of Hindi and Urdu in Latin letters between the foods of a message, with those of English. */
import { parsePatternRows } from "../pattern-rows.ts";

/** After a time or a meal: "in", "at" and "of". */
const postposition = "(?: (?:me|mein|mai|main|ko|ka|ki|ke|k)\\b(?! (?:and|i|had)\\b))";
const meal = "(?: (?:khana|khane|khaane)(?: (?:me|mein|mai)\\b)?)";
const countedFood =
  "(?:(?:roti|rotis|chapati|chapathi|phulka|paratha|parantha|naan|puri|poori|idli|dosa|vada|samosa|anda|ande|laddu|ladoo|biscuit|katori|plate|cup|glass|bowl|chammach)s?\\b)";

/** Rows are applied in this order. */
export const hindiWords = parsePatternRows(String.raw`
  \b(?:kal|last) raat(?: ko| me| mein)?\b
  = last night
  + [kal raat ko] biryani
  \bkal(?= (?:subah|dopahar|shaam|sham|nashte|nashta|lunch|dinner)\b)
  = yesterday
  + [kal] [dopahar me] rajma chawal
  - kal ho na ho
  \baaj\b
  = today
  + [aaj] idli
  \b(?:subah|subha|subeh)(?: subah)?${postposition}?(?: (?:naa?shte|naa?shta|naa?shtey)\b${postposition}?)?
  = in the morning
  + [subah] 2 aloo paratha
  + [subah ke nashte me] poha
  \b(?:naa?shte|naa?shtey|naa?shta)(?:\b${postposition}| ?:)?(?= )
  = for breakfast
  + [nashte me] 3 idli
  + [nashta] upma, chai
  \b(?:dopahar|dopeher|dopahr|duphar)${postposition}?${meal}?(?![a-z])
  = for lunch
  + [dopahar me] dal chawal
  + [dopahar ka khana] rajma
  \b(?:shaam|sham|shyam)(?:${postposition}|(?= (?:\d|chai|samosa|snack)))
  = in the evening
  + [shaam ko] samosa
  + [shaam] 2 biscuit
  - sham beef
  (?<=\b(?:evening|morning|afternoon|night) )(?:mein|me(?= (?:\d|ek|do|teen|chai|samosa|roti)\b))(?= )
  = ,
  + evening [mein] 2 samose
  + morning [me] chai
  - beef chow mein
  \b(?:raat|rat)(?:${postposition}${meal}?)|\braat${meal}?(?![a-z])
  = for dinner
  + [raat ko] rajma chawal
  + [raat ka khana] 3 roti
  - rat tail
  (?<=\b(?:breakfast|lunch|dinner|snacks?) )(?:mein\b|me(?= (?:\d|ek|do|teen|roti|dal|daal|chawal|sabzi|sabji)\b))
  = ,
  + lunch [mein] chole
  + dinner [me] 2 roti
  - lunch me and my wife had dal
  \b(?:khane|khaane) (?:me|mein|mai)\b
  = ,
  + [khane me] rajma chawal
  \b(?:khaya hai|khaya|khayi|khaye|kha liya|piya|piyi|pi liya|peeya|liya)\b(?! (?:bar|latte)\b)
  = ,
  + poha [khaya], chai [piya]
  (?<=[a-z]{3} )(?:ke|k|kay) saa?th\b
  = ,
  + paratha dahi [ke saath]
  + roti dal [k sath]
  \baur\b
  = and
  + idli [aur] chai
  \bek(?= ${countedFood})
  = 1
  + rajma chawal [ek] plate
  \bdo(?= ${countedFood})
  = 2
  + [do] roti
  - do it
  \bteen(?= ${countedFood})
  = 3
  + [teen] roti
`);
