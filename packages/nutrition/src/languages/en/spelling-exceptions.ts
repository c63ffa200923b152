/**
 * Common words, first names and places within one or two letters of a food name. They are never
 * corrected: "mouth" does not mean moth beans.
 */
export const uncorrectedWords: readonly string[] =
  `accident activate africa alone anchor angela angle anna april asian australia automatic backing backpack
  backyard baer barber barely barn bart basis battery battle beard beast becky beforehand believed below
  biased blonde blown booth boyd brad brain brake bram breathe brian bride brief brought brush bryan burke
  callback carl carried carve chair chan charge charger chart chat chief chill choir christina claim clamp
  cliff clone coast collar color compete complain complaint compose compute conflict conscious consent
  constant contest context convey cooldown county crane crap crashed cron crossfit crowded crud current curse
  curve dang debonair defer delete deliver deny desert diary doing done dresser drill dropping drown dying eater
  entrance everywhere explore expose fairly falling favor feedback fellow fest fido fired flood follow force
  forecast former fran fred freed freezing froze generate gently germany girlfriend grandfather grandmother
  granted grin groan growl grown guard hadn handling handshake handsome harsh headless health heaping heard highlight
  household hughes instance isolated jain john korea kumar latter launch lawyer learn lena lifetime logan
  login lopo lossy lunar lunges lying machinery magazine maintain manage mara margaret marie mario marry
  martin masi match matches meant megan meta metal michelle modern module money mosquito mouse mouth move
  moves movie muir newspaper nick nicky noise organize overcome overhead padding paint painted palace panel
  parking partly peace peter placed planet planted pleasant point points possible powered presence pressure
  previous print printed processor produce project promised prot protest pruned purchase purse raining raise
  realm reduce remove robot roman roommate ross rough route ruby russ russia sample saved scope scored seize
  seller separate server sewing shade shaken shallow shave shelf shine shiny shopped shortcut shouldnt shout
  similar singing slash sleepless slide slippers slope smoke smoker snapshot snowy soap sober solve somewhat
  somewhere sono spain spar speed spite spouse sprained stair stairs stake stale stare stata statue steal
  steep steven sting stole storing streak stream super supply surprise sven sweden tally temper template
  tested thinking thorough threat threaten timer toda todd transport turn turns understanding viene virginia
  vital waiter waiting waking walter wander warp wheelchair width workplace writing yong yourself`.split(
    /\s+/,
  );
