/** Parts of the patterns of instructions. */

export const the =
  "(?:(?:lo de )?(?:el |la |los |las |mi |mis |es[ea] |es[oa]s |est[ea] |est[oa]s )|lo del? )?";
export const weight = "\\d[\\d.,]* ?(?:g|grs?|gramos?|kg|ml|cl|dl|l|litros?)";
export const drink =
  "(?:coca|cola|pepsi|refresco|gaseosa|fanta|sprite|soda|jugo|zumo|cerveza|agua|leche|té|café|batido|licuado)";
export const someone =
  "(?:mi|un|una|el|la) \\p{L}+ (?:(?:se )?(?:comió|tomó|bebió|robó)|se (?:quedó con|terminó|acabó))";
export const instead = "(?:en ?ve[sz]|en ?be[sz]|envés|en lugar|en cambio|en reemplazo) del?";
/** An amount with its unit. */
export const quantity =
  "(?:(?:\\d[\\d.,]*|una?|dos|tres|cuatro|media?) ?(?:g|grs?|gramos?|ml|cl|cucharad(?:it)?as?|cdas?|cditas?|rebanadas?|lonchas?|trozos?|chorrit?os?|sobres?|puñados?))";
/** Before the item that a food was added to. */
export const onItem =
  "(?:al|a la|a los|a las|en el|en la|en los|en las|sobre el|sobre la|encima del|encima de la|por encima del|por encima de la)";
