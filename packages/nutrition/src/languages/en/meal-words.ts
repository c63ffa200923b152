/** Words of meals, days and clocks, and common words that are not foods. */
export const commonNonFoodWords: readonly string[] =
  `breakfast brekkie brunch lunch lunchtime dinner supper snack yesterday today tonight tomorrow monday tuesday
  wednesday thursday friday saturday sunday morning afternoon evening night noon midday midnight oclock hour
  minute ago which instead rather than each every also another other people mother father brother sister
  better bitter butter coach couch beach hiking weight weigh counted count left right over under again always
  never often early late later before after while during until since watching watched movie show shower
  work working worked office meeting school class homework driving drove drive train plane flight hotel
  holiday vacation weekend birthday wedding party doctor dentist nurse hospital clinic medicine pill tablet
  vitamin supplement energy tired sleepy hungry thirsty stomach headache pain sore sick cold fever cough
  running walking swimming cycling lifting squat plank yoga pilates treadmill elliptical rowing climbing
  dancing tennis soccer football basketball baseball volleyball golf skiing snowboard burned burnt calorie
  protein carb carbs carbohydrate fat fats fiber fibre sodium sugars saturates saturated kcal kilojoule
  whatever something anything everything nothing maybe probably exactly almost about around approximately
  really very quite pretty little bit lots plenty enough much many more less most least half quarter third
  sourced referred enhance kickstart creating created sweeten delighted shaped preserved fully cooling
  steering smeared feasting broiling composed extracted commonly specially specialty seasonal carefully
  completely energized nestled diameter friendly children contained primarily smart royal marine america
  whole entire single double triple please thanks thank hello sorry okay sure yeah nope`.split(
    /\s+/,
  );
