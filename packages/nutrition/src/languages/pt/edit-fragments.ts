/** Parts of the patterns of instructions. */

export const the =
  "(?:o |a |os |as |(?:o |a )?meu |(?:a )?minha |(?:os )?meus |(?:as )?minhas |ess[ea]s? |est[ea]s? |aquel[ea]s? )?";
export const unit =
  "(?:g|gr|gramas?|kg|quilos?|ml|cl|dl|l|litros?|colher(?:es)? de (?:sopa|chá)|colher|colheres|fatias?|xícaras?|copos?|latas?|garrafas?|pratos?|porções|porção|pedaços?|unidades|kcal|calorias|kj)";
export const number =
  "(?:\\d(?:[\\d.,/]*\\d)?|um|uma|dois|duas|três|tres|quatro|cinco|seis|sete|oito|nove|dez|meio|meia)";
export const amount = `(?:${number} ?${unit}|${number})`;
export const weight = "\\d[\\d.,]* ?(?:g|gr|gramas?|kg|ml|cl|dl|l|litros?)";
/** An amount with its unit. */
export const quantity =
  "(?:(?:\\d[\\d.,]*|uma?|dois|duas|três|quatro|mei[oa]) ?(?:g|gr|gramas?|ml|colher(?:es)?(?: de (?:sopa|chá|sobremesa|café))?|fatias?|pedaços?|fios?|sachês?|punhados?))";
/** Before the item that a food was added to. */
export const onItem = "(?:n[oa]s?|ao|aos|à|às|(?:em|por) cima d[oa]s?|sobre [oa]s?)";
export const drink =
  "(?:coca|cola|pepsi|guaraná|refri|refrigerante|fanta|sprite|suco|cerveja|água|leite|chá|café|vitamina|shake)";
export const someone =
  "(?:o |a )?(?:meu|minha|um|uma|o|a) \\p{L}+ (?:comeu|tomou|bebeu|roubou|pegou|ficou com|acabou com)";
export const instead =
  "(?:em ?ve[sz]|invés|no lugar|ao (?:invés|inves|enves|envés)|em lugar) d[eoa]s?";
