import { parsePhrasePatterns } from "../language-pack.ts";

const definite = "(?:el |la |los |las |al |a la |a los |a las )";
const name = "(\\p{L}+(?: de \\p{L}+)?)";
const unit =
  "(?:g|gr|grs|gramos?|kg|kilos?|ml|cl|l|litros?|unidades|piezas?|rebanadas?|rodajas?|tajadas?|lonchas?|vasos?|copas?|tazas?|platos?|porciones|raciones|cucharadas?|cucharaditas?)";
const number = "(?:\\d(?:[\\d.,/]*\\d)?|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)";
const amount = `(${number} ?${unit}|${number})`;
const weight = "(\\d[\\d.,]* ?(?:g|gr|grs|gramos?|kg|kilos?|ml|cl|l|litros?))";
const it = "(?:l[oae]s?)";
/** Verbs that set an amount, in the imperative of each country and the infinitive. */
const set =
  "(?:pon(?:er|é|ed|ga|gan)?|p[óo]n|dej(?:a|á|e|en|ar)|d[ée]j(?:a|e)|cambi(?:a|á|e|en|ar)|c[áa]mbi(?:a|e)|ajust(?:a|á|e|ar)|aj[úu]st(?:a|e)|corr[ie]g(?:e|í|ir)|corr[íi]g(?:e)|corrij(?:a|an)|modific(?:a|á|ar)|modif[íi]c(?:a)|actualiz(?:a|á|ar)|actual[íi]z(?:a)|fij(?:a|á|ar)|f[íi]j(?:a))";
const raise =
  "(?:sub(?:e|í|a|an|ir)|s[úu]b(?:e|a)|aument(?:a|á|e|ar)|aum[ée]nt(?:a|e)|increment(?:a|á|ar)|increm[ée]nt(?:a))";
const lower =
  "(?:baj(?:a|á|e|en|ar)|b[áa]j(?:a|e)|reduc(?:e|í|ir)|red[úu]c(?:e)|redu[zc]ca|disminu(?:ye|í|ir)|dismin[úu]ye|rebaj(?:a|á|e|ar)|reb[áa]j(?:a|e)|recort(?:a|á|ar)|rec[óo]rt(?:a))";
const verb = `(?:${set}|${raise}|${lower})`;
const take =
  "(?:r[ée]st(?:a|á|e|ar)|qu[íi]t(?:a|á|ar)|quit(?:a|á|e|ar)|desc[ou]e?nt(?:a|á|ar)|descu[ée]nt(?:a))";

/** Instructions whose verb says how an amount changes: to which one, or by which one. */
export const editVerbs = parsePhrasePatterns(String.raw`
^${definite}${name} ${verb}${it} (?:a|hasta) ${amount}$|^${verb}(?:me|le|les)? ${definite}${name} (?:a|hasta) ${amount}$
= change $1$3 to $2$4
+ el arroz súbelo a 200 g = change rice to 200 g
^(?:pon|poné|ponga|pongan|ponme|poneme|póngame|anota|anotá|apunta|apuntá|registra|registrá|marca|marcá|deja|dejá) (?:que (?:fue|fueron|eran|era|son|comí) )?${weight}(?: de| del| de la)? ${name}$
= $1 $2
+ pon 180 g de arroz = 180 g rice
^(?:pon|poné|ponga|pongan|ponme|poneme|póngame|anota|anotá|apunta|apuntá|registra|registrá|marca|marcá|deja|dejá) (?:que (?:fue|fueron|eran|era|son|comí) )?(\d\d+) de ${name}$
= $2 was $1 g
+ pon 180 de arroz = rice was 180 g
^(?:pon|poné|ponga|pongan|ponme|poneme|póngame|deja|dejá) (?:solo )?${amount}$
= it was $1
+ ponga dos rebanadas = it was 2 slice
^${take}(?:le|les)? ${weight} (?:a|de|al|del|a la|de la|a los|de los|a las|de las) ${name}$|^${lower}(?:le|les)? ${weight} (?:a|de|al|del|a la|de la|a los|de los|a las|de las) ${name}$
= $1$3 less $2$4
+ réstale 30 g al arroz = 30 g less rice
^${lower}(?:me|le|les)? ${definite}${name} en ${weight}$
= $2 less $1
+ reduce el arroz en 20 g = 20 g less rice
^${raise}(?:me|le|les)? ${definite}${name} en ${weight}$
= $2 more $1
+ sube el arroz en 20 g = 20 g more rice
`);
