/** Parts of the patterns of instructions. */

export const the = "(?:(?:lo de )?(?:el |la |los |las |mi |mis |es[ea] |es[oa]s |est[ea] |est[oa]s )|lo del? )?";
export const weight = "\\d[\\d.,]* ?(?:g|grs?|gramos?|kg|ml|cl|dl|l|litros?)";
export const drink =
  "(?:coca|cola|pepsi|refresco|gaseosa|fanta|sprite|soda|jugo|zumo|cerveza|agua|leche|té|café|batido|licuado)";
export const someone = "(?:mi|un|una|el|la) \\p{L}+ (?:se )?(?:comió|tomó|bebió|robó)";
export const instead = "(?:en ?ve[sz]|en ?be[sz]|envés|en lugar|en cambio|en reemplazo) del?";
